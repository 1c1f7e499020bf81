import type { Role } from '#shared/access/user.ts'
import { StatusBadge } from '#web/admin/controls/status-badge.tsx'
import { Badge } from '#web/ui/badge.tsx'

import { roleLabels } from './role-labels.ts'

type RoleBadgeProps = { role: Role | null }

/** A role; that of an administrator stands out. */
export function RoleBadge({ role }: RoleBadgeProps) {
  if (role === null) return <span className="hint">Aucun rôle</span>
  if (role !== 'admin') return <Badge>{roleLabels[role]}</Badge>
  return (
    <StatusBadge tone="info" icon="shield">
      {roleLabels.admin}
    </StatusBadge>
  )
}
