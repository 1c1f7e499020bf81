import type { StoredItem } from '#shared/items/selection.ts'
import { storedText } from '#web/storage/stored-changes.ts'
import { currentJourneyKey } from '#web/storage/stored-keys.ts'

/**
 * Remembers in this browser that an item was used just now, which does its step of a journey; the code for it is
 * loaded by the first use.
 */
export function noteUse(item: StoredItem): void {
  import('#web/storage/used-items.ts').then(
    ({ rememberUse }) => rememberUse(item),
    // Without it there is one thing less to come back to.
    () => undefined,
  )
  if (storedText(currentJourneyKey) === null) return
  import('#web/storage/journey-progress.ts').then(
    ({ tickUsed }) => tickUsed(item),
    // It can be ticked by hand.
    () => undefined,
  )
}
