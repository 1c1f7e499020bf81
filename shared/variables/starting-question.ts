import type { Conversation } from '#shared/items/sections/conversations.ts'

import { assistantOpening } from './assistants.ts'
import { readAssistantAddress } from './gpt-launch-facts.ts'

/** An example as a visitor sees it: a conversation that somebody shared, or a question to begin one with. */
export type ShownConversation = Conversation & {
  /** What the question comes after, in the conversation that it opens; absent from one that was shared. */
  question?: 'seule' | 'après'
}

/**
 * An example with the text that its question needs, the prompt or the role: an address that only writes a
 * question gets the text before it, unless both are too long for one address.
 */
export function shownConversation(example: Conversation, text: string | null): ShownConversation {
  const { assistant, isCustomGpt, text: question } = readAssistantAddress(example.url)
  if (!assistant || question === null) return example
  const alone = { ...example, question: 'seule' as const }
  if (isCustomGpt || text === null) return alone
  const { url, arrival } = assistantOpening(assistant, `${text}\n\n${question}`)
  return arrival === 'pasted' ? alone : { ...example, url, question: 'après' }
}
