import { z } from 'zod'

import type { ItemKind } from '#shared/items/cote.ts'
import { newItemId } from '#web/admin/controls/content-words.ts'

/** What an editor held that was not saved, and the versions of the item and its copy it was begun on. */
export type StoredDraft<Value> = { version: number; copie?: number | undefined; value: Value }

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const draftPrefix = 'draft:'

/** Removes every draft of this tab. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key)
    }
  } catch {
    // Storage switched off: nothing was kept.
  }
}

/** Where a draft is kept under a name. */
export const storageKey = (name: string): string => draftPrefix + name

/** Version of an item that does not exist yet. */
export const newItemVersion = 0

/** Where the draft of an item is kept; a new item has one draft for the tab. */
export const draftKey = (kind: ItemKind, id: string | null): string =>
  storageKey(`${kind}:${id ?? newItemId}`)

/**
 * The draft kept for an item, or null. What is stored may come from an older release: only the shape
 * of today's form passes.
 */
export function readDraft<Value>(
  storage: DraftStorage,
  key: string,
  valueSchema: z.ZodType<Value>,
): StoredDraft<Value> | null {
  const schema = z.object({
    version: z.int().min(newItemVersion),
    copie: z.int().min(0).optional(),
    value: valueSchema,
  })
  try {
    const stored = storage.getItem(key)
    const parsed = stored === null ? undefined : schema.safeParse(JSON.parse(stored))
    return parsed?.success ? parsed.data : null
  } catch {
    // Storage switched off, or not JSON: there is no draft.
    return null
  }
}

/** Keeps a draft and tells whether it could be kept: the storage may be full or switched off. */
export function writeDraft<Value>(
  storage: DraftStorage,
  key: string,
  draft: StoredDraft<Value>,
): boolean {
  try {
    storage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function removeDraft(storage: DraftStorage, key: string): void {
  try {
    storage.removeItem(key)
  } catch {
    // Storage switched off: nothing was kept.
  }
}

/** The storage of the tab, which ends with it; reading the property itself may be refused. */
export const tabStorage: DraftStorage = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, text) => sessionStorage.setItem(key, text),
  removeItem: (key) => sessionStorage.removeItem(key),
}
