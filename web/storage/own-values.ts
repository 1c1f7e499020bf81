import type { PromptField } from '#shared/variables/known-variable.ts'
import { type Profile, profileFor } from '#shared/variables/profiles.ts'
import type { PromptValues } from '#shared/variables/prompt-values.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'

import { chosenClient } from './chosen-client.ts'
import { keptFor, type KeptValues, keptValues, sheetsOf } from './kept-values.ts'

/**
 * What a prompt is filled with, on its own page as elsewhere: what was typed there for the client, and the
 * client's values for the rest.
 */
export const ownValues = (
  slug: string,
  variables: PromptVariable[],
  fields: PromptField[],
  client: Profile | null,
  /** Those of a journey that the prompt is a step of, before the client's. */
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
