import type { RowVerdict } from '#shared/import/verdict.ts'
import { formatNumber } from '#shared/text/plural.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { StatusBadge } from '#web/admin/controls/status-badge.tsx'
import type { TriedFile } from '#web/admin/screens/import/import-work.ts'
import { dateText } from '#web/admin/table/date-text.ts'
import type { WholeColumn } from '#web/admin/table/whole-table.tsx'
import { Button } from '#web/ui/button.tsx'

import { CorrectionForm } from './correction-form.tsx'
import type { Correction } from './use-correction.ts'
import { VerdictFacts } from './verdict-facts.tsx'

type Shown = {
  work: TriedFile
  /** The rows of which everything is shown. */
  opened: readonly number[]
  onToggle: (ligne: number) => void
  correction: Correction
  onColumns: () => void
}

/** What the table of verdicts says of each row. */
export function verdictColumns(shown: Shown): WholeColumn<RowVerdict>[] {
  const { work, opened, correction } = shown
  return [
    {
      id: 'ligne',
      header: 'Ligne',
      className: 'max-md:col-[3/-1] max-md:row-2',
      sortValue: ({ ligne }) => ligne,
      cell: ({ ligne }) => (
        <span className={dateText}>
          <span className="md:hidden">Ligne </span>
          {formatNumber(ligne)}
        </span>
      ),
    },
    {
      id: 'titre',
      header: 'Fiche',
      className: 'c-ttl',
      sortValue: ({ titre }) => titre,
      cell: ({ titre }) => <strong className="ttl">{titre === '' ? 'Sans titre' : titre}</strong>,
    },
    {
      id: 'verdict',
      header: 'Verdict',
      className: 'c-st',
      sortValue: ({ verdict }) => verdict,
      cell: ({ verdict }) => badges[verdict],
    },
    {
      id: 'raison',
      header: 'Pourquoi, et où',
      className: 'c-below',
      cell: (row) =>
        row.verdict === 'refuse' && correction.edited === row.ligne ? (
          <CorrectionForm work={work} row={row} correction={correction} />
        ) : (
          <>
            <VerdictFacts work={work} row={row} isOpen={opened.includes(row.ligne)} />
            <RowAction row={row} {...shown} />
          </>
        ),
    },
  ]
}

const badges = {
  nouveau: (
    <StatusBadge tone="valide" icon="plus">
      Nouvelle
    </StatusBadge>
  ),
  modifie: (
    <StatusBadge tone="info" icon="pen">
      Changée
    </StatusBadge>
  ),
  identique: <span className="hint">identique</span>,
  refuse: <StatusBadge tone="refuse">Refusée</StatusBadge>,
}

/** The one thing that can be done with a row. */
function RowAction({
  row,
  work,
  opened,
  onToggle,
  correction,
  onColumns,
}: Shown & { row: RowVerdict }) {
  if (row.verdict === 'identique') return null
  const name = row.titre === '' ? `la ligne ${row.ligne}` : row.titre
  if (row.verdict === 'refuse') {
    // No cell of it is at fault.
    if ((work.file.lignes[row.ligne - 1]?.faute ?? null) !== null) return null
    const isHere = row.refus.every(({ champ }) => work.mapping.champs.includes(champ))
    const isFiling = row.refus.every(({ champ }) => champ === 'categories')
    return (
      <span className="acts mt-2">
        {isHere ? (
          <Button
            size="sm"
            aria-label={isFiling ? `Ranger dans…, ${name}` : `Corriger ici, ${name}`}
            onClick={() => correction.open(row.ligne)}
          >
            {isFiling ? 'Ranger dans…' : 'Corriger ici'}
          </Button>
        ) : (
          <Button size="sm" aria-label={`Revoir les colonnes, ${name}`} onClick={onColumns}>
            Revoir les colonnes
          </Button>
        )}
      </span>
    )
  }
  const isOpen = opened.includes(row.ligne)
  const word = row.verdict === 'nouveau' ? 'Aperçu' : 'Voir tout'
  return (
    <span className="acts">
      <Button
        size="sm"
        variant="quiet"
        aria-expanded={isOpen}
        aria-label={`${word}, ${name}`}
        onClick={() => onToggle(row.ligne)}
      >
        {word}
        <Icon name={isOpen ? 'up' : 'chev'} />
      </Button>
    </span>
  )
}
