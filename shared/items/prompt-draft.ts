import { z } from 'zod'

import { textOrNull } from '#shared/text/optional-text.ts'

import { conversationDraftSchema } from './conversation-draft.ts'
import { type Complete, draftList, type DraftShape, draftText } from './draft-shape.ts'
import { emptyExemple, exempleDraft, exempleDraftSchema, exempleOf } from './exemple-draft.ts'
import { niveaux } from './niveau.ts'
import { promptInputSchema, type PromptInput } from './prompt.ts'
import { conversationSchema, readConversations } from './sections/conversations.ts'
import type { modificationSchema } from './sections/historique.ts'
import { seoQueriesDraft, seoQueriesDraftSchema, seoQueriesOf } from './seo-queries-draft.ts'
import { statutSchema } from './statut.ts'

/** The value of the level's select before a level is chosen: a select has no empty value. */
export const noLevel = 'a-choisir'
const chosenLevelSchema = z.enum([...niveaux, noLevel])

const modificationDraftSchema = z.object({
  modification: draftText,
  date: draftText,
} satisfies DraftShape<z.input<typeof modificationSchema>>)

/** A prompt as the editor holds it: every field a text or a list, valid or not yet. */
export const promptDraftSchema = z.strictObject({
  slug: draftText,
  titre: draftText,
  description: draftText,
  prompt: draftText,
  categories: draftList(draftText),
  tags: draftList(draftText),
  niveau: chosenLevelSchema,
  ia: draftText,
  statut: statutSchema,
  auteur_nom: draftText,
  auteur_linkedin_url: draftText,
  conversations_associees: draftList(conversationDraftSchema),
  requetes_seo: seoQueriesDraftSchema,
  exemple: exempleDraftSchema,
  historique: draftList(modificationDraftSchema),
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
  requetes_seo: seoQueriesDraft(null),
  exemple: emptyExemple,
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
    exemple: exempleDraft(item.exemple),
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
    exemple: exempleOf(draft.exemple),
  }
}
