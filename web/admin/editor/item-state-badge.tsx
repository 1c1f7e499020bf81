import type { Statut } from '#shared/items/statut.ts'
import { StatusBadge } from '#web/admin/controls/status-badge.tsx'

type ItemStateBadgeProps = { statut: Statut; hasChanges: boolean }

export function ItemStateBadge({ statut, hasChanges }: ItemStateBadgeProps) {
  if (statut === 'valide' && hasChanges) {
    return <StatusBadge tone="info">En ligne, modifications à publier</StatusBadge>
  }
  return <StatusBadge tone={statut}>{labels[statut]}</StatusBadge>
}

const labels: Record<Statut, string> = {
  valide: 'En ligne',
  brouillon: 'Brouillon',
  refuse: 'Refusé',
}
