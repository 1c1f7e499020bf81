import { useMemo, useState } from 'react'

import { countOf } from '#shared/text/plural.ts'
import { api } from '#web/admin/api/api.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Loaded } from '#web/admin/controls/loaded.tsx'
import { PageHead } from '#web/admin/controls/page-head.tsx'
import { resultCount, TableEmpty, tableTools } from '#web/admin/table/table-tools.tsx'
import { WholeTable } from '#web/admin/table/whole-table.tsx'
import { Button } from '#web/ui/button.tsx'

import { InviteDialog } from './invite-dialog.tsx'
import { userColumns } from './user-columns.tsx'
import { UserDialog } from './user-dialog.tsx'

/** Accounts and their roles, the latest grant first. */
export function UsersPage() {
  const asked = api.admin.users.list.useQuery()
  const users = asked.data
  const [editedId, setEditedId] = useState<string | null>(null)
  const [isInviting, setIsInviting] = useState(false)
  const columns = useMemo(() => userColumns(({ id }) => setEditedId(id)), [])
  return (
    <>
      <PageHead title="Utilisateurs">
        <Button variant="ink" onClick={() => setIsInviting(true)}>
          <Icon name="plus" />
          Inviter
        </Button>
      </PageHead>
      <section className="panel" aria-label="Liste des utilisateurs">
        <div className={tableTools}>
          <output className={resultCount}>
            {users ? countOf(users.length, 'utilisateur', 'utilisateurs') : ''}
          </output>
        </div>
        <Loaded asked={asked}>
          {(rows) =>
            rows.length === 0 ? (
              <TableEmpty term="" />
            ) : (
              <WholeTable
                label="Utilisateurs"
                columns={columns}
                rows={rows}
                rowId={({ id }) => id}
                initialSort={{ column: 'granted_at', order: 'desc' }}
                isBusy={asked.isFetching}
              />
            )
          }
        </Loaded>
      </section>
      <UserDialog
        user={users?.find(({ id }) => id === editedId) ?? null}
        onClose={() => setEditedId(null)}
      />
      <InviteDialog isOpen={isInviting} onClose={() => setIsInviting(false)} />
    </>
  )
}
