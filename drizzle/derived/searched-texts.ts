import type { GptInput } from '#shared/items/gpt-fields.ts'
import type { PromptInput } from '#shared/items/prompt-fields.ts'
import { readConversations } from '#shared/items/sections/conversations.ts'

/** The texts of an item that a search finds it by. */
export type SearchedTexts = {
  titre: string
  tags: string[]
  requetes: string[]
  /** What else people say who look for it. */
  demandes: string[]
  categories: string[]
  /** As plain text. */
  description: string
  /** What a reader sees besides. */
  corps: string[]
}

type Labelled = Pick<PromptInput, 'tags' | 'categories' | 'requetes_seo'>
type WithConversations = Pick<PromptInput, 'conversations_associees'>
type SearchedPrompt = Pick<PromptInput, 'titre' | 'description' | 'prompt'> &
  Labelled &
  WithConversations
type Sections = Pick<GptInput, 'cas_usage' | 'workflow' | 'limitations' | 'faq'>
type SearchedGpt = Pick<GptInput, 'nom' | 'role'> & Labelled & WithConversations & Sections

export const searchedPromptTexts = (item: SearchedPrompt): SearchedTexts => ({
  ...labels(item),
  titre: item.titre,
  description: item.description,
  corps: [item.prompt, ...names(item)],
})

/** Those of a GPT; its description as the text that it shows. */
export const searchedGptTexts = (item: SearchedGpt, description: string): SearchedTexts => ({
  ...labels(item),
  titre: item.nom,
  description,
  corps: [item.role ?? '', ...names(item), ...sectionTexts(item)],
})

const labels = ({ tags, categories, requetes_seo }: Labelled) => ({
  tags,
  categories,
  requetes: requetes_seo?.requetes ?? [],
  demandes: requetes_seo?.demandes ?? [],
})

const names = (item: WithConversations) =>
  readConversations(item.conversations_associees).map(({ nom }) => nom)

const sectionTexts = ({ cas_usage, workflow, limitations, faq }: Sections): string[] => [
  ...cas_usage.flatMap((use) => [
    use.titre,
    use.description,
    use.contexte ?? '',
    use.resultats_attendus ?? '',
  ]),
  ...workflow.flatMap((step) => [
    step.titre,
    step.description,
    ...(step.conseils ?? []),
    ...(step.outils_requis ?? []),
  ]),
  ...limitations.flatMap(({ titre, description }) => [titre, description]),
  ...faq.flatMap(({ question, reponse }) => [question, reponse]),
]
