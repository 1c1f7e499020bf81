import { distance } from 'fastest-levenshtein'

import type { Dictionary } from '#shared/search/dictionary.ts'
import { stem } from '#shared/search/stems.ts'

import { type Concept, factors, type Way, wayOf, waysOf } from './concepts.ts'
import { soundOf } from './sounds.ts'

/** A word of the vocabulary, and whether it says what an item is about. */
export type KnownWord = { mot: string; tete: boolean }

export type Widening = {
  /** Whether whole words of the catalogue answer the concept already. */
  isKnown: boolean
  /** Whether words that begin with it count though they do, long texts' too. */
  isOpen: boolean
  /** Whether it filters a list: any part of a word counts. */
  isList: boolean
  /** Whether it is one word and all that is asked: words that hold it count though others answer. */
  isAlone: boolean
  /** Whether its last word is the last of the query. */
  isLast: boolean
  /** Whether it is meant as it is typed. */
  isExact: boolean
  /** Whether it is still being typed. */
  isBegun: boolean
}

/** What a concept gains: ways, and the words that it may be a slip for. */
type Widened = { ways: Way[]; near: string[] }

const maxWords = 8
const shortestWidened = 2
const shortestBegun = 3
/** Fewer letters stand in the middle of words that have nothing to do with them. */
const shortestPart = 4
/** A shorter word is a slip for one that sounds the same alone, or for none. */
const shortestSlip = 5
const shortestHeard = 4
const longWord = 9

/**
 * The ways that words of the catalogue add to a concept: those that begin with its last word, hold it,
 * or that it may be a slip for.
 */
export function widen(
  concept: Concept,
  found: KnownWord[],
  dictionary: Dictionary,
  { isKnown, isOpen, isList, isAlone, isLast, isExact, isBegun }: Widening,
): Widened {
  const word = concept.words.at(-1) ?? ''
  if (word.length < shortestWidened || (concept.words.length > 1 && !isLast)) {
    return { ways: [], near: [] }
  }
  const known = new Set(
    isKnown ? concept.ways.flatMap(({ runs }) => runs.map((run) => run.join(' '))) : [],
  )
  const add = (words: KnownWord[], factor: number, by: Way['by']): Way[] => {
    const stems = [...new Set(words.map(({ mot }) => stem(mot)))].filter((one) => !known.has(one))
    return stems.length === 0
      ? []
      : [
          wayOf(
            stems.slice(0, maxWords).map((one) => [one]),
            factor,
            by,
          ),
        ]
  }
  const begun = found.filter(
    ({ mot, tete }) =>
      mot.startsWith(word) && mot !== word && (isOpen || (tete && word.length > shortestBegun)),
  )
  const held = found.filter(
    ({ mot, tete }) =>
      mot.includes(word, 1) &&
      !mot.startsWith(word) &&
      (isList || (word.length >= shortestPart && (isOpen || tete))),
  )
  const ways = add(shortest(begun), isKnown ? factors.begunKnown : factors.begun, 'debut')
  const expressions = isLast && isBegun ? begunExpressions(concept, dictionary) : []
  ways.push(...expressions)
  if (isKnown || begun.length > 0 || expressions.length > 0 || concept.words.length > 1) {
    if (isList || isAlone) ways.push(...add(shortest(held), factors.partKnown, 'partie'))
    return { ways, near: [] }
  }
  const bare = withoutElision(word)
  if (bare !== word && found.some(({ mot }) => mot === bare)) {
    ways.push(...waysOf([stem(bare)], dictionary, factors.joined))
  }
  const near = isExact ? [] : nearest(word, found, dictionary)
  ways.push(...near.flatMap((mot) => waysOf([stem(mot)], dictionary, factors.near, 'correction')))
  if (near.length === 0) ways.push(...add(shortest(held), factors.part, 'partie'))
  return { ways, near }
}

/** «lindexation» is «l'indexation» without its apostrophe. */
export const withoutElision = (word: string): string =>
  /^(?:[ldnsjmtc]|qu)[aeiouyh]/.test(word) ? word.replace(/^(?:qu|.)/, '') : word

const shortest = (words: KnownWord[]) =>
  words.toSorted((a, b) => Number(b.tete) - Number(a.tete) || a.mot.length - b.mot.length)

const maxExpressions = 3

function begunExpressions({ words }: Concept, dictionary: Dictionary): Way[] {
  const typed = words.join(' ')
  if (typed.length < shortestWidened) return []
  return dictionary.expressions
    .filter(({ written }) => written.startsWith(typed) && written !== typed)
    .slice(0, maxExpressions)
    .flatMap(({ key }) => waysOf(key.split(' '), dictionary, factors.begunExpression, 'debut'))
}

const maxNear = 4

/** Words of titles, tags, queries, categories or the vocabulary that a word may be a slip for. */
function nearest(word: string, found: KnownWord[], { expressions }: Dictionary): string[] {
  if (word.length < shortestHeard) return []
  const heads = found.filter(({ tete }) => tete).map(({ mot }) => mot)
  const single = expressions
    .map(({ written }) => written)
    .filter((written) => !written.includes(' '))
  const candidates = [...new Set([...heads, ...single])]
    .filter((mot) => mot[0] === word[0] && mot.length >= shortestHeard)
    .map((mot) => ({ mot, slips: slips(word, mot) }))
  const most = word.length < shortestSlip ? 0 : word.length < longWord ? 1 : 2
  const least = Math.min(most, ...candidates.map((one) => one.slips))
  return candidates
    .filter((one) => one.slips === least)
    .map(({ mot }) => mot)
    .slice(0, maxNear)
}

/**
 * How many letters were missed, doubled or mistaken between two words; none where they sound the same, and
 * two that changed places are one.
 */
function slips(a: string, b: string): number {
  if (soundOf(a) === soundOf(b)) return 0
  const edits = distance(a, b)
  const at = Array.from(a).findIndex((letter, index) => letter !== b[index])
  const isSwap =
    edits === 2 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  return isSwap ? 1 : edits
}
