import type { BegunPrompt } from './begun-prompts.ts'
import { chooseClient } from './choose-client.ts'
import { clientIdOf } from './own-values.ts'
import { storedProfiles } from './stored-profiles.ts'

/** Works for whom a prompt was begun, where it would open with what was typed for another, or nothing. */
export function chooseClientOf(prompt: BegunPrompt): void {
  const id = clientIdOf(prompt)
  const profile = storedProfiles.get().find((one) => one.id === id)
  chooseClient(profile ? { id: profile.id, name: profile.name } : null)
}
