import type { ComponentProps } from 'react'

import { Icon, type IconName } from './icon.tsx'

export type NoticeKind = keyof typeof appearances

type NoticeProps = ComponentProps<'div'> & { kind?: NoticeKind; icon?: IconName }

export function Notice({ kind = 'info', icon, className, children, ...attributes }: NoticeProps) {
  const appearance = appearances[kind]
  const classes = ['notice', appearance.className, className].filter(Boolean).join(' ')
  return (
    <div {...attributes} className={classes}>
      <Icon name={icon ?? appearance.icon} />
      <div>{children}</div>
    </div>
  )
}

const appearances = {
  info: { className: '', icon: 'info' },
  ok: { className: 'notice-ok', icon: 'check' },
  warn: { className: 'notice-warn', icon: 'warn' },
  bad: { className: 'notice-bad', icon: 'warn' },
} satisfies Record<string, { className: string; icon: IconName }>
