import type { ExpansionKind } from '#shared/search/item-match.ts'
import { locateWords, type TextWord } from '#shared/search/search-text.ts'
import { stem, stopWords } from '#shared/search/stems.ts'
import type { Absence } from '#shared/search/word-group.ts'

import { createExpansions, type Expansion } from './expansion.ts'
import {
  fieldOf,
  type InvertedIndex,
  namingFields,
  postingsOf,
  stemsOfWords,
  wordsFrom,
} from './inverted-index.ts'
import type { Matcher } from './matcher.ts'
import { prefixCandidates, spellingCandidates } from './spelling.ts'
import { isNoise, type Vocabulary } from './vocabulary.ts'

/** An expression of the vocabulary or a single word of the query, with everything that may answer for it. */
export type Term = {
  words: string[]
  /** The typed text. */
  text: string
  expansions: Expansion[]
  /** Words of the catalogue that may be meant, if the term matches nothing as typed. */
  corrections: string[]
  /** A word that nearly every query could hold, such as «prompt». */
  isNoise: boolean
  isInVocabulary: boolean
  /** Set if the term names a subject that the catalogue does not cover. */
  absence: Absence | undefined
  /** The first letters of a word that is being typed. */
  isIncomplete: boolean
  documentFrequency: number
}

/** Dependencies of reading a query. */
export type QueryParts = {
  index: InvertedIndex
  matcher: Matcher
  vocabulary: Vocabulary
  /** Words that a misspelled word may mean, sorted. */
  knownWords: () => readonly string[]
}
type ParseOptions = {
  /** The last word is being typed. */
  isPrefixQuery?: boolean
  /** Takes words as they are typed: without corrections. */
  isExact?: boolean
}

// Bounds of the work for one query.
const maxWords = 20
const maxCompletions = 6
const maxExpressions = 60
const maxPrefixWords = 10
const maxPrefixCandidates = 500
/** Words that may stand between the words of an expression, stop words included. */
const maxWordsBetween = 3
/** Fewer letters behind other words are too ambiguous to search. */
const shortestLastWord = 3
const shortestPrefix = 4
const shortestInfix = 4

/** Reads a query as terms: the longest expressions of the vocabulary, then single words. */
export function parseQuery(parts: QueryParts, q: string, options: ParseOptions = {}): Term[] {
  const { isPrefixQuery = false, isExact = false } = options
  const { matcher, vocabulary } = parts
  const all = locateWords(q)
  const isTyping = isPrefixQuery && !/\s$/.test(q)
  // A stop word may be the beginning of another word: «pages or» begins «pages orphelines».
  const content = [...all.keys()].filter(
    (at) => !stopWords.has(all[at]?.word ?? '') || (isTyping && at === all.length - 1),
  )
  const places = (content.length > 0 ? content : [...all.keys()]).slice(0, maxWords)
  const words = places.flatMap((at) => all[at] ?? [])
  const typed = words.map(({ word }) => word)
  const segments = segmentWords(typed, places, parts)
  const terms = segments.map(({ at: segment, absence }): Term => {
    const own = segment.map((place) => typed[place] ?? '')
    const stems = own.map(stem)
    const isUnknown = !vocabulary.has(stems) && matcher.find(stems).items.length === 0
    const canBePrefix = isPrefixQuery || (own.length === 1 && isUnknown)
    const isLast = segment.includes(typed.length - 1)
    const isShort = isTyping && isLast && isTooShort(own, typed, isUnknown)
    const { expansions, corrections, documentFrequency } = createTermExpansions(own, parts, {
      isExact,
      shouldMatch: !isShort && absence === undefined,
      prefixContext: isLast && canBePrefix ? typed : undefined,
      isOnlyTerm: segments.length === 1,
    })
    return {
      expansions,
      corrections,
      documentFrequency,
      words: own,
      text: textOf(q, words, segment),
      isNoise: stems.every(isNoise),
      isInVocabulary: absence === undefined && vocabulary.has(stems),
      isIncomplete: isShort && expansions.length === 0,
      absence,
    }
  })
  const complete = terms.filter(({ isIncomplete }) => !isIncomplete)
  return complete.length > 0 ? complete : terms
}

