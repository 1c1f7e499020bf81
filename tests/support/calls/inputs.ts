import { type GptInput, gptInputSchema } from '#shared/items/gpt.ts'
import { type PromptInput, promptInputSchema } from '#shared/items/prompt.ts'
import { gptValues, promptValues } from '#tests/support/database/factories.ts'

/** A prompt as an administrator writes it: a draft, unique by construction. */
export function promptInput(overrides: Partial<PromptInput> = {}): PromptInput {
  return promptInputSchema.parse(promptValues({ statut: 'brouillon', ...overrides }))
}

/** A GPT as an administrator writes it: a draft, unique by construction. */
export function gptInput(overrides: Partial<GptInput> = {}): GptInput {
  return gptInputSchema.parse(gptValues({ statut: 'brouillon', ...overrides }))
}
