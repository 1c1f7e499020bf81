import type { z } from 'zod'

import { exempleColumn } from '#drizzle/derived/exemple.ts'
import { markdownFormat, parseMarkdown } from '#drizzle/derived/markdown.ts'
import type { CategoryGroup } from '#shared/categories/category.ts'
import { withoutFieldsWith } from '#shared/items/field-schemas.ts'
import { type GptDraft, gptFields } from '#shared/items/gpt-fields.ts'
import { gptDrafting, itemAsFar, promptDrafting } from '#shared/items/item-drafting.ts'
import { type PromptDraft, promptFields } from '#shared/items/prompt-fields.ts'
import { readConversations } from '#shared/items/sections/conversations.ts'
import { readHistorique } from '#shared/items/sections/historique.ts'
import { shownQueries } from '#shared/items/sections/requetes-seo.ts'
import type { Verification } from '#shared/items/verification.ts'
import { treeText } from '#shared/text/markdown-tree.ts'
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

/** Cuts the long texts of a draft to the length that may be published, which bounds the cost of a preview. */
const cutTexts = <Name extends string, Draft extends Record<Name, string>>(
  schema: z.ZodObject,
  draft: Draft,
  names: readonly Name[],
): Draft => ({
  ...draft,
  ...Object.fromEntries(
    names.map((name) => [name, draft[name].slice(0, maxLengthAt(schema, name))]),
  ),
})

/** The page of a draft: texts as they are typed, addresses once they are valid. */
export function previewedPrompt(facts: StoredFacts, draft: PromptDraft): PromptWithExemple {
  const candidate = promptDrafting.candidateOf(
    cutTexts(promptDrafting.inputSchema, draft, ['description', 'prompt']),
  )
  const item = itemAsFar(promptDrafting, candidate)
  const { conversations_associees: _conversations, ...shown } = withoutFieldsWith(
    promptFields,
    'isPrivate',
    candidate,
  )
  return {
    ...shown,
    ...facts,
    ia: shown.ia ?? facts.ia,
    requetes_seo: shownQueries(shown.requetes_seo),
    ...exempleColumn(shown.exemple),
    niveau: item.niveau,
    auteur_linkedin_url: item.auteur_linkedin_url,
    meta_title: item.meta_title,
    meta_description: item.meta_description,
    og_image: item.og_image,
    historique: readHistorique(draft.historique),
    conversations: readConversations(draft.conversations_associees),
  }
}

/** The page of a GPT's draft. Its empty sections are generic, as on the page of a stored one. */
export function previewedGpt(
  facts: StoredFacts,
  draft: GptDraft,
  group: CategoryGroup | null,
): GptWithSections {
  const candidate = gptDrafting.candidateOf(
    cutTexts(gptDrafting.inputSchema, draft, ['description', 'role']),
  )
  const item = itemAsFar(gptDrafting, candidate)
  const { conversations_associees: _conversations, ...shown } = withoutFieldsWith(
    gptFields,
    'isPrivate',
    candidate,
  )
  const { tree } = parseMarkdown(shown.description)
  const page = {
    ...shown,
    ...facts,
    ia: shown.ia ?? facts.ia,
    requetes_seo: shownQueries(shown.requetes_seo),
    ...exempleColumn(shown.exemple),
    url_destination: item.url_destination,
    auteur_linkedin_url: item.auteur_linkedin_url,
    meta_title: item.meta_title,
    meta_description: item.meta_description,
    og_image: item.og_image,
    description_texte: treeText(tree),
    description_format: markdownFormat,
    description_arbre: tree,
    conversations: readConversations(draft.conversations_associees),
  }
  return withGenericSections(page, group)
}
