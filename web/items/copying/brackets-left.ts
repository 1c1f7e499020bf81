import { countOf } from '#shared/text/plural.ts'
import { isFilled, type PromptValues, valueOf } from '#shared/variables/prompt-values.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'

/** How many variables of a prompt are filled, and how many it has. */
export type Progress = { filled: number; total: number }

export const progressOf = (
  variables: readonly PromptVariable[],
  values: PromptValues,
): Progress => ({
  filled: variables.filter(({ key }) => isFilled(valueOf(values, key))).length,
  total: variables.length,
})

/** A sentence with the number of unfilled variables. Null if there are none. */
export function bracketsLeft({ filled, total }: Progress): string | null {
  const left = total - filled
  if (left === 0) return null
  return `${countOf(left, 'crochet reste', 'crochets restent')} à remplir.`
}
