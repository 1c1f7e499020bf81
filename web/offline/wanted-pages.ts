import { favourites } from '#web/storage/favourites.ts'

import { wantedAddresses } from './kept-choice.ts'

/** Under these keys this browser stores what was typed into prompts, each followed by a slug. */
const begunPrefix = 'saisie-v1:'

/** What this browser's visitor wants at hand: the prompts that were begun, and the selection. */
export function wantedPages(): string[] {
  return wantedAddresses(
    begunKeys().map((key) => `/prompt/${key.slice(begunPrefix.length)}`),
    favourites.get().map(({ kind, slug }) => `/${kind}/${slug}`),
  )
}

function begunKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(begunPrefix))
  } catch {
    return []
  }
}
