import { createContext, useContext, useSyncExternalStore } from 'react'

import { type PromptValues, valueOf } from '#shared/variables/prompt-values.ts'

/** The visitor's values. Each field and each place in the text subscribes to its own key. */
export type ValuesStore = {
  get: () => PromptValues
  set: (key: string, value: string) => void
  replace: (values: PromptValues) => void
  subscribe: (listener: () => void) => () => void
}

const noValues: PromptValues = {}

/**
 * Values live outside React's state so that a keystroke renders the places of one variable and not
 * a document of 144,000 characters.
 */
export function createValuesStore(): ValuesStore {
  let values = noValues
  const listeners = new Set<() => void>()
  const replace = (next: PromptValues) => {
    values = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => values,
    set: (key, value) => replace({ ...values, [key]: value }),
    replace,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const ValuesContext = createContext<ValuesStore | null>(null)
export const ValuesProvider = ValuesContext.Provider

export function useValuesStore(): ValuesStore {
  const store = useContext(ValuesContext)
  if (!store) throw new Error('No ValuesProvider above this component')
  return store
}

/** The value of one variable; renders again only when it changes. */
export function useValue(key: string): string {
  const store = useValuesStore()
  const read = () => valueOf(store.get(), key) ?? ''
  return useSyncExternalStore(store.subscribe, read, () => '')
}

/** All values at once, for what depends on the whole text. */
export function useValues(): PromptValues {
  const store = useValuesStore()
  return useSyncExternalStore(store.subscribe, store.get, () => noValues)
}
