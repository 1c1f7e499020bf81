import { z } from 'zod'

/** An example conversation as it is typed. */
export const conversationDraftSchema = z.object({ nom: z.string(), url: z.string() })
export type ConversationDraft = z.infer<typeof conversationDraftSchema>

export const emptyConversation: ConversationDraft = { nom: '', url: '' }
