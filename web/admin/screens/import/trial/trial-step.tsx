import { useState } from 'react'

import { refusedCsv } from '#shared/import/refused-csv.ts'
import { countNew, countVerdicts, type RowVerdict, verdicts } from '#shared/import/verdict.ts'
import { countOf, formatNumber } from '#shared/text/plural.ts'
import { questions } from '#web/admin/api/questions.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { saveFile } from '#web/admin/controls/save-file.ts'
import { useUrlState } from '#web/admin/controls/url-state.ts'
import { quietlyChanged } from '#web/admin/items/item-changes.ts'
import {
  type MappedFile,
  type TriedFile,
  writableRows,
  type WrittenFile,
} from '#web/admin/screens/import/import-work.ts'
import { PanelBar } from '#web/admin/screens/import/panel-bar.tsx'
import { oneOf } from '#web/admin/table/served-state.ts'
import { noTableState } from '#web/admin/table/table-state.ts'
import { TableEmpty } from '#web/admin/table/table-tools.tsx'
import { WholeTable } from '#web/admin/table/whole-table.tsx'
import { Button } from '#web/ui/button.tsx'

import { useCorrection } from './use-correction.ts'
import { verdictColumns } from './verdict-columns.tsx'
import { VerdictTabs } from './verdict-tabs.tsx'

type TrialStepProps = {
  work: TriedFile
  onChange: (work: TriedFile) => void
  onColumns: (work: MappedFile) => void
  onWrite: (work: WrittenFile) => void
}

/** Step 3: what would become of every row. Refused ones are corrected here, or leave as a file. */
export function TrialStep({ work, onChange, onColumns, onWrite }: TrialStepProps) {
  const [url, changeUrl] = useUrlState()
  const [opened, setOpened] = useState<readonly number[]>([])
  const correction = useCorrection(work, onChange)
  const { file } = work
  const counts = countVerdicts(work.verdicts)
  const shown = oneOf(verdicts, url['verdict']) ?? null
  const rows = work.verdicts.filter(({ verdict }) => shown === null || verdict === shown)
  const aEcrire = writableRows(work.verdicts)

  function saveRefused() {
    const reasons = new Map(
      work.verdicts.flatMap((row) =>
        row.verdict === 'refuse' ? [[row.ligne, reasonsOf(row)] as const] : [],
      ),
    )
    saveFile(
      `${file.nom.replace(/\.\w+$/, '')}-refusées.csv`,
      refusedCsv(file, reasons),
      'text/csv',
    )
  }

  async function write() {
    const { publiques } = countNew(work.verdicts)
    const isAsked = publiques > quietlyChanged
    if (isAsked && !(await questions.ask(publicQuestion(publiques)))) return
    onWrite({
      ...work,
      entree: crypto.randomUUID(),
      comptes: counts,
      aEcrire,
      faites: [],
      annule: false,
    })
  }

  return (
    <section className="panel" aria-label="Verdicts">
      <VerdictTabs
        counts={counts}
        shown={shown}
        onShow={(verdict) => changeUrl({ verdict, ...noTableState })}
      />
      {rows.length === 0 ? (
        <TableEmpty term="" />
      ) : (
        <WholeTable
          label="Ce que deviendrait chaque ligne"
          columns={verdictColumns({
            work,
            opened,
            onToggle: (ligne) =>
              setOpened((now) =>
                now.includes(ligne) ? now.filter((one) => one !== ligne) : [...now, ligne],
              ),
            correction,
            onColumns: () => onColumns(work),
          })}
          rows={rows}
          rowId={({ ligne }) => String(ligne)}
          initialSort={{ column: 'ligne', order: 'asc' }}
        />
      )}
      <PanelBar
        text={
          <>
            {counts.nouveau === 0 ? null : newWords(work)} Une seule entrée du journal, annulable.
          </>
        }
      >
        <Button className="max-[30rem]:w-11 max-[30rem]:flex-none" onClick={() => onColumns(work)}>
          <Icon name="left" />
          <span className="max-[30rem]:sr-only">Colonnes</span>
        </Button>
        {counts.refuse > 0 ? (
          <Button onClick={saveRefused}>
            <Icon name="down" />
            {counts.refuse === 1
              ? 'La refusée'
              : `Les ${formatNumber(counts.refuse)} refusées`}{' '}
            (CSV)
          </Button>
        ) : null}
        <Button
          variant="ink"
          disabled={aEcrire.length === 0 || correction.isPending}
          onClick={() => void write()}
        >
          {aEcrire.length === 0
            ? 'Rien à importer'
            : `Importer ${countOf(aEcrire.length, 'fiche', 'fiches')}`}
        </Button>
      </PanelBar>
    </section>
  )
}

/** What new items begin as, and why where it is not what was chosen. */
function newWords({ mapping, verdicts: rows }: TriedFile): string {
  if (mapping.options.statut === 'brouillon') return 'En brouillon.'
  const { publiques, completes, incompletes } = countNew(rows)
  const parts = [
    ...(publiques > 0
      ? [`${countOf(publiques, 'fiche publique', 'fiches publiques')} aussitôt`]
      : []),
    ...(completes > 0
      ? [`${formatNumber(completes)} en brouillon, la modération étant requise`]
      : []),
    ...(incompletes > 0
      ? [
          `${formatNumber(incompletes)} en brouillon, ${incompletes < 2 ? 'incomplète' : 'incomplètes'}`,
        ]
      : []),
  ]
  return `${parts.join('\u00a0; ')}.`
}

const reasonsOf = ({ refus }: Extract<RowVerdict, { verdict: 'refuse' }>) =>
  refus.map(({ raison }) => raison).join(' ')

const publicQuestion = (count: number) => ({
  title: 'Publier en important',
  text: `${countOf(count, 'nouvelle fiche', 'nouvelles fiches')} seront publiques aussitôt. En brouillon, vous les relisez d’abord.`,
  confirmLabel: 'Importer et publier',
  cancelLabel: 'Ne rien importer',
})
