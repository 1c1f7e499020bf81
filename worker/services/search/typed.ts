import type { SQL } from 'drizzle-orm'

import { letterCount, requiredWords, stem } from '#shared/search-text.ts'

import {
  allOf,
  anyOf,
  atBeginning,
  except,
  type Expression,
  phrase,
  phraseStart,
} from './expression.ts'
import { rankedPart } from './hits.ts'

/** Letters from which a beginning of a word tells enough to be looked up in descriptions. */
const tellingLetters = 3

/**
 * What is proposed while a query is typed, as parts in order: titles that begin with it, that hold
 * it, that hold its words, then descriptions. Its words may be beginnings of words.
 */
export function typedParts(words: string[], firstTier: number, limit: number): SQL[] {
  const required = requiredWords(words)
  const title = anyOf([opened(words, 't='), phrase(words.map(stem), 'tr=')])
  const begins = anyOf([
    atBeginning(opened(words, 't=')),
    atBeginning(phrase(words.map(stem), 'tr=')),
  ])
  const titleWords = allOf(required.map((word) => begun(word, 't')))
  const anyWords = allOf(required.map((word) => anyOf([begun(word, 't'), described(word)])))
  const tiers: Expression[] = [
    begins,
    except(title, begins),
    except(titleWords, title),
    except(anyWords, anyOf([title, titleWords])),
  ]
  return tiers.flatMap((expression, index) =>
    expression === null
      ? []
      : [
          rankedPart('search_index', expression, {
            tier: firstTier + index,
            points: 0,
            window: limit,
          }),
        ],
  )
}

const opened = (words: string[], mark: string) => phraseStart(words, mark)

const begun = (word: string, mark: 't' | 'd') =>
  anyOf([phraseStart([word], `${mark}=`), phrase([stem(word)], `${mark}r=`)])

/** One or two letters begin too many words of a description to tell anything. */
const described = (word: string): Expression =>
  letterCount(word) < tellingLetters ? phrase([word], 'd=') : begun(word, 'd')
