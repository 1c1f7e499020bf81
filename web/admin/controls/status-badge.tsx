import type { ReactNode } from 'react'

import { Badge } from '#web/ui/badge.tsx'

import { Icon, type IconName } from './icon.tsx'

export type StatusTone = 'valide' | 'brouillon' | 'refuse' | 'info'

const inks: Record<StatusTone, string> = {
  valide: 'text-ok',
  brouillon: 'text-warn',
  refuse: 'text-bad',
  info: 'text-info',
}
const tints: Record<StatusTone, string> = {
  valide: 'bg-ok-tint',
  brouillon: 'bg-warn-tint',
  refuse: 'bg-bad-tint',
  info: 'bg-info-tint',
}

/** The colours of a state, of its badge and of the field that changes it. */
export const statusColours = (tone: StatusTone) => `${inks[tone]} ${tints[tone]}`

type StatusBadgeProps = {
  tone: StatusTone
  icon?: IconName
  /** Coloured words on the ground around them. */
  isBare?: boolean
  children: ReactNode
}

/** A state: an icon and a word on the tint of its tone. */
export function StatusBadge({
  tone,
  icon = icons[tone],
  isBare = false,
  children,
}: StatusBadgeProps) {
  return (
    <Badge
      className={`border-0 leading-normal font-bold [&_svg]:size-3.5 ${isBare ? `px-0 ${inks[tone]}` : `pl-1.5 ${statusColours(tone)}`}`}
      data-tone={tone}
    >
      <Icon name={icon} />
      {children}
    </Badge>
  )
}

const icons = {
  valide: 'check',
  brouillon: 'pen',
  refuse: 'x',
  info: 'info',
} as const satisfies Record<StatusTone, IconName>
