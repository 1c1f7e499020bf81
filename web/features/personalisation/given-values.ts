import type { PromptField } from '#shared/variables/known-variable.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'
import { chosenClient } from '#web/storage/chosen-client.ts'
import { currentJourney, positionInJourney } from '#web/storage/current-journey.ts'
import { journeyValues } from '#web/storage/journey-values.ts'

import { clientValues } from './client-values.ts'
import type { CarriedValues, ValuesState } from './values-store.ts'

/** Values of a prompt that come from elsewhere than its own fields. */
export const givenValues = (
  slug: string,
  variables: PromptVariable[],
  fields: PromptField[],
): Pick<ValuesState, 'client' | 'carried'> => ({
  client: clientValues(variables, fields),
  carried: carriedFor(slug, variables, fields),
})

/** Values from the other steps of the current journey. Null without a journey or without values. */
function carriedFor(
  slug: string,
  variables: PromptVariable[],
  fields: PromptField[],
): CarriedValues | null {
  const item = { kind: 'prompt' as const, slug }
  const position = positionInJourney(currentJourney.get(), item)
  if (!position) return null
  const { steps, title } = position.journey
  const found = journeyValues(steps, item, chosenClient.get()?.id, variables, fields)
  if (found.size === 0) return null
  const entries = [...found]
  return {
    title,
    values: Object.fromEntries(entries.map(([key, { value }]) => [key, value])),
    steps: Object.fromEntries(entries.map(([key, { step }]) => [key, String(step + 1)])),
  }
}
