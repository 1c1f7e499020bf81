import { type Dictionary, sameFactor, widerFactor } from '#shared/search/dictionary.ts'
import type { FoundBy } from '#shared/search/item-match.ts'
import { locateWords, type TextWord } from '#shared/search/search-text.ts'
import { noiseWords, stem, stopWords } from '#shared/search/stems.ts'

/** One way to find what an expression of the query means. */
export type Way = {
  /** Expressions in stems, any of which will do. */
  runs: string[][]
  /** How much of a match by the word itself one by this way counts. */
  factor: number
  by: FoundBy
}

/** What one word or known expression of the query asks for. */
export type Concept = {
  /** Its words, folded. */
  words: string[]
  /** The same as it was typed, with the signs of its name: «C++», «NEAR()», «#hashtag». */
  typed: string
  ways: Way[]
  /** Words that it may be a slip for. */
  near: string[]
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
  apart: 0.5,
  begun: 0.7,
  begunKnown: 0.5,
  begunExpression: 0.9,
  near: 0.8,
  part: 0.3,
  partKnown: 0.15,
}

const maxWords = 24

export const wayOf = (runs: string[][], factor: number, by: FoundBy): Way => ({ runs, factor, by })

/** A query cut into the longest expressions that the dictionary knows, and single words. */
export function readConcepts(q: string, dictionary: Dictionary): Concept[] {
  const located = locateWords(q)
  const telling = located.filter(({ word }) => !stopWords.has(word)).slice(0, maxWords)
  const isStop = telling.length === 0
  const pieces = isStop
    ? located.slice(0, maxWords).map((word) => [word])
    : cut(telling, dictionary)
  const concepts = pieces.map((own): Concept => {
    const words = own.map(({ word }) => word)
    const written = words.join(' ')
    return {
      words,
      typed: isTogether(own, telling)
        ? asTyped(q, own)
        : own.map((word) => asTyped(q, [word])).join(' '),
      ways: isStop ? [wayOf([words], 1, 'mot')] : waysOf(words.map(stem), dictionary),
      near: [],
      isOfTrade: !isStop && dictionary.has(stemsOf(own)),
      isNoise:
        !isStop &&
        (noiseWords.has(written) ||
          (!dictionary.has(stemsOf(own)) && numberOrPicture.test(written))),
      isStop,
    }
  })
  const isAllNoise = concepts.every(({ isNoise }) => isNoise)
  return isAllNoise ? concepts.map((concept) => ({ ...concept, isNoise: false })) : concepts
}

/** A number, be it of a quarter, or a picture tells hardly anything. */
const numberOrPicture = /^(?:[a-z]?\d+|\p{Extended_Pictographic}.*)$/u

/**
 * The longest expression first, wherever it stands: as it is written, then in any order, then with up to two words
 * more between; then the rest.
 */
function cut(
  words: TextWord[],
  dictionary: Dictionary,
  longest = dictionary.longest,
): TextWord[][] {
  for (let size = Math.min(longest, words.length); size > 1; size -= 1) {
    const found = findExpression(words, size, dictionary)
    if (!found) continue
    const { at, own, between } = found
    const after = words.slice(at + size + between.length)
    return [
      ...cut(words.slice(0, at), dictionary, size),
      own,
      ...between.map((word) => [word]),
      ...cut(after, dictionary, size),
    ]
  }
  return words.map((word) => [word])
}

/** So many other words may stand within an expression. */
const mostBetween = 2

type FoundExpression = { at: number; own: TextWord[]; between: TextWord[] }

function findExpression(
  words: TextWord[],
  size: number,
  dictionary: Dictionary,
): FoundExpression | undefined {
  const windows = words.slice(size - 1).map((_, at) => words.slice(at, at + size))
  // «client … acheter des liens» asks of links, though «acheter» and «client» stand side by side, too.
  for (const isKnown of [dictionary.hasInOrder, dictionary.has]) {
    const at = windows.findIndex((own) => isKnown(stemsOf(own)))
    const own = windows[at]
    if (own) return { at, own, between: [] }
  }
  for (let between = 1; between <= mostBetween; between += 1) {
    for (let at = 0; at + size + between <= words.length; at += 1) {
      for (let left = 1; left < size; left += 1) {
        const first = words.slice(at, at + left)
        const own = [...first, ...words.slice(at + left + between, at + size + between)]
        if (dictionary.has(stemsOf(own)))
          return { at, own, between: words.slice(at + left, at + left + between) }
      }
    }
  }
  return undefined
}

const stemsOf = (words: TextWord[]) => words.map(({ word }) => stem(word))

function isTogether(own: TextWord[], words: TextWord[]): boolean {
  const at = words.findIndex((word) => word === own[0])
  return own.every((word, place) => word === words[at + place])
}

function asTyped(q: string, own: TextWord[]): string {
  const [start, end] = [own[0]?.start ?? 0, own.at(-1)?.end ?? 0]
  const before = /(?<!\S)[#@.$]$/.exec(q.slice(0, start))?.[0] ?? ''
  const after = /^(?:\(\)|[+#]+)/.exec(q.slice(end))?.[0] ?? ''
  return before + q.slice(start, end) + after
}

/** The expression itself, its words apart, what means the same and what is wider. */
export function waysOf(
  stems: string[],
  dictionary: Dictionary,
  factor = 1,
  by: FoundBy = 'mot',
): Way[] {
  const meanings = dictionary.meaningsOf(stems)
  const meant = [sameFactor, widerFactor].map((share) => {
    const runs = meanings.filter((one) => one.factor === share).map((one) => one.stems)
    return wayOf(runs, factor * share, 'synonyme')
  })
  return [
    wayOf([stems], factor, by),
    ...(stems.length > 1 ? [wayOf([stems], factor * factors.apart, 'separes')] : []),
    ...meant.filter(({ runs }) => runs.length > 0),
  ]
}

/** Columns of the index that say what an item is about. */
export const headColumns = '{titre tags requetes categories}'

const quoted = (run: string[]) => `"${run.join(' ')}"`

/**
 * What the index is asked for a way of a concept. Stop words are looked for in whole titles and nothing
 * else is: they hold words as they are written, not stems.
 */
export const wayMatch = (
  { isStop }: Pick<Concept, 'isStop'>,
  { runs, by }: Pick<Way, 'runs' | 'by'>,
): string => {
  const asked =
    by === 'separes'
      ? runs.map((run) => `(${run.map((term) => quoted([term])).join(' AND ')})`)
      : runs.map(quoted)
  return `${isStop ? '' : '- '}titre_entier: (${asked.join(' OR ')})`
}

/** What it is asked for a concept. */
export const conceptMatch = (concept: Concept): string =>
  concept.ways.map((way) => `(${wayMatch(concept, way)})`).join(' OR ')

/** What an item must hold to answer every one of them. */
export const allMatch = (concepts: Concept[]): string =>
  concepts.map((concept) => `(${conceptMatch(concept)})`).join(' AND ')
