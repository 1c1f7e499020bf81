import { Fragment, type ReactNode } from 'react'

import type { ItemMatch, Mark, MatchReason, NearWord } from '#shared/search/item-match.ts'
import { typeset } from '#shared/text/typography.ts'
import { type LookOf, useCategoryLook } from '#web/items/categories/category-looks.ts'
import type { FoundText } from '#web/items/item-row.tsx'

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

const fields = {
  tag: 'tag',
  requete: 'répond à la recherche',
  categorie: 'catégorie',
  description: 'dans la description\u00a0:',
  texte: 'dans le texte\u00a0:',
}
const nearNames = { synonyme: 'mot associé', correction: 'mot corrigé' }

/** A word that answers instead of what was typed, and how it follows from that. */
export function NearWordText({ by, text }: NearWord) {
  return (
    <>
      {`${nearNames[by]}\u00a0: `}
      <span className="near">{text}</span>
    </>
  )
}

/** A reason as it is read: a category by what it is called here, marked whole as it was. */
export function shownReason(reason: MatchReason, lookOf: LookOf): MatchReason {
  if (reason.field !== 'categorie') return reason
  const { label } = lookOf(reason.text)
  return { ...reason, text: label, marks: [[0, label.length]] }
}

/** Why an item answers, where title and description do not show it, and by which other words. */
export function MatchReasons({ reasons, nearWords }: Pick<ItemMatch, 'reasons' | 'nearWords'>) {
  const lookOf = useCategoryLook()
  if (reasons.length === 0 && nearWords.length === 0) return null
  const parts = [
    ...nearWords.map((word) => <NearWordText key={`${word.by} ${word.text}`} {...word} />),
    ...reasons
      .map((reason) => shownReason(reason, lookOf))
      .map(({ field, text, marks }) => (
        <Fragment key={field + text}>
          {fields[field]} <q>{markedAt(text, marks)}</q>
        </Fragment>
      )),
  ]
  return (
    <p className="motif">
      <b>Pourquoi</b>
      {parts.map((part, index) => (
        <Fragment key={part.key}>
          {index > 0 ? ', ' : ' '}
          {part}
        </Fragment>
      ))}
    </p>
  )
}

/** What a card shows of why its item answers. */
export const foundBy = (match: ItemMatch): FoundText => ({
  mark: (text, field) => markedAt(text, match[field]),
  reasons: <MatchReasons {...match} />,
})
