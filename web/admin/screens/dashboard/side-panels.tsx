import type { SecurityCheck } from '#shared/access/security-check.ts'
import { type AdminPath, adminRoot, mayOpen } from '#shared/addresses/admin-screens.ts'
import { Icon, type IconName } from '#web/admin/controls/icon.tsx'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { Panel } from '#web/admin/controls/panel.tsx'
import { useSession } from '#web/admin/session/session.ts'

import { CheckRow } from './check-row.tsx'

const actions: { to: AdminPath; label: string; icon: IconName }[] = [
  { to: `${adminRoot}/prompts`, label: 'Gérer les prompts', icon: 'fiche' },
  { to: `${adminRoot}/gpts`, label: 'Gérer les GPT', icon: 'dossier' },
  { to: `${adminRoot}/users`, label: 'Gérer les utilisateurs', icon: 'users' },
]

/** The ways that are taken most, of those that are open. */
export function QuickActions() {
  const { capabilities } = useSession()
  const open = actions.filter(({ to }) => mayOpen(to, capabilities))
  return (
    <Panel title="Actions rapides">
      <ul className="quicklist">
        {open.map(({ to, label, icon }) => (
          <li key={to}>
            <AdminLink to={to}>
              <Icon name={icon} />
              {label}
              <Icon name="arrow" />
            </AdminLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type SecurityProps = { checks: SecurityCheck[] }

/** What protects the site: «Actif» only where it was just found at work. */
export function SecurityPanel({ checks }: SecurityProps) {
  return (
    <Panel title="Sécurité">
      <ul className="checks">
        {checks.map(({ label, etat, detail }) => (
          <CheckRow
            key={label}
            label={label}
            isGood={etat === 'actif'}
            word={etat === 'actif' ? 'Actif' : 'À vérifier'}
          >
            {etat === 'actif' ? null : <span className="hint">{detail}</span>}
          </CheckRow>
        ))}
      </ul>
    </Panel>
  )
}
