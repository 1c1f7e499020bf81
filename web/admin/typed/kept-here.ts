import { z } from 'zod'

import type { ItemKind } from '#shared/items/cote.ts'
import { retention } from '#shared/site/retention.ts'
import { newItemId } from '#web/admin/controls/content-words.ts'
import { storageKey } from '#web/admin/form/draft-store.ts'

import type { Typed } from './typed.ts'

/** Whose typing it is, and of which item; null for a new one. */
export type TypingPlace = { userId: string; kind: ItemKind; id: string | null }

export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefixOf = ({ userId, kind, id }: TypingPlace): string =>
  storageKey(`${userId}:${kind}:${id ?? newItemId}:`)

/** Keeps what is typed in this browser, until the server has it. Tells whether there is room. */
export function keepHere<Draft>(
  storage: KeptStorage,
  place: TypingPlace,
  typed: Typed<Draft>,
): boolean {
  try {
    storage.setItem(prefixOf(place) + typed.origine, JSON.stringify(typed))
    return true
  } catch {
    // Full, or switched off.
    return false
  }
}

export function dropHere(storage: KeptStorage, place: TypingPlace, origine: string): void {
  try {
    storage.removeItem(prefixOf(place) + origine)
  } catch {
    // Switched off: nothing was kept.
  }
}

/**
 * What was typed on an item in this browser and reached no server. What an older release kept in another
 * shape is passed over, and what is old is forgotten.
 */
export function listHere<Draft>(
  storage: KeptStorage,
  place: TypingPlace,
  draftSchema: z.ZodType<Draft>,
  now: Date,
): Typed<Draft>[] {
  const schema = z.object({
    origine: z.string(),
    version: z.int().min(0),
    copie: z.int().min(0),
    draft: draftSchema,
    garde_le: z.iso.datetime(),
  })
  const oldest = now.getTime() - retention.typedDays * 86_400_000
  try {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    return names
      .filter((name) => name.startsWith(prefixOf(place)))
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

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** The storage of this browser; reading the property itself may be refused. */
export const browserStorage: KeptStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, text) => localStorage.setItem(key, text),
  removeItem: (key) => localStorage.removeItem(key),
  key: (index) => localStorage.key(index),
  get length() {
    return localStorage.length
  },
}
