import type { PromptField } from './known-variable.ts'
import { heldValue, valuesByName } from './profiles.ts'
import { isFilled, type PromptValues } from './prompt-values.ts'
import type { PromptVariable } from './prompt-variables.ts'

/** The typed values of one step of a journey, by variable key. */
export type StepValues = { step: number; values: PromptValues }

/** A value that another step has for a variable. */
export type CarriedValue = { value: string; step: number }

/**
 * Values from the other steps of a journey for the variables of a prompt, by key. Synonyms in the vocabulary
 * count as the same variable. The first step with a value wins.
 */
export function carriedValues(
  steps: readonly StepValues[],
  variables: readonly PromptVariable[],
  fields: readonly PromptField[],
): Map<string, CarriedValue> {
  const known = steps.map(({ step, values }) => ({
    step,
    byName: valuesByName({
      values: Object.entries(values)
        .filter(([, value]) => isFilled(value))
        .map(([variable, value]) => ({ variable, value })),
    }),
  }))
  return new Map(
    variables.flatMap((variable) => {
      const field = fields.find(({ placeholder }) => placeholder === variable.placeholder)
      for (const { step, byName } of known) {
        const held = heldValue(byName, variable, field)
        if (held) return [[variable.key, { value: held.value, step }] as const]
      }
      return []
    }),
  )
}

/** Search order of the other steps: backwards from the previous step, then forwards from the next step. */
export const otherSteps = (index: number, count: number): number[] => [
  ...Array.from({ length: index }, (_, place) => index - 1 - place),
  ...Array.from({ length: Math.max(0, count - index - 1) }, (_, place) => index + 1 + place),
]
