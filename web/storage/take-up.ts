import type { BegunPrompt } from './begun-prompts.ts'
import { chooseClient } from './choose-client.ts'
import { chosenClient } from './chosen-client.ts'
import { keptValues, sheetsOf } from './kept-values.ts'
import { storedProfiles } from './stored-profiles.ts'

/** Works for whom a prompt was begun, where it would open with what was typed for another, or nothing. */
export function chooseClientOf({ slug, owner }: BegunPrompt): void {
  const chosen = chosenClient.get()
  const isShown =
    owner === chosen?.id || (!owner && chosen && !(chosen.id in sheetsOf(keptValues(slug))))
  if (isShown) return
  const profile = storedProfiles.get().find(({ id }) => id === owner)
  chooseClient(profile ? { id: profile.id, name: profile.name } : null)
}
