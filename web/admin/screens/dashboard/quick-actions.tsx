import { useId } from 'react'

import { type AdminPath, adminRoot, mayOpen } from '#shared/addresses/admin-screens.ts'
import { Icon, type IconName } from '#web/admin/controls/icon.tsx'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { useSession } from '#web/admin/session/session.ts'

import { TopCard } from './top-card.tsx'

const actions: { to: AdminPath; label: string; icon: IconName }[] = [
  { to: `${adminRoot}/prompts`, label: 'Gérer les prompts', icon: 'fiche' },
  { to: `${adminRoot}/gpts`, label: 'Gérer les GPT', icon: 'dossier' },
  { to: `${adminRoot}/users`, label: 'Gérer les utilisateurs', icon: 'users' },
]

/** Links to the most used screens that the account may open. */
export function QuickActions() {
  const titleId = useId()
  const { capabilities } = useSession()
  const open = actions.filter(({ to }) => mayOpen(to, capabilities))
  return (
    <TopCard title="Actions rapides" titleId={titleId}>
      <ul className="text-small [&_a]:inline-flex [&_a]:min-h-7 [&_a]:items-center [&_a]:gap-2 [&_a]:font-semibold [&_a]:no-underline max-md:[&_a]:min-h-11 [&_a:hover]:underline">
        {open.map(({ to, label, icon }) => (
          <li key={to}>
            <AdminLink to={to}>
              <Icon name={icon} />
              {label}
            </AdminLink>
          </li>
        ))}
      </ul>
    </TopCard>
  )
}
