import { type SQL, sql } from 'drizzle-orm'

import { requiredWords, stem, tellingWords, wholeWords } from '#shared/search-text.ts'

import {
  allOf,
  anyOf,
  atBeginning,
  atLeast,
  except,
  type Expression,
  phrase,
  phraseStart,
} from './expression.ts'
import { literalScoreSql, wordsScoreSql } from './score.ts'
import { isShort, knownWord, type Vocabulary } from './vocabulary.ts'

/** Which of the two full-text tables answers: words, or fragments of one or two letters. */
export type IndexTable = 'search_index' | 'search_letters'

/** Items of one tier with one score, in the order of the default ranking. */
export type Level = { points: number; expression: Expression }

/**
 * One way to put a query, as questions to the index. Items that hold the text as typed, `literal`
 * by title or description and `literalText` elsewhere, stand above those that hold every word.
 */
export type Question = {
  words: string[]
  table: IndexTable
  literal: Expression
  literalText: Expression
  /** The keys of what answers `literalText` and not `literal`, when they are known to be few. */
  textKeys: string[] | null
  /** Everything that answers: every word, in any field and order. */
  all: Expression
  /** The same where each word must be in title, description or a label: what list filters show. */
  listed: Expression
  /** At most how many items answer, exactly so many once they are counted. */
  items: number
  isCounted: boolean
  /** Which of the three are many: those items are read level by level and not one by one. */
  many: { literal: boolean; literalText: boolean; all: boolean }
  /** What an item scores that answers in one of the three ways and in none before it. */
  scores: Record<'literal' | 'literalText' | 'all', () => SQL<number>>
  /**
   * What title and description can score, by those words or by every one, as the specification
   * counts for a literal hit; only asked of short queries, since cases multiply.
   */
  states: (asked: StatesAsked) => { titles: State[]; descriptions: State[] }
}

type StatesAsked = {
  words: 'every' | 'telling'
  /** Whether any title or description holds the query as typed. */
  isLiteralFound: boolean
}

/** One of the exclusive cases that title or description can be in, and what it scores (R251). */
type State = { points: number; isLiteral: boolean; holds: Expression[]; lacks: Expression[] }

/** The questions of a query; `needed` words of it must be there, all of them unless it is given. */
export function askFor(words: string[], vocabulary: Vocabulary, needed?: number): Question {
  const [word] = words
  return word !== undefined && words.length === 1 && isShort(word)
    ? askForLetters(word)
    : askForWords(words, vocabulary, needed)
}

function askForLetters(letters: string): Question {
  const mark = (name: string) => phrase([letters], `${name}=`)
  const anywhere = phrase([letters])
  const [title, begins, titleWord] = [mark('t'), mark('s'), mark('tw')]
  const [description, descriptionWord] = [mark('d'), mark('dw')]
  const headings = anyOf([title, description])
  return {
    words: [letters],
    scores: { literal: noScore, literalText: noScore, all: noScore },
    table: 'search_letters',
    literal: headings,
    literalText: anywhere,
    all: anywhere,
    listed: anyOf([headings, mark('l')]),
    items: Number.POSITIVE_INFINITY,
    isCounted: false,
    textKeys: null,
    many: { literal: true, literalText: true, all: true },
    states: () => ({
      titles: [
        state(160, [begins, titleWord], []),
        state(150, [begins], [titleWord]),
        state(110, [title, titleWord], [begins]),
        state(100, [title], [begins, titleWord]),
        state(0, [], [title]),
      ],
      descriptions: [
        state(55, [description, descriptionWord], []),
        state(50, [description], [descriptionWord]),
        state(0, [], [description]),
      ],
    }),
  }
}

/** Letters are always read level by level. */
const noScore = () => sql<number>`0`

const state = (points: number, holds: Expression[], lacks: Expression[]): State => ({
  points,
  isLiteral: holds.length > 0,
  holds,
  lacks,
})

