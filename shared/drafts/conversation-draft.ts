import { z } from 'zod'

import type { Conversation } from '#shared/items/sections/conversations.ts'

import { type DraftShape, draftText } from './draft-shape.ts'

/** An example conversation as it is typed. */
export const conversationDraftSchema = z.object({
  nom: draftText,
  url: draftText,
} satisfies DraftShape<Conversation>)
export type ConversationDraft = z.infer<typeof conversationDraftSchema>
