import { type Profile, profilesMax, readProfiles } from '#shared/variables/profiles.ts'
import { showToast } from '#web/ui/toast.tsx'

import { chosenClient } from './chosen-client.ts'
import { profilesKey } from './stored-keys.ts'
import { createStoredValue } from './stored-value.ts'
import { tellNothingStored } from './tell-nothing-stored.ts'

/** The client profiles of this browser, in the order in which they were made. */
export const storedProfiles = createStoredValue(profilesKey, readProfiles)

/** Stores another state of a profile, of what it is by now; false where it cannot be, or is gone. */
export function changeProfile(id: string, change: (profile: Profile) => Profile): boolean {
  const profiles = storedProfiles.get()
  if (profiles.every((profile) => profile.id !== id)) return false
  return storeProfiles(profiles.map((profile) => (profile.id === id ? change(profile) : profile)))
}

/**
 * Stores the whole list, with the time for those that are others now, or says that there is no place for
 * it or that the browser refuses to.
 */
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
  const before = new Set(storedProfiles.get())
  const isStored = storedProfiles.set(
    profiles.map((profile) => (before.has(profile) ? profile : { ...profile, at: Date.now() })),
  )
  if (!isStored) tellNothingStored()
  else followClient(profiles)
  return isStored
}

/** The chosen client has the name of its profile, and ends with it. */
function followClient(profiles: Profile[]): void {
  const chosen = chosenClient.get()
  if (!chosen) return
  const profile = profiles.find(({ id }) => id === chosen.id)
  if (profile?.name === chosen.name) return
  chosenClient.set(profile ? { id: profile.id, name: profile.name } : null)
}
