import { gptInputSchema, type GptInput } from '#shared/items/gpt-fields.ts'
import { promptInputSchema, type PromptInput } from '#shared/items/prompt-fields.ts'
import { gptValues, promptValues } from '#tests/support/database/factories.ts'

/** A prompt as an administrator writes it: a draft, unique by construction. */
export function promptInput(overrides: Partial<PromptInput> = {}): PromptInput {
  return promptInputSchema.parse(promptValues({ statut: 'brouillon', ...overrides }))
}

/** A GPT as an administrator writes it: a draft, unique by construction. */
export function gptInput(overrides: Partial<GptInput> = {}): GptInput {
  return gptInputSchema.parse(gptValues({ statut: 'brouillon', ...overrides }))
}
