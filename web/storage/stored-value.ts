import { useSyncExternalStore } from 'react'

import { storedChanges, storedText } from './stored-changes.ts'

/** A value that this browser stores for its visitor, the same in all tabs. */
export type StoredValue<Value> = {
  get: () => Value
  /** False when the browser refuses to store it: then nothing has changed. */
  set: (value: Value) => boolean
  subscribe: (onChange: () => void) => () => void
  /** What a page starts with, on the server and while it hydrates. */
  empty: Value
}

/** The value under one key, in JSON; `read` makes the best of whatever is stored there. */
export function createStoredValue<Value>(
  key: string,
  read: (data: unknown) => Value,
): StoredValue<Value> {
  const empty = read(null)
  let text: string | null = null
  let value = empty
  return {
    get: () => {
      const stored = storedText(key)
      if (stored !== text) {
        text = stored
        value = stored === null ? empty : read(parse(stored))
      }
      return value
    },
    set: (next) => {
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        return false
      }
      dispatchEvent(new Event(key))
      return true
    },
    subscribe: storedChanges(key),
    empty,
  }
}

export const useStoredValue = <Value>({ get, subscribe, empty }: StoredValue<Value>): Value =>
  useSyncExternalStore(subscribe, get, () => empty)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
