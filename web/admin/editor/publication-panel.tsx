import type { ReactNode } from 'react'

import { statutLabels, type Statut } from '#shared/items/statut.ts'
import { Panel } from '#web/admin/controls/panel.tsx'
import { StatusBadge } from '#web/admin/controls/status-badge.tsx'

type PublicationPanelProps = {
  /** Null for a new item. */
  storedStatut: Statut | null
  children: ReactNode
}

/** How an item stands, and the fields that decide it. */
export function PublicationPanel({ storedStatut, children }: PublicationPanelProps) {
  return (
    <Panel
      title="Publication"
      aside={
        storedStatut ? (
          <StatusBadge tone={storedStatut}>{statutLabels[storedStatut]}</StatusBadge>
        ) : null
      }
    >
      <div className="in stack">{children}</div>
    </Panel>
  )
}
