import { Fragment, type ReactNode } from 'react'

import type { ItemMatch, Mark } from '#shared/search/item-match.ts'
import { typeset } from '#shared/text/typography.ts'
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
  requete: 'recherche qui mène ici',
  categorie: 'catégorie',
  description: 'description',
  texte: 'texte',
}
const nearNames = { synonyme: 'Mot associé', correction: 'Mot corrigé' }

/** Why an item answers, where title and description do not show it, and by which other words. */
export function MatchReasons({ reasons, nearWords }: Pick<ItemMatch, 'reasons' | 'nearWords'>) {
  if (reasons.length === 0 && nearWords.length === 0) return null
  return (
    <p className="extrait">
      {reasons.length > 0 ? (
        <>
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
        </>
      ) : null}
      {nearWords.map(({ by, text }, index) => (
        <Fragment key={text}>
          {index > 0 || reasons.length > 0 ? '. ' : null}
          <b>{nearNames[by]}</b>
          {`\u00a0: ${text}`}
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
