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
    <header
      data-uncovered
      className="sticky top-0 z-30 flex min-h-14 items-center gap-1 border-b border-edge bg-card px-2 min-[30rem]:gap-3 min-[30rem]:px-4 md:px-6 lg:px-8"
    >
      <Button
        variant="quiet"
        shape="icon"
        className="md:hidden"
        aria-label="Ouvrir le menu"
        aria-haspopup="dialog"
        onClick={onMenu}
      >
        <Icon name="menu" />
      </Button>
      <span className="font-display text-small leading-tight font-strong max-[30rem]:min-w-0 max-[30rem]:flex-1 min-[30rem]:text-t4">
        Administration Sécurisée
      </span>
      <div className="ml-auto flex min-w-0 items-center gap-1 text-label text-ink-2 max-[30rem]:flex-none md:gap-3">
        <Anywhere />
        <span className="truncate max-md:hidden">{user.email}</span>
        <RoleBadge role={user.role} />
        <ThemeToggle />
      </div>
    </header>
  )
}
