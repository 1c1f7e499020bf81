import type { StoredItem } from '#shared/items/selection.ts'

/** Remembers in this browser that an item was used just now; the code for it is loaded by the first use. */
export function noteUse(item: StoredItem): void {
  import('#web/storage/used-items.ts').then(
    ({ rememberUse }) => rememberUse(item),
    // Without it there is one thing less to come back to.
    () => undefined,
  )
}
