import type { GptInput } from '#shared/items/gpt-fields.ts'
import { gptDrafting, promptDrafting } from '#shared/items/item-drafting.ts'
import type { PromptInput } from '#shared/items/prompt-fields.ts'
import { gptValues, promptValues } from '#tests/support/database/factories.ts'

/** A prompt as an administrator writes it: a draft, unique by construction. */
export function promptInput(overrides: Partial<PromptInput> = {}): PromptInput {
  return promptDrafting.inputSchema.parse(promptValues({ statut: 'brouillon', ...overrides }))
}

/** A GPT as an administrator writes it: a draft, unique by construction. */
export function gptInput(overrides: Partial<GptInput> = {}): GptInput {
  return gptDrafting.inputSchema.parse(gptValues({ statut: 'brouillon', ...overrides }))
}
