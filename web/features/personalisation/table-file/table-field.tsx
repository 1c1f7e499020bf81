import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'

import { countOf } from '#shared/text/plural.ts'
import { valueOf } from '#shared/variables/prompt-values.ts'
import { tellNotLoaded } from '#web/document/tell-not-loaded.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { FieldNote } from '../field-note.tsx'
import type { NoteProps } from '../values-store.ts'
import { countTableLines } from './count-table-lines.ts'
import type { Insertion, TableSource, TableTarget } from './table-target.ts'
import { withTable } from './with-table.ts'

/** The table controls below a text field. */
export const tableField = (asked: NoteProps) =>
  asked.field && !asked.field.nature.startsWith('texte') ? null : <TableField {...asked} />

/** Has a field take tables: by a button at its label, by dropping a file, by pasting. */
function TableField({ variable: { key }, field, label, store }: NoteProps) {
  // A hook of the first visit's script would become a chunk of its own.
  const value = useSyncExternalStore(store.subscribe, () => valueOf(store.get(), key) ?? '')
  const [insertion, setInsertion] = useState<Insertion | null>(null)
  const [pasted, setPasted] = useState<string | null>(null)
  const [isOver, setIsOver] = useState(false)
  const area = useRef<HTMLDivElement>(null)

  function open(source?: TableSource) {
    const target: TableTarget = { variableKey: key, label, store, onInserted: setInsertion }
    import('./open-window.tsx').then(
      ({ openWindow }) => openWindow(target, source),
      () => tellNotLoaded('Tableau non ouvert'),
    )
  }
  const onTable = useEffectEvent(open)
  useEffect(() => {
    const container = area.current?.parentElement
    return container
      ? takeTables(container, { onTable, onPasted: setPasted, onOver: setIsOver })
      : undefined
  }, [])

  function undo({ typedBefore }: Insertion) {
    store.set(key, typedBefore)
    document.getElementById(`v-${key}`)?.focus()
  }

  const canUndo = insertion?.valueAfter === value
  // A changed value no longer comes from the table.
  const isPasted = pasted !== null && withTable(value, '', pasted).length < value.length
  return (
    <div ref={area} className="contents">
      {isOver ? <div className={dropPlace} /> : null}
      {field?.nature === 'texte_long' ? (
        <button
          type="button"
          className={opening}
          aria-haspopup="dialog"
          aria-label={`CSV\u00a0: insérer un tableau dans ${label}`}
          onClick={() => open()}
        >
          <Icon name="grid" className="size-4" />
          CSV
        </button>
      ) : null}
      {insertion && canUndo ? (
        <div tabIndex={-1} ref={focus}>
          <FieldNote text={insertion.message}>
            <Button size="sm" onClick={() => undo(insertion)}>
              Annuler l’insertion
            </Button>
          </FieldNote>
        </div>
      ) : isPasted ? (
        <FieldNote text={`Tableau collé, ${countOf(countTableLines(pasted), 'ligne', 'lignes')}.`}>
          <Button size="sm" aria-haspopup="dialog" onClick={() => open({ pasted })}>
            Choisir colonnes et lignes
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setPasted(null)}>
            Garder tel quel
          </Button>
        </FieldNote>
      ) : null}
    </div>
  )
}

/** At the right of the label. A finger finds 44 pixels, which move nothing. */
const opening = buttonClass({
  variant: 'quiet',
  className:
    'absolute top-0 right-0 min-h-6 gap-1 px-1.5 py-0 text-micro text-ink-2 touch:-top-2.5 touch:min-h-11',
})

/** Screen readers announce the insertion, and its undo button is the next stop. */
const focus = (element: HTMLElement | null) => element?.focus()

/** Fewer lines are pasted as they are. */
const minLines = 10

const dropPlace =
  'pointer-events-none absolute -inset-1 rounded-2 outline-3 outline-dashed outline-focus'

type TableListeners = {
  onTable: (source: TableSource) => void
  /** A large table, which is in the field by then. */
  onPasted: (text: string) => void
  /** True while a file is dragged over the field. */
  onOver: (isOver: boolean) => void
}

/** Listens for files and large tables. Returns what stops it. */
function takeTables(area: HTMLElement, { onTable, onPasted, onOver }: TableListeners): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const takeFiles = (event: Event, files: FileList | undefined) => {
    if (!files?.length) return
    event.preventDefault()
    onTable({ files: [...files] })
  }
  const over = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    onOver(true)
  }
  const drop = (event: DragEvent) => {
    onOver(false)
    takeFiles(event, event.dataTransfer?.files)
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    // A spreadsheet copies a picture of its cells beside their text.
    if (text === '') takeFiles(event, event.clipboardData?.files)
    else if (countTableLines(text) >= minLines) onPasted(text)
  }
  area.addEventListener('dragover', over, { signal })
  area.addEventListener('dragleave', () => onOver(false), { signal })
  area.addEventListener('drop', drop, { signal })
  area.addEventListener('paste', paste, { signal })
  return () => listening.abort()
}

/** A file that is dropped beside the fields of a prompt would open in place of the page. */
function refuseBeside(event: DragEvent) {
  const { dataTransfer, defaultPrevented } = event
  if (defaultPrevented || !dataTransfer?.types.includes('Files')) return
  if (!document.querySelector('[data-prompt-fields]')) return
  event.preventDefault()
  dataTransfer.dropEffect = 'none'
}
addEventListener('dragover', refuseBeside)
