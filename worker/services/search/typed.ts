import { letterCount, requiredWords, stem } from '#shared/search/search-text.ts'

import { allOf, anyOf, atBeginning, type Expression, phrase, phraseStart } from './expression.ts'
import type { Answer } from './parts.ts'

/** Letters from which a beginning of a word tells enough to be looked up in descriptions. */
const tellingLetters = 3

/**
 * Adds what is proposed while a query is typed, in order: titles that begin with it, that hold
 * it, that hold its words, then descriptions. Its words may be beginnings of words.
 */
export function addTyped(answer: Answer, typed: string[], firstTier: number): void {
  const words = withoutLetter(typed)
  const required = requiredWords(words)
  const last = words.at(-1)
  const begun = (word: string, mark: 't' | 'd'): Expression =>
    word !== last && letterCount(word) < tellingLetters
      ? phrase([word], `${mark}=`)
      : begins(word, mark)
  const title = anyOf([opened(words, 't='), phrase(words.map(stem), 'tr=')])
  const atStart = anyOf([
    atBeginning(opened(words, 't=')),
    atBeginning(phrase(words.map(stem), 'tr=')),
  ])
  const titleWords = allOf(required.map((word) => begun(word, 't')))
  const anyWords = allOf(required.map((word) => anyOf([begun(word, 't'), described(word)])))
  const tiers = [atStart, title, titleWords, anyWords]
  answer.addLevels(
    tiers.map((expression, index) => ({ tier: firstTier + index, points: 0, expression })),
  )
}

/** A single letter after other words says nothing yet. */
const withoutLetter = (words: string[]) =>
  words.length > 1 && letterCount(words.at(-1) ?? '') === 1 ? words.slice(0, -1) : words

const opened = (words: string[], mark: string) => phraseStart(words, mark)

const begins = (word: string, mark: 't' | 'd') =>
  anyOf([phraseStart([word], `${mark}=`), phrase([stem(word)], `${mark}r=`)])

/** One or two letters begin too many words of a description to tell anything. */
const described = (word: string) =>
  letterCount(word) < tellingLetters ? phrase([word], 'd=') : begins(word, 'd')
