import { StatusBadge } from '#web/admin/controls/status-badge.tsx'

/** Marks an account that registered itself: nobody checked whose address it is. */
export const SelfRegistered = () => (
  <StatusBadge tone="brouillon" icon="user">
    Inscription libre
  </StatusBadge>
)
