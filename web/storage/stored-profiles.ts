import { type Profile, profilesMax, readProfiles } from '#shared/variables/profiles.ts'
import { showToast } from '#web/ui/toast.tsx'

import { profilesKey } from './stored-keys.ts'
import { createStoredValue } from './stored-value.ts'
import { tellNothingStored } from './tell-nothing-stored.ts'

/** The client profiles of this browser, in the order in which they were made. */
export const storedProfiles = createStoredValue(profilesKey, readProfiles)

/** Adds profiles, or none of them; tells why. */
export function addProfiles(added: Omit<Profile, 'id'>[]): boolean {
  return storeProfiles([
    ...storedProfiles.get(),
    ...added.map((profile) => ({ id: crypto.randomUUID(), ...profile })),
  ])
}

/** Stores the whole list, or says that there is no place for it or that the browser refuses to. */
export function storeProfiles(profiles: Profile[]): boolean {
  if (profiles.length > profilesMax) {
    showToast({
      type: 'error',
      title: 'Trop de profils',
      description: `Ce navigateur en garde ${profilesMax} au plus.`,
      topic: 'profils',
    })
    return false
  }
  const isStored = storedProfiles.set(profiles)
  if (!isStored) tellNothingStored()
  return isStored
}
