import { type DragEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'

import type { ChosenRows } from '#shared/tables/choose-rows.ts'
import { tableLimits } from '#shared/tables/table.ts'
import { countOf, formatNumber } from '#shared/text/plural.ts'
import { valueOf } from '#shared/variables/prompt-values.ts'
import { Button } from '#web/ui/button.tsx'
import { closeWindow } from '#web/ui/close-window.ts'
import { DialogWindow } from '#web/ui/dialog.tsx'
import { noticeClass } from '#web/ui/notice.tsx'
import { PrivacyNote } from '#web/ui/privacy-note.tsx'

import { TableChoice } from './table-choice.tsx'
import { createTableReader } from './table-reader.ts'
import type { TableSource, TableTarget } from './table-target.ts'
import { withTable } from './with-table.ts'

type TableWindowProps = {
  target: TableTarget
  source: TableSource | undefined
  onClose: () => void
}

/** Chooses a file, then what of its table goes into a field. */
export function TableWindow({ target, source, onClose }: TableWindowProps) {
  const [reader] = useState(createTableReader)
  const state = useSyncExternalStore(reader.subscribe, reader.get)
  const [pasted, setPasted] = useState(source && 'pasted' in source ? source.pasted : null)

  useEffect(() => {
    if (source) reader.read(source)
    return reader.stop
  }, [reader, source])

  function readFiles(files: File[]) {
    if (files.length === 0) return
    // A chosen file is added to the field instead of replacing the pasted table.
    setPasted(null)
    reader.read({ files })
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    readFiles([...event.dataTransfer.files])
  }

  function insert(name: string, rows: ChosenRows | null) {
    if (!rows?.text) return
    const { variableKey, store } = target
    const typedBefore = valueOf(store.state().typed, variableKey)
    const valueAfter = withTable(valueOf(store.get(), variableKey) ?? '', rows.text, pasted)
    store.set(variableKey, valueAfter)
    const count = countOf(rows.rowCount, 'ligne insérée', 'lignes insérées')
    target.onInserted({ valueAfter, typedBefore, message: `${count} de «\u00a0${name}\u00a0».` })
  }

  const chosen = state.step === 'read' && !state.isChoosing ? state.chosen : null

  return (
    <DialogWindow
      title={`Tableau pour «\u00a0${target.label}\u00a0»`}
      onClose={onClose}
      footer={
        <>
          <PrivacyNote className="mr-auto">
            Rien n’est envoyé&nbsp;: votre navigateur lit le tableau.
          </PrivacyNote>
          {state.step === 'reading' ? (
            <Button onClick={reader.stop}>Annuler</Button>
          ) : (
            <Button onClick={closeWindow}>Fermer</Button>
          )}
          {state.step === 'read' ? (
            <Button
              variant="ink"
              disabled={!chosen?.text}
              onClick={(event) => {
                closeWindow(event)
                insert(state.name, chosen)
              }}
            >
              Insérer
            </Button>
          ) : null}
        </>
      }
    >
      <div
        className="grid gap-4"
        data-wide=""
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        {state.step === 'reading' ? (
          <ReadingPart name={state.name} share={state.share} />
        ) : state.step === 'read' ? (
          <TableChoice reader={reader} state={state} target={target} pasted={pasted} />
        ) : (
          <>
            {state.step === 'refused' ? (
              <p className={noticeClass({ tone: 'bad' })} role="alert">
                {state.reason}
              </p>
            ) : null}
            <FileChoice onChoose={readFiles} />
          </>
        )}
      </div>
    </DialogWindow>
  )
}

type FileChoiceProps = { onChoose: (files: File[]) => void }

function FileChoice({ onChoose }: FileChoiceProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  return (
    <div className="grid justify-items-center gap-3 rounded-3 border-2 border-dashed border-edge-2 px-4 py-8 text-center">
      <p>Déposez ici un export de Search Console, de GA4, de Screaming Frog ou d’un tableur.</p>
      <Button variant="ink" onClick={() => inputRef.current?.click()}>
        Choisir un fichier
      </Button>
      <input
        ref={inputRef}
        type="file"
        hidden
        aria-label="Fichier CSV ou TSV"
        accept=".csv,.tsv,.tab,.txt,text/csv,text/tab-separated-values"
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])])
          // The same file may be chosen again once it was corrected.
          currentTarget.value = ''
        }}
      />
      <p className="hint">
        CSV ou TSV, {formatNumber(tableLimits.fileBytes / 1_000_000)}&nbsp;Mo et{' '}
        {formatNumber(tableLimits.rows)}&nbsp;lignes au plus.
      </p>
    </div>
  )
}

function ReadingPart({ name, share }: { name: string; share: number }) {
  return (
    <label className="grid gap-2 wrap-anywhere">
      Lecture de «&nbsp;{name}&nbsp;»
      <progress className="h-2 w-full accent-ink" max={1} value={share} />
    </label>
  )
}
