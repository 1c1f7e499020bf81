import type { StoredItem } from '#shared/items/selection.ts'
import type { PromptField } from '#shared/variables/known-variable.ts'
import { type Profile, profileFor } from '#shared/variables/profiles.ts'
import type { PromptValues } from '#shared/variables/prompt-values.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'

import { chosenClient } from './chosen-client.ts'
import { currentJourney, positionInJourney } from './current-journey.ts'
import { journeyValues } from './journey-values.ts'
import { keptFor, type KeptValues, keptValues, sheetsOf } from './kept-values.ts'

/**
 * The values of a prompt for a client, as its page shows them: the typed ones, then those of the journey, then
 * those of the client's profile.
 */
export function currentValues(
  slug: string,
  variables: PromptVariable[],
  fields: PromptField[],
  client: Profile | null,
  steps: StoredItem[] = currentSteps(slug),
): PromptValues {
  const carried = journeyValues(steps, { kind: 'prompt', slug }, client?.id, variables, fields)
  return {
    ...(client ? profileFor(client, variables, fields) : {}),
    ...Object.fromEntries([...carried].map(([key, { value }]) => [key, value])),
    ...keptFor(slug, client?.id),
  }
}

/** The steps of the current journey, none if the prompt is not one of them. */
const currentSteps = (slug: string): StoredItem[] =>
  positionInJourney(currentJourney.get(), { kind: 'prompt', slug })?.journey.steps ?? []

/** Whom a prompt is taken up for: whom it was begun for, or the chosen client where nobody's is theirs, too. */
export function clientIdOf({ slug, owner }: Pick<KeptValues, 'slug' | 'owner'>): string | null {
  const chosen = chosenClient.get()?.id
  const isTheirs = !owner && chosen && !(chosen in sheetsOf(keptValues(slug)))
  return (isTheirs ? chosen : owner) ?? null
}
