import { ThemeToggle } from '#web/layout/theme-toggle.tsx'
import { Button } from '#web/ui/button.tsx'

import { Icon } from '../controls/icon.tsx'
import { RoleBadge } from '../users/role-badge.tsx'
import { useSession } from './session.ts'

type AdminHeaderProps = { onMenu: () => void }

/** Where one is and who one is. */
export function AdminHeader({ onMenu }: AdminHeaderProps) {
  const { user } = useSession()
  return (
    <header className="adm-top">
      <Button
        variant="quiet"
        shape="icon"
        className="burger"
        aria-label="Ouvrir le menu"
        aria-haspopup="dialog"
        onClick={onMenu}
      >
        <Icon name="menu" />
      </Button>
      <span className="t">Administration Sécurisée</span>
      <div className="who">
        <span className="mail">{user.email}</span>
        <RoleBadge role={user.role} />
        <ThemeToggle />
      </div>
    </header>
  )
}
