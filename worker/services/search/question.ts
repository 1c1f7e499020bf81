import { type SQL, sql } from 'drizzle-orm'

import { requiredWords, stem, tellingWords, wholeWords } from '#shared/search/search-text.ts'

import {
  allOf,
  anyOf,
  atBeginning,
  atLeast,
  except,
  type Expression,
  nothing,
  phrase,
  phraseStart,
} from './expression.ts'
import { pairsOf } from './pairs.ts'
import { literalScoreSql, wordsScoreSql } from './score.ts'
import { isShort, knownWord, type Vocabulary } from './vocabulary.ts'

/** Which of the two full-text tables answers: words, or fragments of one or two letters. */
export type IndexTable = 'search_index' | 'search_letters'

/** Items that score so much at least, and the question to the index that finds them. */
export type Level = { tier: number; points: number; expression: Expression }

/**
 * How an item can answer, the better first: it holds the text as typed in its title, else in its
 * description, else in another field; else it holds every word of it.
 */
export const kinds = ['title', 'description', 'text', 'all'] as const
export type Kind = (typeof kinds)[number]

/** One way to put a query, as questions to the index. */
export type Question = {
  words: string[]
  table: IndexTable
  title: Expression
  description: Expression
  text: Expression
  /** Everything that answers: every word, in any field and order. */
  all: Expression
  /** The same where each word must be in title, description or a label: what list filters show. */
  listed: Expression
  /** At most how many items answer. */
  items: number
  /** What an item scores that answers in one way and in none before it; the same object where it is alike. */
  scores: Record<Kind, SQL<number>>
  /**
   * What title and description can score, by those words or by every one, as the specification
   * counts for a literal hit; only asked of short queries, since cases multiply.
   */
  states: (words: 'every' | 'telling') => { titles: State[]; descriptions: State[] }
}

/** What title or description may hold at least, and what that scores. */
type State = {
  points: number
  isLiteral: boolean
  holds: Expression[]
  /** Every word that is counted stands there. */
  holdsEvery?: boolean
}

/** The questions of a query; `needed` words of it must be there, all of them unless it is given. */
export function askFor(words: string[], vocabulary: Vocabulary, needed?: number): Question {
  const [word] = words
  return word !== undefined && words.length === 1 && isShort(word)
    ? askForLetters(word)
    : askForWords(words, vocabulary, { needed })
}

function askForLetters(letters: string): Question {
  const mark = (name: string) => phrase([letters], `${name}=`)
  const anywhere = phrase([letters])
  const [title, begins, titleWord] = [mark('t'), mark('s'), mark('tw')]
  const [description, descriptionWord] = [mark('d'), mark('dw')]
  return {
    words: [letters],
    scores: { title: noScore, description: noScore, text: noScore, all: noScore },
    table: 'search_letters',
    title,
    description,
    text: anywhere,
    all: anywhere,
    listed: anyOf([title, description, mark('l')]),
    items: Number.POSITIVE_INFINITY,
    states: () => ({
      titles: [
        state(160, [begins, titleWord]),
        state(150, [begins]),
        state(110, [titleWord]),
        state(100, [title]),
        state(0, []),
      ],
      descriptions: [state(55, [descriptionWord]), state(50, [description]), state(0, [])],
    }),
  }
}

/** Letters are always read level by level. */
const noScore = sql<number>`0`

const state = (points: number, holds: Expression[]): State => ({
  points,
  isLiteral: holds.length > 0,
  holds,
})

type AskedWords = {
  needed?: number | undefined
  /** Whether the words as typed count outside title and description too. */
  isTextAsked?: boolean
}

