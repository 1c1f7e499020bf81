import type { PromptField } from '#shared/variables/known-variable.ts'
import { parsePrompt } from '#shared/variables/prompt-variables.ts'
import type { PresentItem } from '#web/features/selection/present-items.ts'
import { ownText } from '#web/storage/own-text.ts'

import type { PromptSource } from './document-pieces.ts'

/** A prompt in the visitor's version of its text, where this browser keeps one. */
export function promptSource(
  present: PresentItem,
  prompt: string,
  fields: PromptField[],
): PromptSource {
  const text = ownText(present.slug, prompt)
  const isOwnVersion = text !== prompt
  return { kind: 'prompt', present, parsed: parsePrompt(text), isOwnVersion, fields }
}
