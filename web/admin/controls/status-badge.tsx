import type { ReactNode } from 'react'

import { Icon, type IconName } from './icon.tsx'

export type StatusTone = 'valide' | 'brouillon' | 'refuse' | 'info'

type StatusBadgeProps = { tone: StatusTone; icon?: IconName; children: ReactNode }

/** A state: an icon and a word on the tint of its tone. */
export function StatusBadge({ tone, icon = icons[tone], children }: StatusBadgeProps) {
  return (
    <span className="status" data-tone={tone}>
      <Icon name={icon} />
      {children}
    </span>
  )
}

const icons = {
  valide: 'check',
  brouillon: 'pen',
  refuse: 'x',
  info: 'info',
} as const satisfies Record<StatusTone, IconName>
