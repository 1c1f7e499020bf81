import type { z } from 'zod'

import { retention } from '#shared/site/retention.ts'

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const draftPrefix = 'draft:'

/** Where a draft is kept under a name. */
export const storageKey = (name: string): string => draftPrefix + name

/** Removes every draft that this browser has of one account. */
export function forgetDrafts(userId: string): void {
  try {
    for (const name of namesIn(browserStorage, storageKey(`${userId}:`))) {
      browserStorage.removeItem(name)
    }
  } catch {
    // Switched off: nothing was kept.
  }
}

/** Prefix of the keys of unsent edits of one account. */
export const outboxPrefix = (userId: string): string => storageKey(`${userId}:outbox:`)

/** Includes edits that wait for a title or for the resolution of a conflict. */
export function hasUnsentEdits(userId: string): boolean {
  try {
    return namesIn(browserStorage, outboxPrefix(userId)).length > 0
  } catch {
    return false
  }
}

/** Keeps a draft and tells whether it could be kept: the storage may be full or switched off. */
export function writeDraft(storage: DraftStorage, key: string, draft: object): boolean {
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
    // Switched off: nothing was kept.
  }
}

/**
 * The drafts whose keys are this beginning and a last part. What an older release kept in another shape is
 * passed over, and what is old is forgotten.
 */
export function listDrafts<Draft extends { garde_le: string }>(
  storage: DraftStorage,
  beginning: string,
  schema: z.ZodType<Draft>,
  now: Date,
): Draft[] {
  const oldest = now.getTime() - retention.typedDays * 86_400_000
  try {
    return namesIn(storage, beginning)
      .filter((name) => !name.slice(beginning.length).includes(':'))
      .flatMap((name) => {
        const parsed = schema.safeParse(parseJson(storage.getItem(name)))
        if (!parsed.success) return []
        if (Date.parse(parsed.data.garde_le) >= oldest) return [parsed.data]
        storage.removeItem(name)
        return []
      })
  } catch {
    // Switched off: nothing was kept.
    return []
  }
}

const namesIn = (storage: DraftStorage, beginning: string): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((name) =>
    name.startsWith(beginning),
  )

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** The storage of this browser; reading the property itself may be refused. */
export const browserStorage: DraftStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, text) => localStorage.setItem(key, text),
  removeItem: (key) => localStorage.removeItem(key),
  key: (index) => localStorage.key(index),
  get length() {
    return localStorage.length
  },
}