/** A term as typed: words that stand together with what is between them, and the signs of a name, as in «C++». */
function textOf(q: string, words: readonly TextWord[], segment: readonly number[]): string {
  const [first = 0] = segment
  const last = segment.at(-1) ?? first
  const parts =
    last - first === segment.length - 1 ? [[first, last]] : segment.map((at) => [at, at])
  const texts = parts.map(([from = 0, to = 0]) => {
    const [start, end] = [words[from]?.start ?? 0, words[to]?.end ?? 0]
    const before = /(?<!\S)[#@.$]$/.exec(q.slice(0, start))?.[0] ?? ''
    const after = /^(?:\(\)|[+#]+)/.exec(q.slice(end))?.[0] ?? ''
    return before + q.slice(start, end) + after
  })
  return texts.join(' ')
}

/** A last word behind others is ambiguous if it is very short, a stop word, or the beginning of one. */
function isTooShort(
  [word = '', ...others]: string[],
  typed: string[],
  isUnknown: boolean,
): boolean {
  if (others.length > 0 || typed.length === 1) return false
  return (
    word.length < shortestLastWord ||
    stopWords.has(word) ||
    (word.length === shortestLastWord && isUnknown && beginsStopWord(word))
  )
}

const beginsStopWord = (text: string) => [...stopWords].some((word) => word.startsWith(text))

/** Words of a query that are read as one term, by their places in it. */
type Segment = { at: number[]; absence?: Absence | undefined }

/**
 * Cuts a query into the longest expressions; of the same length absent subjects first, then what is known as written, in
 * any order, and with one word in between. `places` are those of the words in the query as typed: words that stand far
 * apart form no expression in another order.
 */
function segmentWords(
  typed: readonly string[],
  places: readonly number[],
  { vocabulary, matcher }: QueryParts,
): Segment[] {
  const stems = typed.map(stem)
  const used = new Set<number>()
  const found: Segment[] = []
  const isClose = (at: readonly number[]) =>
    (places[at.at(-1) ?? 0] ?? 0) - (places[at[0] ?? 0] ?? 0) < at.length + maxWordsBetween
  const stemsAt = (at: readonly number[]) => at.map((place) => stems[place] ?? '')
  const absenceAt = (at: readonly number[]) => {
    const absence = vocabulary.absenceOf(at.map((place) => typed[place] ?? ''))
    return absence && !isNamed(stemsAt(at), matcher) ? absence : undefined
  }
  const take = (candidates: number[][], read: (at: number[]) => Segment | false) => {
    for (const at of candidates) {
      const segment = at.some((place) => used.has(place)) ? false : read(at)
      if (!segment) continue
      for (const place of at) used.add(place)
      found.push(segment)
    }
  }
  const takeIf = (candidates: number[][], isExpression: (stems: string[]) => boolean) =>
    take(candidates, (at) => isExpression(stemsAt(at)) && { at })

  for (let size = Math.min(vocabulary.longest, typed.length); size > 0; size -= 1) {
    const adjacent = Array.from({ length: typed.length - size + 1 }, (_, start) =>
      Array.from({ length: size }, (__, step) => start + step),
    )
    take(adjacent, (at) => {
      const absence = absenceAt(at)
      return absence !== undefined && { at, absence }
    })
    if (size === 1) {
      takeIf(adjacent, () => true)
      break
    }
    takeIf(adjacent, vocabulary.hasInOrder)
    takeIf(adjacent.filter(isClose), vocabulary.has)
    const gapped = adjacent.flatMap((at) =>
      Array.from({ length: size - 1 }, (_, cut) =>
        at.map((place, step) => (step <= cut ? place : place + 1)),
      ),
    )
    takeIf(
      gapped.filter((at) => (at.at(-1) ?? 0) < typed.length && isClose(at)),
      vocabulary.has,
    )
  }
  const inOrder = found.toSorted(({ at: [a = 0] }, { at: [b = 0] }) => a - b)
  // A repeated expression adds nothing to a query.
  const seen = new Set<string>()
  return inOrder.filter(({ at }) => seen.size < seen.add(stemsAt(at).join(' ')).size)
}

/** An item names an expression if its title, a tag or a search query holds it. */
const isNamed = (stems: readonly string[], matcher: Matcher): boolean =>
  Array.from(matcher.findPhraseStarts(stems)).some((posting) => namingFields.has(fieldOf(posting)))

type TermOptions = {
  isExact: boolean
  /** False for a subject that is absent, and for the first letters of a word. */
  shouldMatch: boolean
  /** All words of the query, if its last word belongs to the term and may be the beginning of one. */
  prefixContext: string[] | undefined
  isOnlyTerm: boolean
}

function createTermExpansions(
  words: string[],
  { index, matcher, vocabulary, knownWords }: QueryParts,
  { isExact, shouldMatch, prefixContext, isOnlyTerm }: TermOptions,
): Pick<Term, 'expansions' | 'corrections' | 'documentFrequency'> {
  const { expansions, add } = createExpansions(matcher)
  const addWithSynonyms = (stems: readonly string[], kind: ExpansionKind) => {
    add(stems, kind)
    if (stems.length > 1) add(stems, 'apart', kind)
    const groups = vocabulary.groupsOf(stems)
    for (const { same } of groups) for (const one of same) add(one.stems, 'synonym', kind)
    for (const { wider } of groups) for (const one of wider) add(one, 'wider', kind)
  }
  const stems = words.map(stem)
  if (shouldMatch) addWithSynonyms(stems, 'exact')
  const isFound = expansions.length > 0
  const own = expansions.find(({ kind }) => kind === 'exact' || kind === 'apart')

  if (prefixContext) {
    for (const one of completeExpression(prefixContext, words, vocabulary)) {
      if (isFound) add(one, 'prefix')
      else addWithSynonyms(one, 'prefix')
    }
  }
  const [word = '', ...others] = words
  const corrections: string[] = []
  if (others.length === 0) {
    const before = prefixContext?.at(-2)
    if (before !== undefined) {
      for (const token of completeWord(index, word)) add([stem(before), token], 'phrasePrefix')
    }
    if (shouldMatch) {
      if (prefixContext ?? (!isFound && word.length >= shortestPrefix)) {
        for (const token of completeWord(index, word)) add([token], 'prefix')
      }
      if (expansions.length === 0 && !isExact) {
        const candidates = (prefixContext ? prefixCandidates : spellingCandidates)(
          knownWords(),
          word,
        )
        for (const one of candidates.slice(0, maxCompletions)) {
          const count: number = expansions.length
          addWithSynonyms([stem(one)], 'correction')
          if (expansions.length > count) corrections.push(one)
        }
      }
      if ((expansions.length === 0 || isOnlyTerm) && word.length >= shortestInfix) {
        for (const token of stemsOfWords(wordsWith(index, word))) add([token], 'infix')
      }
    }
  }
  const frequencies = expansions.map(({ matches }) => matches.documentFrequency)
  return {
    expansions,
    corrections,
    documentFrequency: own ? own.matches.documentFrequency : Math.max(0, ...frequencies),
  }
}

/** Stems of the most frequent words that a text begins. */
const completeWord = (index: InvertedIndex, text: string): string[] =>
  stemsOfWords(wordsFrom(index.headWords, text, maxPrefixCandidates))
    .toSorted((a, b) => postingsOf(index, b).length - postingsOf(index, a).length)
    .slice(0, maxPrefixWords)

/** Words that hold a text and do not begin with it, those that name a subject first. */
function wordsWith({ headWords, otherWords }: InvertedIndex, text: string): string[] {
  const found: string[] = []
  for (const words of [headWords, otherWords]) {
    for (const word of words) {
      if (word.includes(text, 1) && found.push(word) === maxCompletions) return found
    }
  }
  return found
}

/** Expressions of the vocabulary that begin with the last words of the query, those of the term at least. */
function completeExpression(
  typed: string[],
  own: string[],
  { expressions, longest }: Vocabulary,
): (readonly string[])[] {
  for (let size = Math.min(longest, typed.length); size >= own.length; size -= 1) {
    const text = typed.slice(-size).join(' ')
    const found = wordsFrom(expressions, text, maxExpressions).filter((one) => one !== text)
    if (found.length > 0) {
      return found
        .toSorted((one, other) => one.length - other.length)
        .slice(0, maxCompletions)
        .map((one) => one.split(' ').map(stem))
    }
  }
  return []
}
