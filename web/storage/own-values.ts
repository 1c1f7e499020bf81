import type { PromptField } from '#shared/variables/known-variable.ts'
import { type Profile, profileFor } from '#shared/variables/profiles.ts'
import type { PromptValues } from '#shared/variables/prompt-values.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'

import { chosenClient } from './chosen-client.ts'
import { keptFor, type KeptValues, keptValues, sheetsOf } from './kept-values.ts'

/**
 * The values of a prompt for a client: the typed ones, then those of the journey, then those of the client's
 * profile.
 */
export const ownValues = (
  slug: string,
  variables: PromptVariable[],
  fields: PromptField[],
  client: Profile | null,
  /** Values of a journey. They take precedence over the client's values. */
  carried: PromptValues = {},
): PromptValues => ({
  ...(client ? profileFor(client, variables, fields) : {}),
  ...carried,
  ...keptFor(slug, client?.id),
})

/** Whom a prompt is taken up for: whom it was begun for, or the chosen client where nobody's is theirs, too. */
export function clientIdOf({ slug, owner }: Pick<KeptValues, 'slug' | 'owner'>): string | null {
  const chosen = chosenClient.get()?.id
  const isTheirs = !owner && chosen && !(chosen in sheetsOf(keptValues(slug)))
  return (isTheirs ? chosen : owner) ?? null
}
