import { api } from '#web/admin/api/api.ts'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { PageFailure } from '#web/admin/session/page-failure.tsx'
import { TableEmpty } from '#web/admin/table/table-tools.tsx'
import { WholeTable } from '#web/admin/table/whole-table.tsx'

import { journalColumns } from './journal-columns.tsx'

/** The last hundred events of sign-in and sessions. */
export function SecurityEvents() {
  const { data, error, refetch } = api.admin.journal.events.useQuery()
  if (error) return <PageFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  if (data.length === 0) return <TableEmpty term="" />
  return (
    <WholeTable
      label="Événements de sécurité"
      columns={journalColumns}
      rows={data}
      rowId={({ id }) => id}
      initialSort={{ column: 'created_at', order: 'desc' }}
    />
  )
}
