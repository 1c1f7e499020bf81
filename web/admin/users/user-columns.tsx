import type { AdminUser } from '#shared/admin-user.ts'
import { numericDate } from '#shared/french-date.ts'
import { copyText } from '#web/ui/clipboard.ts'

import type { DataColumn } from '../controls/data-table.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { Icon } from '../controls/icon.tsx'
import { StatusBadge } from '../controls/status-badge.tsx'
import { reportSuccess } from '../failures.ts'
import { instant } from '../instant.ts'
import { RoleBadge } from './role-badge.tsx'

/** The columns of the accounts: id, role and grant date as specified, and who it is (R174, D55). */
export const userColumns = (onEdit: (user: AdminUser) => void): DataColumn<AdminUser>[] => [
  {
    id: 'email',
    header: 'Utilisateur',
    className: 'c-ttl',
    cell: (user) => (
      <>
        <span className="ttl">
          {user.email}
          {user.isSelf ? ' (vous)' : ''}
        </span>
        <UserId id={user.id} />
      </>
    ),
  },
  {
    id: 'role',
    header: 'Rôle',
    className: 'c-st',
    cell: ({ role }) => <RoleBadge role={role} />,
  },
  {
    id: 'granted_at',
    header: 'Attribué le',
    className: 'c-opt c-date',
    cell: ({ granted_at }) => (
      <span className="date">{granted_at ? numericDate(granted_at) : '–'}</span>
    ),
  },
  {
    id: 'last_sign_in_at',
    header: 'Dernière connexion',
    className: 'c-opt',
    cell: ({ last_sign_in_at }) => (
      <span className="date">{last_sign_in_at ? instant(last_sign_in_at) : 'Jamais'}</span>
    ),
  },
  {
    id: 'etat',
    header: 'État',
    className: 'c-st',
    cell: (user) => <AccountState user={user} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    className: 'c-acts',
    cell: (user) => (
      <span className="acts">
        <IconButton label={`Modifier ${user.email}`} icon="pen" onClick={() => onEdit(user)} />
      </span>
    ),
  },
]

function UserId({ id }: { id: string }) {
  return (
    <button
      type="button"
      className="id-copy"
      aria-label={`Copier l’identifiant ${id}`}
      onClick={async () => {
        if (await copyText(id)) reportSuccess('Identifiant copié')
      }}
    >
      <span className="mono">{id}</span>
      <Icon name="copy" />
    </button>
  )
}

function AccountState({ user }: { user: AdminUser }) {
  if (user.suspended_at !== null) return <StatusBadge tone="refuse">Suspendu</StatusBadge>
  if (user.mustChangePassword) {
    return (
      <StatusBadge tone="brouillon" icon="key">
        Invitation en attente
      </StatusBadge>
    )
  }
  return (
    <StatusBadge tone="valide">
      {user.sessions > 0 ? `Actif · ${user.sessions} sess.` : 'Actif'}
    </StatusBadge>
  )
}
