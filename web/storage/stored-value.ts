import { useSyncExternalStore } from 'react'

import { storedChanges, storedText, tellChanged } from './stored-changes.ts'

/** A value that this browser stores for its visitor, the same in all tabs. */
export type StoredValue<Value> = ReadValue<Value> & {
  /** False when the browser refuses to store it: then nothing has changed. */
  set: (value: Value) => boolean
}

/** What is made of stored values, the same as long as they are. */
export type ReadValue<Value> = {
  get: () => Value
  subscribe: (onChange: () => void) => () => void
  /** What a page starts with, on the server and while it hydrates. */
  empty: Value
}

/**
 * The value under one key, in JSON; `read` makes the best of whatever is stored there, and of what is under
 * a key that it had before, which goes once the value is stored anew.
 */
export function createStoredValue<Value>(
  key: string,
  read: (data: unknown, former: unknown) => Value,
  formerKey?: string,
): StoredValue<Value> {
  const empty = read(null, null)
  let text: string | null = null
  let formerText: string | null = null
  let value = empty
  const changes = storedChanges(key)
  const formerChanges = formerKey && storedChanges(formerKey)
  return {
    get: () => {
      const stored = storedText(key)
      const former = formerKey ? storedText(formerKey) : null
      if (stored !== text || former !== formerText) {
        text = stored
        formerText = former
        value = stored === null && former === null ? empty : read(parse(stored), parse(former))
      }
      return value
    },
    set: (next) => {
      try {
        localStorage.setItem(key, JSON.stringify(next))
        if (formerKey) localStorage.removeItem(formerKey)
      } catch {
        return false
      }
      tellChanged(key)
      return true
    },
    subscribe: (onChange) => {
      const leave = changes(onChange)
      const leaveFormer = formerChanges ? formerChanges(onChange) : undefined
      return () => {
        leave()
        leaveFormer?.()
      }
    },
    empty,
  }
}

export const useStoredValue = <Value>({ get, subscribe, empty }: ReadValue<Value>): Value =>
  useSyncExternalStore(subscribe, get, () => empty)

function parse(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
