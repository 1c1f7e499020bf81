import { Fragment, type ReactNode } from 'react'

import type { ItemMatch, Mark } from '#shared/search/item-match.ts'
import { typeset } from '#shared/text/typography.ts'

/** A stored text as it is shown, the given passages marked; one that goes beyond the text is left out. */
export function markedAt(stored: string, marks: Mark[]): ReactNode {
  // As long as what is stored, so the places are the same.
  const text = typeset(stored)
  let shown = 0
  const parts = marks
    .filter(([, end]) => end <= text.length)
    .map(([start, end]) => {
      const before = text.slice(shown, start)
      shown = end
      return (
        <Fragment key={start}>
          {before}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      )
    })
  return [...parts, text.slice(shown)]
}

const fields = { tag: 'tag', categorie: 'catégorie', description: 'description' }

/** Why an item is in a filtered list, where title and description do not show it. */
export function MatchReasons({ reasons }: Pick<ItemMatch, 'reasons'>) {
  if (reasons.length === 0) return null
  return (
    <p className="extrait">
      <b>Trouvé dans</b>
      {'\u00a0: '}
      {reasons.map(({ field, text, marks }, index) => (
        <Fragment key={field + text}>
          {index > 0 ? ', ' : null}
          {fields[field]} «{'\u00a0'}
          {markedAt(text, marks)}
          {'\u00a0'}»
        </Fragment>
      ))}
    </p>
  )
}
