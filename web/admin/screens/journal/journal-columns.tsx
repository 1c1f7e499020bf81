import { actionLabel } from '#shared/admin/action-labels.ts'
import { instant } from '#web/admin/controls/instant.ts'
import type { JournalEntry } from '#web/admin/items/journal-entry.ts'
import type { WholeColumn } from '#web/admin/table/whole-table.tsx'

/** Rows of the journal as they were written: masked, and never edited. */
export const journalColumns: readonly WholeColumn<JournalEntry>[] = [
  {
    id: 'action',
    header: 'Action',
    sortValue: ({ action }) => actionLabel(action),
    className: 'c-ttl',
    cell: ({ action, auteur }) => (
      <>
        <span className="ttl">{actionLabel(action)}</span>
        <p className="hint">{auteur ?? 'Sans session'}</p>
      </>
    ),
  },
  {
    id: 'created_at',
    header: 'Date',
    sortValue: ({ created_at }) => created_at,
    className: 'c-st',
    cell: ({ created_at }) => (
      <time className="date" dateTime={created_at}>
        {instant(created_at)}
      </time>
    ),
  },
  {
    id: 'record_id',
    header: 'Enregistrement',
    sortValue: ({ table_name, record_id }) => `${table_name} ${record_id}`,
    className: 'c-opt',
    cell: ({ table_name, record_id }) => (
      <>
        {table_name}
        <p className="mono">{record_id}</p>
      </>
    ),
  },
  {
    id: 'ip_address',
    header: 'Adresse',
    sortValue: ({ valeurs }) => valeurs?.ip_address ?? null,
    className: 'c-opt',
    cell: ({ valeurs }) => <span className="mono">{valeurs?.ip_address}</span>,
  },
  {
    id: 'details',
    header: 'Détails',
    isHeaderHidden: true,
    className: 'c-acts',
    cell: ({ valeurs }) => (valeurs ? <Details values={valeurs} /> : null),
  },
]

function Details({ values }: { values: NonNullable<JournalEntry['valeurs']> }) {
  return (
    <details>
      <summary>Voir</summary>
      <pre>{JSON.stringify(values.details, null, 2)}</pre>
      <p className="hint">{values.user_agent}</p>
    </details>
  )
}
