import type { ReactNode } from 'react'

import { countOf } from '#shared/text/plural.ts'

type BulkBarProps = {
  count: number
  /** «prompt sélectionné», «prompts sélectionnés» */
  words: readonly [one: string, many: string]
  /** What is meant besides the rows that are seen. */
  note?: string | undefined
  /** The buttons. */
  children: ReactNode
}

/** What can be done with the chosen rows at once; nothing while none is chosen. */
export function BulkBar({ count, words, note, children }: BulkBarProps) {
  if (count === 0) return null
  return (
    <section className="bulk" aria-label="Actions groupées">
      <output>
        {countOf(count, ...words)}
        {note === undefined ? null : <small> {note}</small>}
      </output>
      {children}
    </section>
  )
}
