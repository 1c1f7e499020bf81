import type { ChosenRows } from '#shared/tables/choose-rows.ts'
import { countOf } from '#shared/text/plural.ts'
import { valueOf } from '#shared/variables/prompt-values.ts'
import { Button } from '#web/ui/button.tsx'

import { type NoteProps, useValue } from '../values-store.ts'
import type { TableTarget } from './take-table.ts'

type Insertion = {
  name: string
  chosen: Pick<ChosenRows, 'text' | 'rowCount'>
  /** The text in the field that the table takes the place of. */
  pasted: string | null
}

/** Puts a table into its field, and offers to undo that for as long as nothing else is typed there. */
export function insertTable(target: TableTarget, { name, chosen, pasted }: Insertion): void {
  const { variableKey, store } = target
  const { text, rowCount } = chosen
  if (text === null) return
  const before = valueOf(store.state().typed, variableKey)
  const inserted = withTable(valueOf(store.get(), variableKey) ?? '', text, pasted)
  const undo = () => {
    store.set(variableKey, before)
    store.show({ table: null })
    document.getElementById(`v-${variableKey}`)?.focus()
  }
  store.set(variableKey, inserted)
  store.show({
    table: ({ variable }) =>
      variable.key === variableKey ? (
        <InsertedNote inserted={inserted} variable={variable} onUndo={undo}>
          {`${countOf(rowCount, 'ligne insérée', 'lignes insérées')} de «\u00a0${name}\u00a0».`}
        </InsertedNote>
      ) : null,
  })
}

/** The value of a field with a table, in place of what was pasted or below what is there. */
export function withTable(value: string, table: string, pasted: string | null): string {
  const replaced = pasted?.replaceAll(/\r\n?/g, '\n').trimEnd()
  const start = replaced ? value.indexOf(replaced) : -1
  if (replaced && start !== -1) {
    return value.slice(0, start) + table + value.slice(start + replaced.length)
  }
  return value.trim() === '' ? table : `${value.trimEnd()}\n\n${table}`
}

type InsertedNoteProps = Pick<NoteProps, 'variable'> & {
  inserted: string
  onUndo: () => void
  children: string
}

function InsertedNote({ inserted, variable, onUndo, children }: InsertedNoteProps) {
  const value = useValue(variable.key)
  if (value !== inserted) return null
  return (
    <div className={tableNote} tabIndex={-1} ref={focus}>
      <span className="wrap-anywhere">{children}</span>
      <Button size="sm" onClick={onUndo}>
        Annuler l’insertion
      </Button>
    </div>
  )
}

export const tableNote = 'flex flex-wrap items-center gap-x-3 gap-y-1 text-label'

/** Whoever does not see the field hears what happened, and is beside the way back. */
const focus = (element: HTMLElement | null) => element?.focus()
