import { useId, useState } from 'react'

import { importColumns } from '#shared/import/import-fields.ts'
import type { Mapping } from '#shared/import/mapping.ts'
import { countOf } from '#shared/text/plural.ts'
import { api } from '#web/admin/api/api.ts'
import { failureText } from '#web/admin/api/failures.ts'
import { useSingleMutation } from '#web/admin/api/single-mutation.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import { Panel } from '#web/admin/controls/panel.tsx'
import { ProgressLine } from '#web/admin/controls/progress-line.tsx'
import { Select } from '#web/admin/form/select-field.tsx'
import { Button } from '#web/ui/button.tsx'

import { cellText, firstSample } from './cell-text.ts'
import { fieldsFor, type MappedFile, type TriedFile, withField, withKind } from './import-work.ts'
import { MappingOptions } from './mapping-options.tsx'
import { PanelBar } from './panel-bar.tsx'
import { Placeholders } from './placeholders.tsx'
import { tryFile } from './try-rows.ts'

type ColumnsStepProps = {
  work: MappedFile
  onChange: (work: MappedFile) => void
  onTried: (tried: TriedFile) => void
  onOtherFile: () => void
}

const notImported = 'aucun'

/** Step 2: what each column becomes, and how the texts are read. */
export function ColumnsStep({ work, onChange, onTried, onOtherFile }: ColumnsStepProps) {
  const { client } = api.useUtils()
  const [gaveUp, setGaveUp] = useState<string | null>(null)
  const [tried, setTried] = useState(0)
  const id = useId()
  const { file, mapping, found } = work
  const trial = useSingleMutation({
    mutationFn: () => tryFile(client.admin.import, work, setTried),
    onMutate: () => setTried(0),
    onSuccess: onTried,
  })
  const hasTitle = mapping.champs.includes('titre')
  const options = [
    ...fieldsFor(mapping.kind).map((value) => ({ value, label: importColumns[value].label })),
    { value: notImported, label: 'Ne pas importer' },
  ] as const

  const setMapping = (next: Partial<Mapping>) =>
    onChange({ file, found, mapping: { ...mapping, ...next } })

  return (
    <Panel
      title={file.nom}
      aside={
        <span className="hint">
          {countOf(file.lignes.length, 'ligne', 'lignes')},{' '}
          {countOf(file.colonnes.length, 'colonne', 'colonnes')}, {file.lecture}
        </span>
      }
    >
      <div className="relative overflow-x-auto">
        <table className="tbl tbl-plain">
          <caption className="sr-only">Ce que devient chaque colonne</caption>
          <thead className="max-md:hidden">
            <tr>
              <th scope="col">Colonne du fichier</th>
              <th scope="col">Premier exemple</th>
              <th scope="col">Devient</th>
            </tr>
          </thead>
          <tbody>
            {file.colonnes.map((column, place) => (
              <tr
                key={column}
                className="group max-md:grid max-md:grid-cols-[minmax(5.5rem,auto)_minmax(0,1fr)] max-md:items-baseline max-md:gap-x-3 max-md:gap-y-1 max-md:border-b max-md:border-rule max-md:px-4 max-md:py-3 max-md:*:border-0 max-md:*:p-0"
              >
                <th
                  scope="row"
                  id={`${id}-${place}`}
                  className="h-auto border-b-rule font-bold wrap-anywhere whitespace-normal text-ink group-last:border-b-0"
                >
                  {column}
                </th>
                <td>
                  <span className="mono">{cellText(firstSample(file, place)) || '(vide)'}</span>
                </td>
                <td className="w-72 max-md:col-span-full max-md:w-auto">
                  <Select
                    aria-label={`«\u00a0${column}\u00a0» devient`}
                    value={mapping.champs[place] ?? notImported}
                    options={options}
                    onChange={(value) => {
                      const next = withField(work, place, value === notImported ? null : value)
                      setGaveUp(next.gaveUp)
                      onChange({ file: next.file, mapping: next.mapping, found: next.found })
                    }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="in stack">
        <output className="hint">
          {gaveUp === null
            ? null
            : `«\u00a0${gaveUp}\u00a0» n’est plus importée\u00a0: un champ ne vient que d’une colonne.`}
        </output>
        {hasTitle ? null : (
          <Notice tone="warn" title="Aucune colonne ne devient le titre.">
            <p>Choisissez laquelle&nbsp;: une fiche sans titre est refusée.</p>
          </Notice>
        )}
        <Placeholders
          found={found}
          chosen={mapping.emplacements}
          onChange={(emplacements) => setMapping({ emplacements })}
        />
        <MappingOptions
          mapping={mapping}
          onKind={(kind) => onChange(withKind(work, kind))}
          onOptions={(next) => setMapping({ options: next })}
        />
        {trial.error ? (
          <Notice tone="bad" title="L’essai s’est arrêté. Rien n’a été écrit.">
            <p>{failureText(trial.error)}</p>
          </Notice>
        ) : null}
        {trial.isPending ? (
          <ProgressLine max={file.lignes.length} value={tried}>
            Essai&nbsp;: {tried} sur {countOf(file.lignes.length, 'ligne', 'lignes')}
          </ProgressLine>
        ) : null}
      </div>
      <PanelBar text="Rien n’est encore écrit.">
        <Button disabled={trial.isPending} onClick={onOtherFile}>
          Autre fichier
        </Button>
        <Button
          variant="ink"
          disabled={!hasTitle || trial.isPending}
          aria-busy={trial.isPending}
          onClick={() => trial.mutate()}
        >
          Essayer sans rien écrire
          <Icon name="arrow" />
        </Button>
      </PanelBar>
    </Panel>
  )
}
