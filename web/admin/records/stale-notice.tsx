import type { ReactNode } from 'react'

import { Notice } from '#web/admin/controls/notice.tsx'

type StaleNoticeProps = { title: string; children?: ReactNode }

/** Says that somebody else saved the record meanwhile, in sight of whoever just tried to. */
export function StaleNotice({ title, children }: StaleNoticeProps) {
  return (
    <div ref={bringIntoSight}>
      <Notice tone="bad" title={title}>
        {children}
      </Notice>
    </div>
  )
}

const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })
