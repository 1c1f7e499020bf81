import type { PromptField } from '#shared/variables/known-variable.ts'
import { profileFor } from '#shared/variables/profiles.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'
import { chosenClient } from '#web/storage/chosen-client.ts'
import { storedProfiles } from '#web/storage/stored-profiles.ts'

import { profileOffer } from './profile-offer.tsx'
import type { ClientValues } from './values-store.ts'

/** What the chosen client's profile gives the variables of a prompt; null without a client. */
export function clientValues(
  variables: PromptVariable[],
  fields: PromptField[],
): ClientValues | null {
  const id = chosenClient.get()?.id
  const profile = storedProfiles.get().find((one) => one.id === id)
  if (!profile) return null
  const values = profileFor(profile, variables, fields)
  return { id: profile.id, name: profile.name, values, note: profileOffer }
}
