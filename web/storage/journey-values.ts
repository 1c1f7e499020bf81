import { isSameItem, type SelectedItem, type StoredItem } from '#shared/items/selection.ts'
import { type CarriedValue, carriedValues, otherSteps } from '#shared/variables/carried-values.ts'
import type { PromptField } from '#shared/variables/known-variable.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'

import { keptFor } from './kept-values.ts'

/** The stored values of the other steps of a journey, for one client or for none. */
export function journeyValues(
  steps: StoredItem[],
  item: SelectedItem,
  owner: string | undefined,
  variables: PromptVariable[],
  fields: PromptField[],
): Map<string, CarriedValue> {
  const index = steps.findIndex((step) => isSameItem(step, item))
  if (index === -1) return new Map()
  const typed = otherSteps(index, steps.length).flatMap((step) => {
    const other = steps[step]
    return other?.kind === 'prompt' ? [{ step, values: keptFor(other.slug, owner) }] : []
  })
  return carriedValues(typed, variables, fields)
}
