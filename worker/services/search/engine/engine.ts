import { once } from '#shared/text/once.ts'

import { isAnswered } from './answerability.ts'
import type { InvertedIndex } from './inverted-index.ts'
import { createMatcher } from './matcher.ts'
import { parseQuery, type Term } from './query-terms.ts'
import { type Hit, rankHits } from './rank.ts'
import type { Vocabulary } from './vocabulary.ts'

export type Answer = {
  terms: Term[]
  /** Best first. Unless the query is answered, they are the nearest items. */
  hits: Hit[]
  isAnswered: boolean
}

export type Engine<Card> = {
  index: InvertedIndex<Card>
  vocabulary: Vocabulary
  search: (q: string, options?: { isExact?: boolean }) => Answer
  /** Searches while a query is typed: its last word may be the beginning of one. */
  suggest: (q: string) => Answer
}

/** Answers queries from one index and vocabulary, which never change. */
export function createEngine<Card>(
  index: InvertedIndex<Card>,
  vocabulary: Vocabulary,
): Engine<Card> {
  const matcher = createMatcher(index)
  const knownWords = once(() => [...new Set([...index.headWords, ...vocabulary.words])].toSorted())
  const parts = { index, matcher, vocabulary, knownWords }
  function answer(q: string, terms: Term[]): Answer {
    const hits = rankHits(index, matcher, q, terms)
    return { terms, hits, isAnswered: isAnswered(terms, hits) }
  }
  const suggest = (q: string) => answer(q, parseQuery(parts, q, { isPrefixQuery: true }))
  return {
    index,
    vocabulary,
    search: (q, options) => answer(q, parseQuery(parts, q, options)),
    suggest: (q) => {
      const found = suggest(q)
      // Rather than nothing, what the words before the last one proposed.
      const before = q.trim().split(/\s+/).slice(0, -1).join(' ')
      return found.hits.length === 0 && before !== '' ? suggest(`${before} `) : found
    },
  }
}
