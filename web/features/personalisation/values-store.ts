import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'

import type { AskedVariable } from '#shared/variables/profile-additions.ts'
import { isFilled, type PromptValues, valueOf } from '#shared/variables/prompt-values.ts'

/** What the chosen client's profile gives the variables of a prompt. */
export type ClientValues = {
  id: string
  name: string
  values: PromptValues
  note: FieldNote
}

/** Values from the other steps of a journey, by variable key. */
export type CarriedValues = {
  journeyTitle: string
  values: PromptValues
  /** Number of the step that each value comes from. */
  steps: ReadonlyMap<string, number>
}

/** Sources whose values the visitor removed from this page. */
export type DismissedSources = { client: boolean; carried: boolean }

/** What another tab has written where something else was typed here. */
export type OtherValues = { values: PromptValues; note: FieldNote }

/** Renders the content below a field, by code that is loaded for it. */
export type FieldNote = (asked: NoteProps) => ReactNode
export type NoteProps = AskedVariable & { label: string; store: ValuesStore }

/** Where the values of a prompt come from. */
export type ValuesState = {
  /** What was typed; an emptied field stays empty, whatever the client's profile says. */
  typed: PromptValues
  client: ClientValues | null
  /** Takes precedence over the client's values. */
  carried: CarriedValues | null
  dismissed: DismissedSources
  /**
   * True if the values came with a link. They are not stored until the visitor changes one, and are not combined
   * with values of a client or a journey.
   */
  isFromSharedLink: boolean
  /** What was typed before a link took its place, the last one last; until the visitor chooses. */
  aside: PromptValues[]
  /** Until the visitor chooses, too. */
  others: OtherValues | null
}

/** The visitor's values. Each field and each place in the text subscribes to its own key. */
export type ValuesStore = {
  /** Typed values first, then those of the journey, then the client's. */
  get: () => PromptValues
  state: () => ValuesState
  /** Undefined for what is not typed any more, which a client's may take the place of. */
  set: (key: string, value: string | undefined) => void
  show: (state: Partial<ValuesState>) => void
  /** Makes what came with a link the visitor's own; what was aside for it goes. */
  take: () => void
  /** Empties every field, the client's too; what is aside stays. */
  clear: () => void
  /** Registers values that are being loaded. */
  load: (values: Promise<unknown>) => void
  /** Settles when no values are being loaded any more. Null if none are. */
  loading: () => Promise<unknown> | null
  subscribe: (listener: () => void) => () => void
}

const noValues: PromptValues = {}
const nothing: ValuesState = {
  typed: noValues,
  client: null,
  carried: null,
  dismissed: { client: false, carried: false },
  isFromSharedLink: false,
  aside: [],
  others: null,
}

/**
 * Values live outside React's state so that a keystroke renders the places of one variable and not
 * a document of 144,000 characters.
 */
export function createValuesStore(): ValuesStore {
  let state = nothing
  let values = noValues
  let loading: Promise<unknown> | null = null
  const listeners = new Set<() => void>()
  const show = (next: Partial<ValuesState>) => {
    state = { ...state, ...next }
    values = state.isFromSharedLink ? state.typed : { ...givenOf(state), ...state.typed }
    for (const listener of listeners) listener()
  }
  return {
    get: () => values,
    state: () => state,
    set: (key, value) =>
      show({ typed: withValue(ownTyped(state), key, value), isFromSharedLink: false }),
    show,
    take: () => show({ typed: ownTyped(state), isFromSharedLink: false, aside: [] }),
    clear: () =>
      show({ ...nothing, aside: state.aside, dismissed: { client: true, carried: true } }),
    load: (added) => {
      const settle = async () => {
        await Promise.allSettled([loading, added])
        if (loading === all) loading = null
      }
      const all = settle()
      loading = all
    },
    loading: () => loading,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Values that were not typed on this page. */
const givenOf = ({ client, carried }: ValuesState): PromptValues => ({
  ...client?.values,
  ...carried?.values,
})

function withValue(typed: PromptValues, key: string, value: string | undefined): PromptValues {
  const others = Object.entries(typed).filter(([other]) => other !== key)
  return Object.fromEntries(value === undefined ? others : [...others, [key, value]])
}

/** What counts as typed once a key is: what a link left empty stays so, whatever the client's profile says. */
function ownTyped(state: ValuesState): PromptValues {
  const keys = state.isFromSharedLink ? Object.keys(givenOf(state)) : []
  return { ...Object.fromEntries(keys.map((key) => [key, ''])), ...state.typed }
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

/** The step or the client that gives the value of a variable, in words; null where it was typed. */
export function useSourceOf(key: string): string | null {
  const store = useValuesStore()
  const read = () => {
    const { typed, client, carried, isFromSharedLink } = store.state()
    if (isFromSharedLink || valueOf(typed, key) !== undefined) return null
    const step = carried?.steps.get(key)
    if (step !== undefined) return `étape ${step}`
    return client && isFilled(valueOf(client.values, key)) ? client.name : null
  }
  return useSyncExternalStore(store.subscribe, read, () => null)
}

/** The note below a field about a client or another tab. Null for none. */
export function useNote(of: 'client' | 'others'): FieldNote | null {
  const store = useValuesStore()
  const read = () => store.state()[of]?.note ?? null
  return useSyncExternalStore(store.subscribe, read, () => null)
}

/** All values at once, for what depends on the whole text. */
export function useValues(): PromptValues {
  const store = useValuesStore()
  return useSyncExternalStore(store.subscribe, store.get, () => noValues)
}

/** Where they come from. */
export function useValuesState(): ValuesState {
  const store = useValuesStore()
  return useSyncExternalStore(store.subscribe, store.state, () => nothing)
}
