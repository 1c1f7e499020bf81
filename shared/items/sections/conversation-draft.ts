import { z } from 'zod'

import { type DraftShape, draftText } from '#shared/items/draft-shape.ts'

import type { Conversation } from './conversations.ts'

/** An example conversation as it is typed. */
export const conversationDraftSchema = z.object({
  nom: draftText,
  url: draftText,
} satisfies DraftShape<Conversation>)
export type ConversationDraft = z.infer<typeof conversationDraftSchema>
