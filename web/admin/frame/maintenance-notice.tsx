import { adminRoot } from '#shared/addresses/admin-screens.ts'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import { useMay } from '#web/admin/session/session.ts'

/** Says on every screen that visitors are kept out. */
export function MaintenanceNotice() {
  const may = useMay()
  return (
    <Notice tone="warn" title="Le site est en maintenance">
      <p>
        Les visiteurs voient une page d’attente.{' '}
        {may('settings.manage') ? (
          <AdminLink to={`${adminRoot}/settings`}>Ouvrir les paramètres</AdminLink>
        ) : null}
      </p>
    </Notice>
  )
}
