import type { ValuesStore } from '../values-store.ts'

/** The field that a table goes into. */
export type TableTarget = {
  variableKey: string
  label: string
  store: ValuesStore
  onInserted: (insertion: Insertion) => void
}

/** Files that were dropped, pasted or chosen, or a text that was pasted into the field. */
export type TableSource = { files: File[] } | { pasted: string }

/** The value of the field with the table, and the typed value it replaced. */
export type Insertion = {
  valueAfter: string
  typedBefore: string | undefined
  message: string
}
