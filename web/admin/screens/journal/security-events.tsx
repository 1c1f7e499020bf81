import { api } from '#web/admin/api/api.ts'
import { Loaded } from '#web/admin/controls/loaded.tsx'
import { TableEmpty } from '#web/admin/table/table-tools.tsx'
import { WholeTable } from '#web/admin/table/whole-table.tsx'

import { EventCounts } from './event-counts.tsx'
import { journalColumns } from './journal-columns.tsx'
import { ungrouped } from './journal-rows.ts'

/** The last hundred events of sign-in and sessions, and how many more were only counted. */
export function SecurityEvents() {
  const asked = api.admin.journal.events.useQuery()
  return (
    <Loaded asked={asked}>
      {({ latest, counts }) => (
        <>
          <EventCounts counts={counts} />
          {latest.length === 0 ? (
            <TableEmpty term="" />
          ) : (
            <WholeTable
              label="Événements de sécurité"
              columns={journalColumns}
              rows={ungrouped(latest)}
              rowId={({ id }) => id}
              initialSort={{ column: 'created_at', order: 'desc' }}
            />
          )}
        </>
      )}
    </Loaded>
  )
}
