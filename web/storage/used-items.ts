import { isItemKind, isSameItem, isText, type StoredItem } from '#shared/items/selection.ts'
import { isSlug } from '#shared/text/slug-shape.ts'

import { asRecord } from './read-record.ts'
import { removeAndNotify } from './stored-changes.ts'
import { usedItemsKey } from './stored-keys.ts'
import { createStoredValue } from './stored-value.ts'

/** A prompt that was copied, or a GPT that was launched, and when, in milliseconds. */
export type UsedItem = StoredItem & { at: number }

/** More than is shown: some may be shown elsewhere. */
const maxUsed = 10
const titleMaxLength = 300

/** What was used in this browser, the last first. */
export const usedItems = createStoredValue(usedItemsKey, readUsed)

/** Remembers that an item was used just now. */
export function rememberUse(item: StoredItem): void {
  const others = usedItems.get().filter((other) => !isSameItem(other, item))
  // Where the browser refuses, there is one thing less to come back to.
  usedItems.set([{ ...item, at: Date.now() }, ...others].slice(0, maxUsed))
}

/** Remembers again what was forgotten, after what was used since. */
export function rememberAgain(used: UsedItem[]): void {
  const since = usedItems.get()
  const others = used.filter((item) => !since.some((other) => isSameItem(other, item)))
  if (others.length > 0) usedItems.set([...since, ...others].slice(0, maxUsed))
}

/** Removes all used items. False if the browser refuses. */
export const forgetUses = (): boolean => removeAndNotify(usedItemsKey)

function readUsed(data: unknown): UsedItem[] {
  return Array.isArray(data) ? data.flatMap(readItem).slice(0, maxUsed) : []
}

function readItem(data: unknown): UsedItem[] {
  const { kind, slug, title, at } = asRecord(data)
  if (!isItemKind(kind) || !isText(slug) || !isSlug(slug) || !isText(title)) return []
  return typeof at === 'number' ? [{ kind, slug, title: title.slice(0, titleMaxLength), at }] : []
}
