import type { ReactNode } from 'react'

type MetaLineProps = { className: string; children: ReactNode }

/** The facts about an item on one line. */
export function MetaLine({ className, children }: MetaLineProps) {
  return (
    <div
      className={`flex flex-wrap items-center gap-x-4 gap-y-1 text-label text-ink-2 ${className}`}
    >
      {children}
    </div>
  )
}
