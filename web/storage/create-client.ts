import { countOf } from '#shared/text/plural.ts'
import type { Profile } from '#shared/variables/profiles.ts'
import { showToast } from '#web/ui/toast.tsx'

import { chooseClient } from './choose-client.ts'
import { chosenClient } from './chosen-client.ts'
import { storedProfiles, storeProfiles } from './stored-profiles.ts'

/** Keeps a new client, for whom one works from then on, and says so; false where it cannot be, and why. */
export function createClient(written: Pick<Profile, 'name' | 'values'>): boolean {
  const client = { id: crypto.randomUUID(), ...written }
  if (!storeProfiles([...storedProfiles.get(), client])) return false
  const before = chosenClient.get()
  chosenClient.set({ id: client.id, name: client.name })
  showToast({
    type: 'success',
    title: 'Profil enregistré',
    description: `«\u00a0${client.name}\u00a0» garde ${countOf(client.values.length, 'valeur', 'valeurs')}, dans ce navigateur, et remplit les prompts.`,
    action: {
      label: before ? `Revenir à ${before.name}` : 'Travailler sans client',
      run: () => chooseClient(before),
    },
    topic: 'client',
  })
  return true
}
