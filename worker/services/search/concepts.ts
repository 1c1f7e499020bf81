import type { Dictionary } from '#shared/search/dictionary.ts'
import { noiseWords, stem, stopWords } from '#shared/search/stems.ts'

/** How a way follows from what was typed. */
export type By = 'mot' | 'synonyme' | 'debut' | 'correction' | 'partie'

/** One way to find what an expression of the query means. */
export type Way = {
  /** Expressions in stems, any of which will do. */
  runs: string[][]
  /** How much of a match by the word itself one by this way counts. */
  factor: number
  by: By
  /** Whether the words of a run may stand anywhere in an item. */
  isLoose: boolean
}

/** What one word or known expression of the query asks for. */
export type Concept = {
  /** As typed, folded. */
  words: string[]
  ways: Way[]
  /** Whether the vocabulary has it. */
  isOfTrade: boolean
  /** Whether nearly every query could hold it: an item need not. */
  isNoise: boolean
  /** Whether it is a stop word, which the titles alone hold. */
  isStop: boolean
}

/** What a way counts, of 1 for the word itself. */
export const factors = {
  joined: 0.9,
  looseWords: 0.5,
  begun: 0.7,
  begunKnown: 0.5,
  begunExpression: 0.9,
  near: 0.8,
  part: 0.3,
  partKnown: 0.15,
}

export const wayOf = (runs: string[][], factor: number, by: By, isLoose = false): Way => ({
  runs,
  factor,
  by,
  isLoose,
})

/** The words of a query cut into the longest expressions that the dictionary knows, and single words. */
export function readConcepts(words: string[], dictionary: Dictionary): Concept[] {
  const telling = words.filter((word) => !stopWords.has(word))
  if (telling.length === 0) return words.map(stopConcept)
  const concepts = cut(telling, dictionary, dictionary.longest).map((own): Concept => ({
    words: own,
    ways: waysOf(own.map(stem), dictionary),
    isOfTrade: dictionary.has(keyOf(own)),
    isNoise: own.length === 1 && isNoise(own[0] ?? ''),
    isStop: false,
  }))
  const isAllNoise = concepts.every(({ isNoise }) => isNoise)
  return isAllNoise ? concepts.map((concept) => ({ ...concept, isNoise: false })) : concepts
}

/** The longest expression first, wherever it stands, then those on either side of it. */
function cut(words: string[], dictionary: Dictionary, longest: number): string[][] {
  for (let size = Math.min(longest, words.length); size > 1; size -= 1) {
    for (let at = 0; at + size <= words.length; at += 1) {
      const own = words.slice(at, at + size)
      if (!dictionary.has(keyOf(own))) continue
      return [
        ...cut(words.slice(0, at), dictionary, size),
        own,
        ...cut(words.slice(at + size), dictionary, size),
      ]
    }
  }
  return words.map((word) => [word])
}

/** A number or a picture tells hardly anything. */
const isNoise = (word: string) =>
  noiseWords.has(word) || /^(?:\d+|\p{Extended_Pictographic}.*)$/u.test(word)

const keyOf = (words: string[]) => words.map(stem).join(' ')

const stopConcept = (word: string): Concept => ({
  words: [word],
  ways: [wayOf([[word]], 1, 'mot')],
  isOfTrade: false,
  isNoise: false,
  isStop: true,
})

/** The expression itself, its words apart, what means the same and what is wider. */
export function waysOf(stems: string[], dictionary: Dictionary, factor = 1, by: By = 'mot'): Way[] {
  const meanings = Object.groupBy(
    dictionary.meaningsOf(stems.join(' ')),
    (meaning) => meaning.factor,
  )
  return [
    wayOf([stems], factor, by),
    ...(stems.length > 1 ? [wayOf([stems], factor * factors.looseWords, by, true)] : []),
    ...Object.values(meanings).flatMap((same = []) =>
      same[0]
        ? [
            wayOf(
              same.map((meaning) => meaning.stems),
              factor * same[0].factor,
              'synonyme',
            ),
          ]
        : [],
    ),
  ]
}

/** Columns of the index that say what an item is about. */
export const headColumns = '{titre tags requetes categories}'

const quoted = (run: string[]) => `"${run.join(' ')}"`

/** What the index is asked for one run of a way. */
const runMatch = (run: string[], { isLoose }: Pick<Way, 'isLoose'>): string =>
  isLoose ? run.map((term) => quoted([term])).join(' AND ') : quoted(run)

/**
 * What it is asked for a way of a concept. Stop words are looked for in whole titles and nothing else is:
 * they hold words as they are written, not stems.
 */
export const wayMatch = ({ isStop }: Pick<Concept, 'isStop'>, way: Way): string => {
  const runs = way.runs.map((run) => `(${runMatch(run, way)})`).join(' OR ')
  return `${isStop ? '' : '- '}titre_entier: (${runs})`
}

/** What it is asked for a concept. */
export const conceptMatch = (concept: Concept): string =>
  concept.ways.map((way) => `(${wayMatch(concept, way)})`).join(' OR ')
