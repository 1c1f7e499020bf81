import type { ItemMatch, Mark, RelatedWord, Snippet } from '#shared/search/item-match.ts'
import { splitWords } from '#shared/search/search-text.ts'

import { createHighlighter } from './engine/highlight.ts'
import type { Term } from './engine/query-terms.ts'

/** Texts of a card, in which a match is shown. */
export type CardTexts = {
  title: string
  description: string
  tags?: readonly string[]
  queries?: readonly string[]
}

/** Characters of a description that the smallest card shows. */
const shownDescription = 110
const maxRelatedWords = 3

/**
 * Tells where a card matches by the marks of a text: in title and description, else in the first tag or search query that
 * does, else in the text of the item or in what else people ask, which is not quoted.
 */
export function explainMarks(
  { title, description, tags = [], queries = [] }: CardTexts,
  marksIn: (text: string) => Mark[],
  isInText: boolean,
): Omit<ItemMatch, 'relatedWords'> {
  const marks = { title: marksIn(title), description: marksIn(description) }
  const isShown =
    marks.title.length > 0 || marks.description.some(([, end]) => end <= shownDescription)
  if (isShown) return { ...marks, snippets: [] }
  const field = isInText || marks.description.length > 0 ? 'texte' : 'requete'
  const quoted = firstSnippet(tags, queries, marksIn)
  return { ...marks, snippets: [quoted ?? { field, text: '', marks: [] }] }
}

function firstSnippet(
  tags: readonly string[],
  queries: readonly string[],
  marksIn: (text: string) => Mark[],
): Snippet | undefined {
  for (const [field, texts] of [
    ['tag', tags],
    ['requete', queries],
  ] as const) {
    for (const text of texts) {
      const marks = marksIn(text)
      if (marks.length > 0) return { field, text, marks }
    }
  }
  return undefined
}

/** Returns a function that tells where a card matches the terms of a query, and by which other words. */
export function createMatchExplainer(terms: readonly Term[]) {
  const highlight = createHighlighter(terms)
  const typed = new Set(terms.flatMap(({ words }) => words))
  const marksIn = (text: string): Mark[] => highlight(text).map(({ start, end }) => [start, end])

  /** Words that were not typed: a synonym, or the correction of one that was. */
  const relatedWordsIn = (text: string): RelatedWord[] =>
    highlight(text).flatMap(({ start, end, kind }): RelatedWord[] => {
      const word = text.slice(start, end).toLowerCase()
      const isOther = kind === 'correction' || kind === 'synonym'
      return isOther && !splitWords(word).some((one) => typed.has(one))
        ? [{ by: kind, text: word }]
        : []
    })

  return (card: CardTexts, isInText: boolean): ItemMatch => {
    const match = explainMarks(card, marksIn, isInText)
    const texts = [card.title, card.description, ...match.snippets.map(({ text }) => text)]
    const relatedWords = texts.flatMap(relatedWordsIn)
    return {
      ...match,
      relatedWords: [...new Map(relatedWords.map((word) => [word.text, word])).values()].slice(
        0,
        maxRelatedWords,
      ),
    }
  }
}
