import { foldText } from '#shared/search/search-text.ts'

import type { Profile } from './profiles.ts'

/** That another profile has the same name, whatever its capitals and accents, in words; or null. */
export function namesakeFault(name: string, others: Profile[]): string | null {
  const folded = foldText(name)
  const namesake = others.find((other) => folded !== '' && foldText(other.name) === folded)
  return namesake ? `«\u00a0${namesake.name}\u00a0» existe déjà.` : null
}