/** The questions of words, of which a short one is a word of its own. */
export function askForWords(words: string[], vocabulary: Vocabulary, needed?: number): Question {
  const asked = [...new Set(words)]
  const required = requiredWords(words)
  const telling = tellingWords(words)
  const count = needed ?? required.length
  const whole = wholeWords(words)

  const somewhere = (word: string) => {
    const { holders, forms } = knownWord(vocabulary, word)
    return anyOfMany([...holders, ...forms].map((known) => phrase([known])))
  }
  const marked = (word: string, mark: string) =>
    anyOfMany(knownWord(vocabulary, word).holders.map((known) => phrase([known], `${mark}=`)))
  const inHeading = (word: string, mark: 't' | 'd') =>
    whole.has(word)
      ? phrase([word], `${mark}=`)
      : anyOf([marked(word, mark), phrase([stem(word)], `${mark}r=`)])

  const headings = (word: string) => anyOf([inHeading(word, 't'), inHeading(word, 'd')])
  const title = inOrder(words, vocabulary, 't')
  const description = inOrder(words, vocabulary, 'd')
  const isOneWord = words.length === 1 && knownWord(vocabulary, words[0] ?? '').holders.length <= 12
  const countItems = (word: string) => knownWord(vocabulary, word).items
  const itemCounts = required.map(countItems).toSorted((a, b) => a - b)
  return {
    words,
    scores: {
      literal: () => literalScoreSql(words, vocabulary),
      literalText: () => wordsScoreSql(words, words, vocabulary),
      all: () => wordsScoreSql(words, telling, vocabulary),
    },
    table: 'search_index',
    literal: anyOf([title, description]),
    literalText: folded(words, vocabulary, ''),
    all: atLeast(count, required.map(somewhere)),
    listed: atLeast(
      count,
      required.map((word) => anyOf([headings(word), marked(word, 'l')])),
    ),
    // Of `count` words the rarest that must be there bounds them all.
    items: itemCounts.slice(0, required.length - count + 1).reduce((sum, items) => sum + items, 0),
    isCounted: false,
    textKeys: null,
    // One word is known by a few lookups, however many items hold it.
    many: isOneWord
      ? { literal: true, literalText: true, all: true }
      : { literal: false, literalText: false, all: false },
    states: ({ words: counted, isLiteralFound }) => {
      const scoring = counted === 'every' ? asked : telling
      const begins = beginning(words)
      const all = 10 * asked.length
      const literal = { isLiteral: true, lacks: [] }
      return {
        titles: [
          ...(isLiteralFound
            ? [
                { ...literal, points: 150 + all, holds: [title, begins] },
                { ...literal, points: 100 + all, holds: [title], lacks: [begins] },
              ]
            : []),
          ...wordStates(
            scoring.map((word) => inHeading(word, 't')),
            10,
            isLiteralFound ? title : null,
          ),
        ],
        descriptions: [
          ...(isLiteralFound ? [{ ...literal, points: 50 + all / 2, holds: [description] }] : []),
          ...wordStates(
            scoring.map((word) => inHeading(word, 'd')),
            5,
            isLiteralFound ? description : null,
          ),
        ],
      }
    },
  }
}

/** The text holds so many of the words, and not the query as a whole. */
function wordStates(words: Expression[], pointsPerWord: number, literal: Expression): State[] {
  return words
    .map((_, index) => words.length - index)
    .map((count) => ({
      points: pointsPerWord * count,
      isLiteral: false,
      holds: [atLeast(count, words)],
      lacks: [literal, count === words.length ? null : atLeast(count + 1, words)],
    }))
    .concat({ points: 0, isLiteral: false, holds: [], lacks: [anyOf(words), literal] })
}

/** The words one after the other, as typed or in other forms, in title or description. */
function inOrder(words: string[], vocabulary: Vocabulary, mark: 't' | 'd'): Expression {
  return anyOf([folded(words, vocabulary, `${mark}=`), phrase(words.map(stem), `${mark}r=`)])
}

/**
 * The query as typed: a word anywhere in another, or several one after the other, of which the last
 * may be the beginning of a word unless it is a whole one.
 */
function folded(words: string[], vocabulary: Vocabulary, mark: string): Expression {
  const [word] = words
  if (word === undefined || words.length > 1) return openPhrase(words, mark)
  return anyOfMany(knownWord(vocabulary, word).holders.map((known) => phrase([known], mark)))
}

const openPhrase = (words: string[], mark: string) =>
  wholeWords(words).has(words.at(-1) ?? '') ? phrase(words, mark) : phraseStart(words, mark)

function beginning(words: string[]): Expression {
  return anyOf([atBeginning(openPhrase(words, 't=')), atBeginning(phrase(words.map(stem), 'tr='))])
}

const groupSize = 16

/** A long list of alternatives in groups: the index compares every one of a group at each step. */
function anyOfMany(expressions: Expression[]): Expression {
  if (expressions.length <= 4 * groupSize) return anyOf(expressions)
  const groups = Array.from({ length: Math.ceil(expressions.length / groupSize) }, (_, index) =>
    // What it leaves out does not exist; without it the groups would be read as one list.
    except(anyOf(expressions.slice(index * groupSize, (index + 1) * groupSize)), '"="'),
  )
  return anyOf(groups)
}

/** The scores that items of a tier can have, the highest first, each with its question (R251). */
export function levelsOf(
  { states, literal }: Question,
  tier: {
    words: 'every' | 'telling'
    base: Expression
    isLiteral: boolean
    without: Expression[]
  },
): Level[] {
  const { titles, descriptions } = states({
    words: tier.words,
    isLiteralFound: literal !== null,
  })
  const levels = new Map<number, Expression[]>()
  for (const title of titles) {
    for (const description of descriptions) {
      if ((title.isLiteral || description.isLiteral) !== tier.isLiteral) continue
      const holds = [...title.holds, ...description.holds]
      const lacks = [...title.lacks, ...description.lacks, ...tier.without]
      // One word is the whole query: it cannot be there while the query is not.
      if (holds.some((held) => lacks.includes(held))) continue
      const base = tier.isLiteral && tier.base === null ? [] : [tier.base]
      const expression = except(allOf([...holds, ...base]), anyOf(lacks))
      const points = title.points + description.points
      if (expression !== null) levels.set(points, [...(levels.get(points) ?? []), expression])
    }
  }
  return [...levels]
    .toSorted(([a], [b]) => b - a)
    .map(([points, expressions]) => ({ points, expression: anyOf(expressions) }))
}
