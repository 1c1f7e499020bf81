import { api } from '../api.ts'
import { Spinner } from '../controls/spinner.tsx'
import { TableEmpty } from '../controls/table-tools.tsx'
import { PageFailure } from '../frame/page-failure.tsx'
import { JournalTable } from './journal-table.tsx'

/** The last hundred events of sign-in and sessions (D48). */
export function SecurityEvents() {
  const { data, error, refetch } = api.admin.journal.events.useQuery()
  if (error) return <PageFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  if (data.length === 0) return <TableEmpty term="" />
  return <JournalTable label="Événements de sécurité" entries={data} />
}
