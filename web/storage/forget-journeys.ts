import { storedText, tellChanged } from './stored-changes.ts'
import { currentJourneyKey, journeyProgressKey } from './stored-keys.ts'

// By their keys alone: whatever read them here would be in the script of every first visit, shared by so many.
const keys = [currentJourneyKey, journeyProgressKey]

/** Whether anything is kept of journeys. */
export const hasJourneys = (): boolean => keys.some((key) => storedText(key) !== null)

/** Forgets the current journey and all ticks; gives what puts each back where nothing took its place. */
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
    // Nothing can be stored there, either.
  }
  tellChanged(key)
}
