import { distance } from 'fastest-levenshtein'

import { type Dictionary, sameFactor } from '#shared/search/dictionary.ts'
import type { FoundBy } from '#shared/search/item-match.ts'
import { stem } from '#shared/search/stems.ts'

import { type Concept, factors, type Way, wayOf, waysOf } from './concepts.ts'
import { soundOf } from './sounds.ts'

/** A word of the vocabulary, and whether it says what an item is about. */
export type KnownWord = { mot: string; tete: boolean }

export type Widening = {
  /** Whether other words count whatever they say of an item. */
  isOpen: boolean
  /** Whether it filters a list: any part of a word counts. */
  isList: boolean
  /** Whether words that hold it count though others answer. */
  isHeld: boolean
  /** Whether it is meant as it is typed. */
  isExact: boolean
  /** Whether it is still being typed. */
  isBegun: boolean
}

const maxWords = 8
/** Other words are looked for from so many letters on. */
export const shortestWidened = 2
const shortestBegun = 4
/** Fewer letters stand in the middle of words that have nothing to do with them. */
const shortestPart = 4
/** A shorter word is a slip for one that sounds the same alone, or for none. */
export const shortestSlip = 5
const shortestHeard = 4
const longWord = 9

/**
 * What the catalogue adds to a concept: ways by words that begin with its last word or hold it, and
 * those that it may be a slip for.
 */
export function widen(
  { words, ways: own }: Pick<Concept, 'words' | 'ways'>,
  known: KnownWord[],
  dictionary: Dictionary,
  { isOpen, isList, isHeld, isExact, isBegun }: Widening,
): Pick<Concept, 'ways' | 'near'> {
  const word = words.at(-1) ?? ''
  const isKnown = own.length > 0
  const expressions = isBegun ? begunExpressions(words, isKnown, dictionary) : []
  const isOne = words.length === 1
  if (word.length < shortestWidened || (isList && !isOne)) return { ways: expressions, near: [] }
  const asked = new Set(own.flatMap(({ runs }) => runs.map((run) => run.join(' '))))
  const wayBy = (some: KnownWord[], factor: number, by: FoundBy): Way[] => {
    const stems = new Set(some.map(({ mot }) => stem(mot)).filter((one) => !asked.has(one)))
    const runs = [...stems].slice(0, maxWords).map((one) => [one])
    return runs.length === 0 ? [] : [wayOf(runs, factor, by)]
  }
  const others = known
    .filter(({ mot, tete }) => mot !== word && (isOpen || tete))
    .toSorted((a, b) => Number(b.tete) - Number(a.tete) || a.mot.length - b.mot.length)
  const beginning = others.filter(({ mot }) => mot.startsWith(word))
  const begun = isOpen || word.length >= shortestBegun ? beginning : []
  const holding = others.filter(({ mot }) => mot.includes(word, 1) && !mot.startsWith(word))
  const held = isList || word.length >= shortestPart ? holding : []

  const ways = [
    ...wayBy(begun, isKnown ? factors.begunKnown : factors.begun, 'debut'),
    ...expressions,
  ]
  if (isKnown || ways.length > 0 || !isOne) {
    if (isHeld && isOne) ways.push(...wayBy(held, factors.partKnown, 'partie'))
    return { ways, near: [] }
  }
  // «maillageinterne» is «maillage interne».
  const glued = gluedExpressions(word, dictionary)
  if (glued.length > 0) return { ways: glued, near: [] }
  // «lindexation» is «l'indexation» without its apostrophe; «jean» and «tarte» are nothing of the kind.
  const bare = word.replace(/^(?:[ldnsjmtc]|qu)(?=[aeiouyh].{4})/, '')
  if (bare !== word) ways.push(...waysOf([stem(bare)], dictionary, factors.joined))
  const near = isExact ? [] : nearest(word, known, dictionary, isBegun)
  const stems = [...new Set(near.map(stem))]
  ways.push(...stems.flatMap((one) => waysOf([one], dictionary, factors.near, 'correction')))
  if (near.length === 0) ways.push(...wayBy(held, factors.part, 'partie'))
  return { ways, near }
}

const maxExpressions = 6

/**
 * Expressions that a query may go on to be; «seo» alone tells nothing of «intérêt seo». Where the query answers as it
 * is, not by what is wider either.
 */
function begunExpressions(words: string[], isKnown: boolean, dictionary: Dictionary): Way[] {
  const typed = words.join(' ')
  return dictionary.expressions
    .filter(({ written }) => written.startsWith(typed) && written !== typed)
    .toSorted((a, b) => a.written.length - b.written.length)
    .slice(0, maxExpressions)
    .flatMap(({ stems }) =>
      waysOf(stems, dictionary, factors.begunExpression, 'debut').filter(
        ({ by, factor }) =>
          by !== 'separes' &&
          (!isKnown || by !== 'synonyme' || factor >= factors.begunExpression * sameFactor),
      ),
    )
}

const gluedExpressions = (word: string, dictionary: Dictionary): Way[] =>
  dictionary.expressions
    .filter(({ written }) => written !== word && written.replaceAll(' ', '') === word)
    .flatMap(({ stems }) => waysOf(stems, dictionary, factors.joined))

const maxNear = 4

/**
 * Words of titles, tags, queries, categories or the vocabulary that a word may be a slip for: «canib» begins
 * «cannibalisation» while it is being typed.
 */
function nearest(
  word: string,
  known: KnownWord[],
  { expressions }: Dictionary,
  isBegun: boolean,
): string[] {
  if (word.length < shortestHeard) return []
  const lengths = isBegun ? [word.length, word.length + 1] : []
  const comparedWith = (mot: string) => [mot, ...lengths.map((length) => mot.slice(0, length))]
  const heard = soundOf(word)
  const heads = known.filter(({ tete }) => tete).map(({ mot }) => mot)
  const candidates = [...new Set([...heads, ...expressions.map(({ written }) => written)])]
    // A text that had the slip itself may have been mended since the words were last looked through.
    .filter((one) => one !== word && one[0] === word[0])
    .filter((one) => one.length >= shortestHeard && !one.includes(' '))
    .map((mot) => ({
      mot,
      slips: Math.min(...comparedWith(mot).map((one) => slips(word, heard, one))),
    }))
  const most = word.length < shortestSlip ? 0 : word.length < longWord ? 1 : 2
  const least = Math.min(most, ...candidates.map((one) => one.slips))
  return candidates
    .filter((one) => one.slips === least)
    .map(({ mot }) => mot)
    .slice(0, maxNear)
}

/**
 * How many letters of a word, which sounds so, were missed, doubled or mistaken for another; none where both
 * sound the same or two letters changed places.
 */
function slips(a: string, heard: string, b: string): number {
  if (heard === soundOf(b)) return 0
  const edits = distance(a, b)
  const at = Array.from(a).findIndex((letter, index) => letter !== b[index])
  const swapped = a.slice(0, at) + a.charAt(at + 1) + a.charAt(at) + a.slice(at + 2)
  return edits === 2 && swapped === b ? 0 : edits
}
