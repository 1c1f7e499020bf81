import { Icon } from '#web/admin/controls/icon.tsx'
import { RoleBadge } from '#web/admin/screens/users/role-badge.tsx'
import { useSession } from '#web/admin/session/session.ts'
import { ThemeToggle } from '#web/document/theme-toggle.tsx'
import { Button } from '#web/ui/button.tsx'

import { Anywhere } from './anywhere.tsx'

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
      <div className="who max-md:gap-1">
        <Anywhere />
        <span className="mail">{user.email}</span>
        <RoleBadge role={user.role} />
        <ThemeToggle />
      </div>
    </header>
  )
}
