import { type DataColumn, DataTable } from '../controls/data-table.tsx'
import { instant } from '../instant.ts'
import { actionLabel } from './action-labels.ts'
import type { JournalEntry } from './journal-entry.ts'

type JournalTableProps = { label: string; entries: JournalEntry[]; isBusy?: boolean }

/** Rows of the journal as they were written: masked, and never edited (R203, R247). */
export function JournalTable({ label, entries, isBusy }: JournalTableProps) {
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={entries}
      rowId={({ id }) => id}
      isBusy={isBusy}
    />
  )
}

const columns: DataColumn<JournalEntry>[] = [
  {
    id: 'action',
    header: 'Action',
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
    className: 'c-opt',
    cell: ({ valeurs }) => <span className="mono">{valeurs?.ip_address}</span>,
  },
  {
    id: 'details',
    header: 'Détails',
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
