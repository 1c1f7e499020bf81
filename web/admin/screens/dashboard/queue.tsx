import type { ReactNode } from 'react'

import { formatNumber } from '#shared/text/plural.ts'
import { Panel } from '#web/admin/controls/panel.tsx'

type QueueProps = {
  title: string
  count: number
  /** Links to the whole queue. */
  actions?: ReactNode
  children?: ReactNode
}

/** A work queue: its length, its first entries, and links to the screens where the work is done. */
export function Queue({ title, count, actions, children }: QueueProps) {
  if (count === 0) return null
  return (
    <Panel
      title={title}
      aside={
        <>
          <span className="rounded-full bg-desk-2 px-2 font-mono text-label font-semibold">
            {formatNumber(count)}
          </span>
          <span className="flex flex-wrap gap-2">{actions}</span>
        </>
      }
    >
      {children}
    </Panel>
  )
}

export const QueueRows = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-rule">{children}</ul>
)

type QueueRowProps = {
  /** Lets `leaveRow` find the row. */
  id?: string
  hint?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

export const QueueRow = ({ id, hint, actions, children }: QueueRowProps) => (
  <li
    data-row={id}
    className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 text-small [&_a:not(.btn)]:font-semibold [&_a:not(.btn)]:no-underline [&_a:not(.btn):hover]:underline"
  >
    <div className="min-w-0 flex-[1_1_9rem] wrap-anywhere">
      {children}
      {hint ? <p className="text-label text-ink-2">{hint}</p> : null}
    </div>
    {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
  </li>
)
