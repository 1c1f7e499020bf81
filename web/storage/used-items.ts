import { isItemKind, isSameItem, isText, type StoredItem } from '#shared/items/selection.ts'
import { isSlug } from '#shared/text/slug-shape.ts'

import { removeStored, tellChanged } from './stored-changes.ts'
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

/** Forgets all that was used. False when the browser refuses to. */
export function forgetUses(): boolean {
  if (!removeStored(usedItemsKey)) return false
  tellChanged(usedItemsKey)
  return true
}

function readUsed(data: unknown): UsedItem[] {
  return Array.isArray(data) ? data.flatMap(readItem).slice(0, maxUsed) : []
}

function readItem(data: unknown): UsedItem[] {
  if (typeof data !== 'object' || data === null) return []
  const { kind, slug, title, at }: Record<string, unknown> = { ...data }
  if (!isItemKind(kind) || !isText(slug) || !isSlug(slug) || !isText(title)) return []
  return typeof at === 'number' ? [{ kind, slug, title: title.slice(0, titleMaxLength), at }] : []
}
