import type { PromptField } from '#shared/variables/known-variable.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'
import { chosenClient } from '#web/storage/chosen-client.ts'
import { currentJourney, positionInJourney } from '#web/storage/current-journey.ts'
import { journeyValues } from '#web/storage/journey-values.ts'

import { clientValues } from './client-values.ts'
import type { CarriedValues, DismissedSources, ValuesState } from './values-store.ts'

/** Values of the client and of the journey, without the dismissed ones. */
export const givenValues = (
  slug: string,
  variables: PromptVariable[],
  fields: PromptField[],
  dismissed: DismissedSources,
): Pick<ValuesState, 'client' | 'carried'> => ({
  client: dismissed.client ? null : clientValues(variables, fields),
  carried: dismissed.carried ? null : carriedFor(slug, variables, fields),
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
    journeyTitle: title,
    values: Object.fromEntries(entries.map(([key, { value }]) => [key, value])),
    steps: new Map(entries.map(([key, { step }]) => [key, step + 1])),
  }
}
