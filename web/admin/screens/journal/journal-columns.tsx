import { actionLabel } from '#shared/admin/action-labels.ts'
import { countOf } from '#shared/text/plural.ts'
import { clientAddress } from '#web/admin/controls/client-address.ts'
import { editorPath } from '#web/admin/controls/content-words.ts'
import { instant } from '#web/admin/controls/instant.ts'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { ImportedLinks } from '#web/admin/items/imported-links.tsx'
import { entryTitle, recordName } from '#web/admin/journal/entry-words.ts'
import { dateText } from '#web/admin/table/date-text.ts'
import type { WholeColumn } from '#web/admin/table/whole-table.tsx'

import { changedLabel } from './changed-label.ts'
import { EntryDetails } from './entry-details.tsx'
import type { JournalRow } from './journal-rows.ts'
import { tableLabel } from './table-labels.ts'
import { UndoChange } from './undo-button.tsx'

/** Rows of the journal as they were written: masked, and never edited. */
export const journalColumns: readonly WholeColumn<JournalRow>[] = [
  {
    id: 'action',
    header: 'Action',
    sortValue: ({ action }) => actionLabel(action),
    className: 'c-ttl',
    cell: (row) => (
      <>
        <span className="ttl">{entryTitle(row)}</span>
        <p className="hint">
          {row.auteur ?? 'Sans session'}
          {row.visites.length > 0
            ? `, et ${countOf(row.visites.length, 'autre visite', 'autres visites')} à la suite`
            : null}
        </p>
      </>
    ),
  },
  {
    id: 'created_at',
    header: 'Date',
    sortValue: ({ created_at }) => created_at,
    className: 'c-st',
    cell: ({ created_at }) => (
      <time className={dateText} dateTime={created_at}>
        {instant(created_at)}
      </time>
    ),
  },
  {
    id: 'record_id',
    header: 'Enregistrement',
    sortValue: ({ table_name, record_id }) => `${table_name} ${record_id}`,
    className: 'max-md:col-[2/-1] max-md:row-3 max-md:pt-1',
    cell: (row) => <Records row={row} />,
  },
  {
    id: 'ip_address',
    header: 'Adresse',
    sortValue: ({ valeurs }) => valeurs?.ip_address ?? null,
    className: 'max-md:hidden',
    cell: ({ valeurs }) => (
      <span className="mono">{valeurs ? clientAddress(valeurs.ip_address) : null}</span>
    ),
  },
  {
    id: 'details',
    header: 'Détails',
    isHeaderHidden: true,
    className: 'c-below max-md:row-4',
    cell: (row) => (
      <span className="acts">
        <UndoChange row={row} />
        {row.valeurs ? <EntryDetails row={row} /> : null}
      </span>
    ),
  },
]

/** Records of a row: items by their titles, a label by its name, anything else by its id. */
function Records({ row }: { row: JournalRow }) {
  const { table_name, fiches } = row
  const label = changedLabel(row)
  if (hasImportedItems(row)) {
    return (
      <>
        <ItemList row={row} />
        <p className="inline-flex gap-4">
          <ImportedLinks entry={row.id} kinds={row.natures} />
        </p>
      </>
    )
  }
  if (label === null && fiches.length > 0) return <ItemList row={row} />
  return (
    <>
      {tableLabel(table_name)}
      <p className={label === null ? 'mono' : 'ttl'}>{label ?? recordName(row)}</p>
      {fiches.length > 0 ? <ItemList row={row} /> : null}
    </>
  )
}

const hasImportedItems = ({ natures, annulee }: JournalRow) => natures.length > 0 && !annulee

function ItemList({ row: { fiches, changees } }: { row: JournalRow }) {
  const others = changees - fiches.length
  return (
    <ul className="[&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center">
      {fiches.map(({ kind, id, titre, existe }) => (
        <li key={id}>
          {existe ? (
            <AdminLink to={editorPath(kind, id)}>{titre}</AdminLink>
          ) : (
            <>
              {titre} <span className="hint">dans la corbeille</span>
            </>
          )}
        </li>
      ))}
      {others > 0 ? (
        <li className="hint">et {countOf(others, 'autre fiche', 'autres fiches')}</li>
      ) : null}
    </ul>
  )
}