/** The questions of words, of which a short one is a word of its own. */
export function askForWords(
  words: string[],
  vocabulary: Vocabulary,
  { needed, isTextAsked = true }: AskedWords = {},
): Question {
  const required = requiredWords(words)
  const telling = tellingWords(words)
  const count = needed ?? required.length

  const somewhere = (word: string) => {
    const { holders, forms } = knownWord(vocabulary, word)
    return anyOfMany([...holders, ...forms].map((known) => phrase([known])))
  }
  const marked = (word: string, mark: string) =>
    anyOfMany(knownWord(vocabulary, word).holders.map((known) => phrase([known], `${mark}=`)))
  const whole = wholeWords(words)
  const inHeading = (word: string, mark: 't' | 'd') =>
    whole.has(word)
      ? phrase([word], `${mark}=`)
      : anyOf([
          anyOfMany(unlike(word, vocabulary).map((known) => phrase([known], `${mark}=`))),
          phrase([stem(word)], `${mark}r=`),
        ])
  const headings = (word: string) => anyOf([inHeading(word, 't'), inHeading(word, 'd')])

  const countItems = (word: string) => knownWord(vocabulary, word).items
  const itemCounts = required.map(countItems).toSorted((a, b) => a - b)
  const question: Question = {
    words,
    table: 'search_index',
    ...asTyped(words, vocabulary, isTextAsked),
    all: atLeast(count, required.map(somewhere)),
    listed: atLeast(
      count,
      required.map((word) => anyOf([headings(word), marked(word, 'l')])),
    ),
    // Of `count` words the rarest that must be there bounds them all.
    items: itemCounts.slice(0, required.length - count + 1).reduce((sum, items) => sum + items, 0),
    scores: scoresOf(words, telling, vocabulary),
    states: (counted) => {
      const { title, description } = question
      // A single word is the query: where it stands is a state already.
      const distinct = new Set(words)
      const scoring = words.length === 1 ? [] : counted === 'every' ? [...distinct] : telling
      const begins = beginning(words, vocabulary)
      const all = 10 * distinct.size
      const wordsIn = (mark: 't' | 'd') => scoring.map((word) => inHeading(word, mark))
      return {
        titles: [
          ...(title === null ? [] : [state(150 + all, [begins]), state(100 + all, [title])]),
          ...wordStates(wordsIn('t'), 10),
        ],
        descriptions: [
          ...(description === null ? [] : [state(50 + all / 2, [description])]),
          ...wordStates(wordsIn('d'), 5),
        ],
      }
    },
  }
  return question
}

function scoresOf(
  words: string[],
  telling: string[],
  vocabulary: Vocabulary,
): Record<Kind, SQL<number>> {
  const literal = literalScoreSql(words, vocabulary)
  const apart = wordsScoreSql(words, telling, vocabulary)
  const everyWord =
    telling.length === new Set(words).size ? apart : wordsScoreSql(words, words, vocabulary)
  return {
    title: literal,
    description: literal,
    text: isApart(words) ? everyWord : literal,
    all: apart,
  }
}

/** Up to so many words, a title that holds the query scores more than any that does not, and so on. */
const maxApartWords = 4
const isApart = (words: string[]) => new Set(words).size <= maxApartWords

/** Where a query may stand as typed, each place apart where their scores cannot meet. */
function asTyped(words: string[], vocabulary: Vocabulary, isTextAsked: boolean) {
  const title = inOrder(words, vocabulary, 't')
  const description = inOrder(words, vocabulary, 'd')
  const text = isTextAsked ? asWritten(words, vocabulary) : null
  return isApart(words)
    ? { title, description, text }
    : { title: null, description: null, text: anyOf([title, description, text]) }
}

/** The text holds so many of the words at least. */
function wordStates(words: Expression[], pointsPerWord: number): State[] {
  return [...words.keys(), words.length].map((missing) => {
    const count = words.length - missing
    const holds = count === 0 ? [] : [atLeast(count, words)]
    return {
      points: pointsPerWord * count,
      isLiteral: false,
      holds,
      holdsEvery: count > 0 && missing === 0,
    }
  })
}

/** Words that hold a word without being forms of it, which are found by their stem. */
const unlike = (word: string, vocabulary: Vocabulary) =>
  knownWord(vocabulary, word).holders.filter((holder) => stem(holder) !== stem(word))

/** The words one after the other, as typed or in other forms, in title or description. */
function inOrder(words: string[], vocabulary: Vocabulary, mark: 't' | 'd'): Expression {
  const [word] = words
  const others =
    words.length > 1 || word === undefined
      ? otherPhrases(words, vocabulary, mark)
      : anyOfMany(unlike(word, vocabulary).map((known) => phrase([known], `${mark}=`)))
  const inStems = phrase(words.map(stem), `${mark}r=`)
  return anyOf([others, pairsOf(words, vocabulary)(words, inStems)])
}

