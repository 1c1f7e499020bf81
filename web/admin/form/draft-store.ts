import { z } from 'zod'

/** What a form held that was not saved, and the version that it was begun on. */
type StoredDraft<Value> = { version: number; value: Value }

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const draftPrefix = 'draft:'

/** Removes every draft of this tab, and of this browser those of one account. */
export function forgetDrafts(userId: string): void {
  try {
    removeBeginning(sessionStorage, draftPrefix)
    removeBeginning(localStorage, storageKey(`${userId}:`))
  } catch {
    // Storage switched off: nothing was kept.
  }
}

function removeBeginning(storage: Storage, prefix: string) {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(prefix)) storage.removeItem(key)
  }
}

/** Where a draft is kept under a name. */
export const storageKey = (name: string): string => draftPrefix + name

/** Version of what has none. */
export const newItemVersion = 0

/**
 * The draft kept under a key, or null. What is stored may come from an older release: only the shape
 * of today's form passes.
 */
export function readDraft<Value>(
  storage: DraftStorage,
  key: string,
  valueSchema: z.ZodType<Value>,
): StoredDraft<Value> | null {
  const schema = z.object({
    version: z.int().min(newItemVersion),
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
