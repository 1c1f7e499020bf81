import { z } from 'zod'

import { externalUrlSchema } from '#shared/text/external-url.ts'
import { typedText } from '#shared/text/typed-text.ts'

/** An example conversation that a visitor may open. */
export const conversationSchema = z.object({
  nom: typedText().trim().min(1).max(160),
  url: externalUrlSchema,
})
export type Conversation = z.infer<typeof conversationSchema>

/** The three stored forms: a list of {nom, url}, one such object, or a list of addresses. */
export const conversationsAssocieesSchema = z.union([
  z.array(conversationSchema).max(50),
  conversationSchema,
  z.array(externalUrlSchema).max(50),
])
export type ConversationsAssociees = z.infer<typeof conversationsAssocieesSchema>

/**
 * Normalises any stored form to a list; a plain address is named by its place in the stored list
 * («Conversation exemple #N», N from 1), and what is neither form is dropped.
 */
export function readConversations(stored: unknown): Conversation[] {
  const items: unknown[] = Array.isArray(stored) ? stored : [stored]
  return items.flatMap((item, index) => {
    const named =
      typeof item === 'string' ? { nom: `Conversation exemple #${index + 1}`, url: item } : item
    const parsed = conversationSchema.safeParse(named)
    return parsed.success ? [parsed.data] : []
  })
}
