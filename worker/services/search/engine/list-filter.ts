import { splitWords } from '#shared/search/search-text.ts'
import { stem, stopWords } from '#shared/search/stems.ts'

import {
  type Field,
  fieldOf,
  fields,
  type InvertedIndex,
  itemOf,
  itemsWithTitleWords,
  postingsOf,
} from './inverted-index.ts'

/** Fields that a card of a list shows. */
const cardFields = new Set<Field>(['titre', 'tags', 'categories', 'description'])

type FilterOptions = {
  /** Editors find an item by any of its texts. */
  isEveryField: boolean
}

/**
 * Items that hold each word of a text, as a word, the beginning of one or a part of one. There are no synonyms and no
 * corrections: a filter narrows what is shown.
 */
export function filterItems(
  index: InvertedIndex,
  text: string,
  { isEveryField }: FilterOptions,
): Set<number> {
  const words = splitWords(text)
  const content = words.filter((word) => !stopWords.has(word))
  if (content.length === 0) return new Set(itemsWithTitleWords(index, words))
  const isInField = fields.map((name) => isEveryField || cardFields.has(name))
  const itemsWith = (word: string) => {
    const found = new Set<number>()
    for (const token of tokensWith(index, word)) {
      for (const posting of postingsOf(index, token)) {
        const item = itemOf(posting)
        if (isInField[fieldOf(posting)] && index.alive[item] === 1) found.add(item)
      }
    }
    return found
  }
  const [first, ...others] = content.map(itemsWith)
  if (first === undefined) return new Set()
  return new Set(Array.from(first).filter((item) => others.every((found) => found.has(item))))
}

/** Stems of a word, and of all words that hold it. */
function tokensWith({ headWords, otherWords }: InvertedIndex, word: string): Set<string> {
  const tokens = new Set([stem(word)])
  for (const words of [headWords, otherWords]) {
    for (const other of words) if (other.includes(word)) tokens.add(stem(other))
  }
  return tokens
}
