import { Fragment, type ReactNode } from 'react'

import { highlight } from '#shared/search/highlight.ts'
import { typeset } from '#shared/text/typography.ts'

/** A text with what answers a query marked. */
export function markedText(text: string, query: string): ReactNode {
  let start = 0
  return highlight(typeset(text), query).map((part) => {
    const key = start
    start += part.text.length
    return part.isHit ? (
      <mark key={key}>{part.text}</mark>
    ) : (
      <Fragment key={key}>{part.text}</Fragment>
    )
  })
}
