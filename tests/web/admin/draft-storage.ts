import type { DraftStorage } from '#web/admin/form/draft-store.ts'

/** The storage of a browser, of so much room for each draft. */
export function memoryStorage(limit = Infinity): DraftStorage {
  const entries = new Map<string, string>()
  return {
    getItem: (name) => entries.get(name) ?? null,
    setItem(name, text) {
      if (text.length > limit) throw new DOMException('full', 'QuotaExceededError')
      entries.set(name, text)
    },
    removeItem: (name) => void entries.delete(name),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size
    },
  }
}

/** The storage of a browser whose visitor switched it off. */
export const noStorage: DraftStorage = {
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
  key: refuse,
  length: 1,
}

function refuse(): never {
  throw new DOMException('switched off', 'SecurityError')
}
