import { type SearchFilter, searchFilterToken } from '#shared/search/search-filter.ts'
import { commonPairs } from '#shared/search/search-pairs.ts'
import { letterCount, searchWords, stem } from '#shared/search/search-text.ts'

type SearchedItem = {
  filters: SearchFilter[]
  title: string
  /** As plain text. */
  description: string
  longText: string
  /** Tags and category names: a phrase is never found across two of them. */
  labels: string[]
}

/**
 * What the search index holds of an item, as JSON: the triggers of migrations 0007 and 0011 spread it
 * over the index, and take it out again by the same values.
 */
export function searchColumn({ filters, title, description, longText, labels }: SearchedItem) {
  const titleWords = searchWords(title)
  const descriptionWords = searchWords(description)
  const longWords = searchWords(longText)
  const labelWords = labels.map(searchWords)
  const fields = [titleWords, descriptionWords, longWords, ...labelWords]
  return JSON.stringify({
    titre: titleWords.join(' '),
    titre_racines: titleWords.map(stem).join(' '),
    description: descriptionWords.join(' '),
    description_racines: descriptionWords.map(stem).join(' '),
    etiquettes: joinFields(labelWords),
    texte: joinFields(fields),
    paires: [...new Set(fields.flatMap(commonPairs))].join(' '),
    lettres: letterTokens(titleWords, descriptionWords, labelWords.flat(), longWords).join(' '),
    filtres: filters.map(searchFilterToken).join(' '),
  })
}

/** With a mark between two, so that no phrase runs from one into the next. */
function joinFields(fields: string[][]): string {
  return fields
    .filter((words) => words.length > 0)
    .map((words) => words.join(' '))
    .join(' | ')
}

const shortest = 2

/**
 * One or two letters are looked up as they are, wherever they stand in a word: `ia` anywhere, `t=ia`
 * in the title, `d=ia` in the description, `l=ia` in a label, `s=ia` where the title begins; `tw=`
 * and `dw=` say that they are a word there.
 */
function letterTokens(
  title: string[],
  description: string[],
  labels: string[],
  longText: string[],
): string[] {
  const shortWords = (words: string[]) => words.filter((word) => letterCount(word) <= shortest)
  const first = Array.from(title[0] ?? '')
  const tokens = [
    ...[...title, ...description, ...labels, ...longText].flatMap(fragments),
    ...title.flatMap(fragments).map((letters) => `t=${letters}`),
    ...description.flatMap(fragments).map((letters) => `d=${letters}`),
    ...labels.flatMap(fragments).map((letters) => `l=${letters}`),
    ...first.slice(0, shortest).map((_, index) => `s=${first.slice(0, index + 1).join('')}`),
    ...shortWords(title).map((word) => `tw=${word}`),
    ...shortWords(description).map((word) => `dw=${word}`),
  ]
  return [...new Set(tokens)]
}

function fragments(word: string): string[] {
  const letters = Array.from(word)
  return letters.flatMap((letter, index) => [letter, letter + (letters[index + 1] ?? '')])
}

/** What finds a group of synonyms by a query: the stems of each of its terms, as JSON. */
export const synonymColumn = (terms: string[]): string =>
  JSON.stringify(terms.map((term) => searchWords(term).map(stem).join(' ')))
