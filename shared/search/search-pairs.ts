import { stem, stopWords } from './search-text.ts'

/** By stem, as the pairs themselves: a text and a query with other forms of a word must agree. */
const commonStems: ReadonlySet<string> = new Set([...stopWords].map(stem))

/**
 * The pairs of words that follow each other and of which one at least is a stop word, each as one
 * word of the search index, `outil_de`. A text that holds words one after the other, as they are or
 * in other forms, holds all of their pairs.
 */
export function commonPairs(words: string[]): string[] {
  const stems = words.map(stem)
  const pairs = stems.slice(1).flatMap((second, index) => {
    const first = stems[index] ?? ''
    return commonStems.has(first) || commonStems.has(second) ? [`${first}_${second}`] : []
  })
  return [...new Set(pairs)]
}
