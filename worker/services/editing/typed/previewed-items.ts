import { exempleColumn } from '#drizzle/derived/exemple.ts'
import { markdownFormat, parseMarkdown } from '#drizzle/derived/markdown.ts'
import type { CategoryGroup } from '#shared/categories/category.ts'
import { gptCandidate, type GptDraft } from '#shared/items/gpt-fields.ts'
import { gptDrafting, itemAsFar, promptDrafting } from '#shared/items/item-drafting.ts'
import {
  promptCandidate,
  type PromptDraft,
  promptInputSchema,
} from '#shared/items/prompt-fields.ts'
import { readConversations } from '#shared/items/sections/conversations.ts'
import { readHistorique } from '#shared/items/sections/historique.ts'
import { shownQueries } from '#shared/items/sections/requetes-seo.ts'
import type { Verification } from '#shared/items/verification.ts'
import { maxMarkdownLength, treeText } from '#shared/text/markdown-tree.ts'
import { maxLengthAt } from '#shared/text/max-length.ts'
import { type GptWithSections, withGenericSections } from '#worker/services/items/gpts.ts'
import type { PromptWithExemple } from '#worker/services/items/prompts.ts'

/** What a preview shows of an item that nobody typed. */
export type StoredFacts = Verification & {
  id: string
  slug: string
  cote: string
  date_creation: string
  date_modification: string
  /** Of a draft that names none. */
  ia: string
}

type StoredItem = Omit<StoredFacts, 'slug' | 'ia'> & { item: { slug: string } }

/** Those of an item; null for one that does not exist yet. */
export function factsOf(
  stored: StoredItem | null,
  { now, ia }: { now: Date; ia: string },
): StoredFacts {
  if (stored === null) {
    const today = now.toISOString()
    const name = 'nouveau'
    return {
      id: name,
      slug: name,
      cote: '',
      date_creation: today,
      date_modification: today,
      ia,
      verifie_avec: null,
      verifie_le: null,
    }
  }
  const { id, cote, date_creation, date_modification, verifie_avec, verifie_le, item } = stored
  const { slug } = item
  return { id, slug, cote, date_creation, date_modification, ia, verifie_avec, verifie_le }
}

/**
 * A draft as its page would show it: texts as they are typed, up to the length that may be published, and
 * addresses once they are valid.
 */
export function previewedPrompt(facts: StoredFacts, draft: PromptDraft): PromptWithExemple {
  const candidate = promptCandidate(draft)
  const { niveau, auteur_linkedin_url } = itemAsFar(promptDrafting, candidate)
  const description = draft.description.slice(0, maxLengthAt(promptInputSchema, 'description'))
  const prompt = draft.prompt.slice(0, maxLengthAt(promptInputSchema, 'prompt'))
  const { statut: _statut, conversations_associees: _conversations, ...shown } = candidate
  return {
    ...shown,
    ...facts,
    description,
    prompt,
    ia: shown.ia ?? facts.ia,
    requetes_seo: shownQueries(shown.requetes_seo),
    ...exempleColumn(shown.exemple),
    niveau,
    auteur_linkedin_url,
    historique: readHistorique(draft.historique),
    conversations: readConversations(draft.conversations_associees),
  }
}

/** The same of a GPT, whose empty sections are generic as on its page. */
export function previewedGpt(
  facts: StoredFacts,
  draft: GptDraft,
  group: CategoryGroup | null,
): GptWithSections {
  const candidate = gptCandidate(draft)
  const { url_destination, auteur_linkedin_url } = itemAsFar(gptDrafting, candidate)
  const description = draft.description.slice(0, maxMarkdownLength)
  const {
    statut: _statut,
    epingle: _epingle,
    conversations_associees: _conversations,
    ...typed
  } = candidate
  const { tree } = parseMarkdown(description)
  const shown = {
    ...typed,
    ...facts,
    description,
    ia: typed.ia ?? facts.ia,
    requetes_seo: shownQueries(typed.requetes_seo),
    ...exempleColumn(typed.exemple),
    url_destination,
    auteur_linkedin_url,
    description_texte: treeText(tree),
    description_format: markdownFormat,
    description_arbre: tree,
    conversations: readConversations(draft.conversations_associees),
  }
  return withGenericSections(shown, group)
}
