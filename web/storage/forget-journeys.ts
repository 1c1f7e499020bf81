import { storedText, tellChanged } from './stored-changes.ts'
import { currentJourneyKey, journeyProgressKey } from './stored-keys.ts'

// Removes the entries by key. Importing their readers would add them to every first visit's script.
const keys = [currentJourneyKey, journeyProgressKey]

/** True if any journey data is stored. */
export const hasJourneys = (): boolean => keys.some((key) => storedText(key) !== null)

/** Removes the current journey and all ticks. Returns the undo, which leaves newer entries alone. */
export function forgetJourneys(): () => void {
  const before = keys.map((key) => [key, storedText(key)] as const)
  for (const key of keys) change(key, null)
  return () => {
    for (const [key, text] of before) if (storedText(key) === null) change(key, text)
  }
}

function change(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Storage is refused, so the undo would fail too.
  }
  tellChanged(key)
}
