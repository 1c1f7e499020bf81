import type { ReactNode } from 'react'

import { countOf } from '#shared/text/plural.ts'

type BulkBarProps = {
  count: number
  /** «prompt sélectionné», «prompts sélectionnés» */
  words: readonly [one: string, many: string]
  /** The buttons. */
  children: ReactNode
}

/** What can be done with the chosen rows at once; nothing while none is chosen. */
export function BulkBar({ count, words, children }: BulkBarProps) {
  if (count === 0) return null
  return (
    <section className="bulk" aria-label="Actions groupées">
      <output>{countOf(count, ...words)}</output>
      {children}
    </section>
  )
}
