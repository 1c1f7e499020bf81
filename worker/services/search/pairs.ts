import { commonPairs } from '#shared/search/search-pairs.ts'

import { allOf, type Expression, phrase } from './expression.ts'
import { knownWord, type Vocabulary } from './vocabulary.ts'

/** Of fewer items the index compares the places of words sooner than it looks pairs up. */
const manyItems = 1000

/**
 * Asks what only texts with such words one after the other can answer of those that hold their
 * pairs. Stop words stand everywhere, and their places in every item are slow to compare; a pair is
 * a lookup, and leaves few items. Where a word of the query is rare, the question stays as it is.
 */
export function pairsOf(query: string[], vocabulary: Vocabulary) {
  const isUseful = query.every((word) => knownWord(vocabulary, word).items >= manyItems)
  return (words: string[], asked: Expression): Expression =>
    isUseful ? allOf([...commonPairs(words).map((pair) => phrase([pair])), asked]) : asked
}
