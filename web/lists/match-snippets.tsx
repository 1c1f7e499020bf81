import { Fragment, type ReactNode } from 'react'

import type { ItemMatch, Mark, RelatedWord } from '#shared/search/item-match.ts'
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
  requete: 'répond à la recherche',
  texte: 'dans la fiche',
}
const relatedNames = { synonym: 'mot associé', correction: 'mot corrigé' }

/** A word that answers instead of what was typed, and how it follows from that. */
export function RelatedWordText({ by, text }: RelatedWord) {
  return (
    <>
      {`${relatedNames[by]}\u00a0: `}
      <span className="border-0 border-b-2 border-dashed border-todo-line">{text}</span>
    </>
  )
}

/** Why an item answers, where title and description do not show it, and by which other words. */
export function MatchSnippets({
  snippets,
  relatedWords,
  className,
}: Pick<ItemMatch, 'snippets' | 'relatedWords'> & { className: string }) {
  if (snippets.length === 0 && relatedWords.length === 0) return null
  const parts = [
    ...relatedWords.map((word) => <RelatedWordText key={`${word.by} ${word.text}`} {...word} />),
    ...snippets.map(({ field, text, marks }) => (
      <Fragment key={field + text}>
        {fields[field]}{' '}
        {text === '' ? null : <q className="font-display">{markedAt(text, marks)}</q>}
      </Fragment>
    )),
  ]
  return (
    <p
      className={`text-label wrap-anywhere text-ink-2 [&>span]:font-semibold [&>span]:text-ink ${className}`}
    >
      <b className="text-micro text-ink-3">Pourquoi</b>
      {parts.map((part, index) => (
        <Fragment key={part.key}>
          {index > 0 ? ', ' : ' '}
          {part}
        </Fragment>
      ))}
    </p>
  )
}

/** How a result shows its match. */
export function foundBy(match: ItemMatch): FoundText {
  return {
    mark: (text, field) => markedAt(text, match[field]),
    renderSnippets: (title, className) => (
      <MatchSnippets
        snippets={match.snippets}
        relatedWords={unmarkedWords(match, title)}
        className={className}
      />
    ),
  }
}

/** The related words that the title does not mark already. */
function unmarkedWords({ relatedWords, title: marks }: ItemMatch, title: string) {
  const marked = new Set(marks.map(([start, end]) => title.slice(start, end).toLowerCase()))
  return relatedWords.filter(({ text }) => !marked.has(text))
}
