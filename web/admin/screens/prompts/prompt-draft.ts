import { z } from 'zod'

import { niveaux } from '#shared/items/niveau.ts'
import { promptInputSchema, type PromptInput } from '#shared/items/prompt.ts'
import { conversationSchema, readConversations } from '#shared/items/sections/conversations.ts'
import type { modificationSchema } from '#shared/items/sections/historique.ts'
import { statutSchema } from '#shared/items/statut.ts'
import { conversationDraftSchema } from '#web/admin/fields/conversation-draft.ts'
import { textOrNull } from '#web/admin/fields/optional-text.ts'
import {
  seoQueriesDraft,
  seoQueriesDraftSchema,
  seoQueriesOf,
} from '#web/admin/fields/seo-queries-draft.ts'
import type { Complete, DraftShape } from '#web/admin/form/draft-shape.ts'

/** The value of the level's select before a level is chosen: a select has no empty value. */
export const noLevel = 'a-choisir'
const chosenLevelSchema = z.enum([...niveaux, noLevel])

const modificationDraftSchema = z.object({
  modification: z.string(),
  date: z.string(),
} satisfies DraftShape<z.input<typeof modificationSchema>>)

/** A prompt as the editor holds it: every field a text or a list, valid or not yet. */
export const promptDraftSchema = z.object({
  slug: z.string(),
  titre: z.string(),
  description: z.string(),
  prompt: z.string(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  niveau: chosenLevelSchema,
  ia: z.string(),
  statut: statutSchema,
  auteur_nom: z.string(),
  auteur_linkedin_url: z.string(),
  conversations_associees: z.array(conversationDraftSchema),
  requetes_seo: seoQueriesDraftSchema,
  historique: z.array(modificationDraftSchema),
} satisfies DraftShape<PromptInput>)
export type PromptDraft = z.infer<typeof promptDraftSchema>

/** Validates what the form can hold: conversations have one form here, so a message finds its field. */
export const promptFormSchema = promptInputSchema.extend({
  niveau: chosenLevelSchema.pipe(promptInputSchema.shape.niveau),
  conversations_associees: z.array(conversationSchema).max(50).nullable(),
})
type PromptCandidate = Complete<z.input<typeof promptFormSchema>>

export const emptyPromptDraft: PromptDraft = {
  slug: '',
  titre: '',
  description: '',
  prompt: '',
  categories: [],
  tags: [],
  niveau: noLevel,
  ia: '',
  statut: 'brouillon',
  auteur_nom: '',
  auteur_linkedin_url: '',
  conversations_associees: [],
  requetes_seo: { titre: '', requetes: '' },
  historique: [],
}

export function promptDraft(item: PromptInput): PromptDraft {
  return {
    ...item,
    ia: item.ia ?? '',
    auteur_nom: item.auteur_nom ?? '',
    auteur_linkedin_url: item.auteur_linkedin_url ?? '',
    conversations_associees: readConversations(item.conversations_associees),
    requetes_seo: seoQueriesDraft(item.requetes_seo),
  }
}

/** What the draft would save, before any rule is applied to it. */
export function promptCandidate(draft: PromptDraft): PromptCandidate {
  return {
    ...draft,
    ia: textOrNull(draft.ia),
    auteur_nom: textOrNull(draft.auteur_nom),
    auteur_linkedin_url: textOrNull(draft.auteur_linkedin_url),
    conversations_associees:
      draft.conversations_associees.length === 0 ? null : draft.conversations_associees,
    requetes_seo: seoQueriesOf(draft.requetes_seo),
  }
}