/**
 * The query as typed, anywhere: a word anywhere in another, or several one after the other, of which
 * the last may be the beginning of a word unless it is a whole one.
 */
function asWritten(words: string[], vocabulary: Vocabulary): Expression {
  const [word] = words
  if (word === undefined || words.length > 1)
    return openPhrase(words, vocabulary, { standFor: holders })
  return anyOfMany(holders(word, vocabulary).map((known) => phrase([known])))
}

const holders = (word: string, vocabulary: Vocabulary) => knownWord(vocabulary, word).holders

/** So many words are named sooner than the index collects all that begin alike. */
const maxNamedWords = 80

type Place = {
  mark?: string
  /** The words that stand for the last one. */
  standFor: typeof holders
  begins?: ((asked: Expression) => Expression) | undefined
}

/** The words one after the other, the last as any of those that stand for it. */
function openPhrase(
  words: string[],
  vocabulary: Vocabulary,
  { mark = '', standFor, begins = (asked) => asked }: Place,
): Expression {
  const [first, last] = [words.slice(0, -1), words.at(-1) ?? '']
  const withPairs = pairsOf(words, vocabulary)
  if (wholeWords(words).has(last)) return withPairs(words, begins(phrase(words, mark)))
  const known = standFor(last, vocabulary)
  if (words.length === 1 || known.length > maxNamedWords)
    return withPairs(first, begins(phraseStart(words, mark)))
  const named = known.map((holder) =>
    withPairs([...first.slice(-1), holder], begins(phrase([...first, holder], mark))),
  )
  return withPairs(first, anyOf(named))
}

function beginning(words: string[], vocabulary: Vocabulary): Expression {
  const inStems = atBeginning(phrase(words.map(stem), 'tr='))
  return anyOf([
    otherPhrases(words, vocabulary, 't', atBeginning),
    pairsOf(words, vocabulary)(words, inStems),
  ])
}

/** The words one after the other with a last one that is no form of the one typed: its stem does not find it. */
function otherPhrases(
  words: string[],
  vocabulary: Vocabulary,
  mark: 't' | 'd',
  begins?: Place['begins'],
): Expression {
  if (wholeWords(words).has(words.at(-1) ?? '')) return null
  return openPhrase(words, vocabulary, { mark: `${mark}=`, standFor: unlike, begins })
}

const groupSize = 8

/** Many alternatives in groups of groups: the index compares every one of a group at each step. */
function anyOfMany(expressions: Expression[]): Expression {
  if (expressions.length <= groupSize) return anyOf(expressions)
  const groups = Array.from({ length: Math.ceil(expressions.length / groupSize) }, (_, index) =>
    // What it leaves out does not exist; without it the groups would be read as one list.
    except(anyOf(expressions.slice(index * groupSize, (index + 1) * groupSize)), nothing),
  )
  return anyOfMany(groups)
}

/**
 * The scores of items that answer in one way, the highest first, each with the question of those
 * that score as much at least.
 */
export function levelsOf(
  question: Question,
  kind: Kind,
  filter: Expression[],
  tier: number,
): Level[] {
  const isHeading = kind === 'title' || kind === 'description'
  const { titles, descriptions } = question.states(kind === 'all' ? 'telling' : 'every')
  // Then an item whose title or description holds every telling word holds all it must.
  const telling = new Set(tellingWords(question.words))
  const areAllTelling =
    kind === 'all' && requiredWords(question.words).every((word) => telling.has(word))
  const levels = new Map<number, Expression[]>()
  for (const title of titles) {
    for (const description of descriptions) {
      const reached = title.isLiteral ? 'title' : description.isLiteral ? 'description' : null
      if (reached !== (isHeading ? kind : null)) continue
      const isEvery = title.holdsEvery === true || description.holdsEvery === true
      const base = isHeading || (isEvery && areAllTelling) ? [] : [question[kind]]
      const expression = allOf([...title.holds, ...description.holds, ...base, ...filter])
      const points = title.points + description.points
      if (expression !== null) levels.set(points, [...(levels.get(points) ?? []), expression])
    }
  }
  return [...levels]
    .toSorted(([a], [b]) => b - a)
    .map(([points, expressions]) => ({ tier, points, expression: anyOf(expressions) }))
}
