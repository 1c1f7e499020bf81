import type { ReactNode } from 'react'

import { countOf } from '#shared/text/plural.ts'

type BulkBarProps = {
  count: number
  /** «prompt sélectionné», «prompts sélectionnés» */
  words: readonly [one: string, many: string]
  /** What is meant besides the rows that are seen. */
  note?: string | undefined
  className?: string
  /** The buttons. */
  children: ReactNode
}

/** What can be done with the chosen rows at once; nothing while none is chosen. */
export function BulkBar({ count, words, note, className = '', children }: BulkBarProps) {
  if (count === 0) return null
  return (
    <section
      className={`bulk flex flex-wrap items-center gap-x-3 gap-y-2 bg-ink px-4 py-2 text-small text-card md:sticky md:top-14 md:z-5 ${className}`.trimEnd()}
      aria-label="Actions groupées"
      data-uncovered
    >
      <output className="mr-auto font-semibold">
        {countOf(count, ...words)}
        {note === undefined ? null : <small className="font-normal opacity-85"> {note}</small>}
      </output>
      {children}
    </section>
  )
}
