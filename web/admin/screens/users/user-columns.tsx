import type { AdminUser } from '#shared/admin/admin-user.ts'
import { numericDate } from '#shared/text/french-date.ts'
import { reportSuccess } from '#web/admin/api/failures.ts'
import { IconButton } from '#web/admin/controls/icon-button.tsx'
import { Icon } from '#web/admin/controls/icon.tsx'
import { instant } from '#web/admin/controls/instant.ts'
import { StatusBadge } from '#web/admin/controls/status-badge.tsx'
import { actionsColumn } from '#web/admin/table/actions-column.tsx'
import { dateText } from '#web/admin/table/date-text.ts'
import type { WholeColumn } from '#web/admin/table/whole-table.tsx'
import { copyText } from '#web/ui/copy/clipboard.ts'

import { RoleBadge } from './role-badge.tsx'
import { roleLabels } from './role-labels.ts'
import { SelfRegistered } from './self-registered.tsx'

/** The columns of the accounts: id, role and grant date as specified, and who it is. */
export const userColumns = (onEdit: (user: AdminUser) => void): WholeColumn<AdminUser>[] => [
  {
    id: 'email',
    header: 'Utilisateur',
    sortValue: ({ email }) => email,
    className: 'c-ttl',
    cell: (user) => (
      <>
        <span className="ttl">
          <span>
            <Email address={user.email} />
            {user.isSelf ? ' (vous)' : ''}
          </span>
        </span>
        {user.isSelfRegistered ? (
          <div>
            <SelfRegistered />
          </div>
        ) : null}
        <UserId id={user.id} />
      </>
    ),
  },
  {
    id: 'role',
    header: 'Rôle',
    sortValue: ({ role }) => role && roleLabels[role],
    className: 'c-st',
    cell: ({ role }) => <RoleBadge role={role} />,
  },
  {
    id: 'granted_at',
    header: 'Attribué le',
    sortValue: ({ granted_at }) => granted_at,
    className: 'max-lg:hidden',
    cell: ({ granted_at }) => (
      <span className={dateText}>{granted_at ? numericDate(granted_at) : '–'}</span>
    ),
  },
  {
    id: 'last_sign_in_at',
    header: 'Dernière connexion',
    sortValue: ({ last_sign_in_at }) => last_sign_in_at,
    className: 'max-lg:hidden',
    cell: ({ last_sign_in_at }) => (
      <span className={dateText}>{last_sign_in_at ? instant(last_sign_in_at) : 'Jamais'}</span>
    ),
  },
  {
    id: 'etat',
    header: 'État',
    sortValue: (user) => accountState(user).label,
    className: 'c-st',
    cell: (user) => <AccountState user={user} />,
  },
  actionsColumn((user) => (
    <IconButton label={`Modifier ${user.email}`} icon="pen" onClick={() => onEdit(user)} />
  )),
]

/** An address too long for its column breaks at its @, before it breaks within a word. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}

function UserId({ id }: { id: string }) {
  return (
    <button
      type="button"
      className="inline-flex min-h-6 items-center gap-1.5 border-0 bg-transparent p-0 text-left text-ink-3 hover:text-ink"
      aria-label={`Copier l’identifiant ${id}`}
      onClick={async () => {
        if (await copyText(id)) reportSuccess('Identifiant copié')
      }}
    >
      <span className="mono">{id}</span>
      <Icon name="copy" className="size-4" />
    </button>
  )
}

function AccountState({ user }: { user: AdminUser }) {
  const { label, ...badge } = accountState(user)
  return <StatusBadge {...badge}>{label}</StatusBadge>
}

function accountState({ suspended_at, mustChangePassword, sessions }: AdminUser) {
  if (suspended_at !== null) return { tone: 'refuse', label: 'Suspendu' } as const
  if (mustChangePassword) {
    return { tone: 'brouillon', icon: 'key', label: 'Invitation en attente' } as const
  }
  return { tone: 'valide', label: sessions > 0 ? `Actif · ${sessions} sess.` : 'Actif' } as const
}
