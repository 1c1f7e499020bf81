import { type DragEvent, useRef, useState } from 'react'

import { type ImportFile, importLimits } from '#shared/import/import-file.ts'
import { readImportFiles } from '#shared/import/read-files.ts'
import type { ChosenFile } from '#shared/tables/decode-file.ts'
import { formatNumber } from '#shared/text/plural.ts'
import { UnreadableFile } from '#shared/text/unreadable-file.ts'
import { failureText } from '#web/admin/api/failures.ts'
import { useSingleMutation } from '#web/admin/api/single-mutation.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import { Panel } from '#web/admin/controls/panel.tsx'
import { Field } from '#web/admin/form/field.tsx'
import { Button } from '#web/ui/button.tsx'

import { readBlobs } from './read-blobs.ts'

/** Step 1: a file is dropped, chosen or pasted. */
export function FileStep({ onRead }: { onRead: (file: ImportFile) => void }) {
  const [isOver, setOver] = useState(false)
  const [pasted, setPasted] = useState('')
  const inputRef = useRef<HTMLInputElement>(null)
  const reading = useSingleMutation({
    mutationFn: async (chosen: Promise<ChosenFile[]>) => readImportFiles(await chosen),
    onSuccess: onRead,
    networkMode: 'always',
  })

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (event.dataTransfer.files.length > 0) reading.mutate(readBlobs(event.dataTransfer.files))
  }

  return (
    <Panel title="Importer des fiches">
      <div className="in stack">
        <div
          className={`grid justify-items-center gap-3 rounded-3 border-2 border-dashed px-4 py-8 text-center ${isOver ? 'border-ink bg-card-2' : 'border-edge-2'}`}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Icon name="import" className="size-8 text-ink-2" />
          <p>
            <strong>Déposez un fichier ici</strong>
            <br />
            <span className="hint">
              CSV (virgule ou point-virgule), JSON, ou plusieurs fichiers markdown.{' '}
              {importLimits.fileBytes / 1_000_000}&nbsp;Mo et {formatNumber(importLimits.rows)}
              &nbsp;fiches au plus.
            </span>
          </p>
          <Button
            variant="ink"
            disabled={reading.isPending}
            aria-busy={reading.isPending}
            onClick={() => inputRef.current?.click()}
          >
            {reading.isPending ? 'Lecture…' : 'Choisir un fichier'}
          </Button>
          <input
            ref={inputRef}
            type="file"
            hidden
            multiple
            aria-label="Fichiers à importer"
            accept=".csv,.tsv,.txt,.json,.md,.markdown"
            onChange={({ currentTarget }) => {
              if (currentTarget.files?.length) reading.mutate(readBlobs(currentTarget.files))
              // The same file may be chosen again once it was corrected.
              currentTarget.value = ''
            }}
          />
        </div>
        {reading.error ? (
          <Notice tone="bad" title="Ce fichier ne peut pas être importé">
            <p>
              {reading.error instanceof UnreadableFile
                ? reading.error.message
                : failureText(reading.error)}
            </p>
          </Notice>
        ) : null}
        <details>
          <summary className="min-h-9 cursor-pointer font-semibold">
            Coller un texte à la place
          </summary>
          <form
            className="stack mt-3"
            onSubmit={(event) => {
              event.preventDefault()
              reading.mutate(Promise.resolve([pastedFile(pasted)]))
            }}
          >
            <Field
              label="Texte à importer"
              hint="Des lignes de CSV dont la première nomme les colonnes, du JSON, ou une fiche en markdown."
            >
              {(control) => (
                <textarea
                  {...control}
                  className="input mono"
                  rows={8}
                  spellCheck={false}
                  value={pasted}
                  onChange={(event) => setPasted(event.currentTarget.value)}
                />
              )}
            </Field>
            <div>
              <Button type="submit" disabled={pasted.trim() === '' || reading.isPending}>
                Lire ce texte
              </Button>
            </div>
          </form>
        </details>
      </div>
    </Panel>
  )
}

/** What is pasted has no name that says what it is. */
function pastedFile(text: string): ChosenFile {
  const isMarkdown = /^(?:---\s*\n|# )/.test(text.trimStart())
  return {
    nom: isMarkdown ? 'texte-collé.md' : 'texte-collé.csv',
    octets: new TextEncoder().encode(text),
  }
}
