import type { ReactNode } from 'react'

import { noticeClass } from '#web/ui/notice.tsx'

import { Icon, type IconName } from './icon.tsx'

type NoticeProps = {
  tone?: 'info' | 'ok' | 'warn' | 'bad'
  title?: string
  className?: string
  children?: ReactNode
}

/** A message that belongs to its place on the page; a bad one is announced. */
export function Notice({ tone = 'info', title, className = '', children }: NoticeProps) {
  return (
    <div
      className={noticeClass({ tone, className: `notice ${className}` })}
      data-tone={tone}
      role={tone === 'bad' ? 'alert' : undefined}
    >
      <Icon name={icons[tone]} />
      <div>
        {title ? <strong className="text-balance">{title}</strong> : null}
        {children}
      </div>
    </div>
  )
}

const icons = { info: 'info', ok: 'check', warn: 'warn', bad: 'warn' } as const satisfies Record<
  string,
  IconName
>
