import { splitWords } from './search-text.ts'
import { noiseWords, stem, stopWords } from './stems.ts'

/** Expressions that ask the same, and wider ones that who asks for them also wants. */
export type WordGroup = { termes: string[]; larges: string[] }

/** An expression as its stems, and how much what it finds counts. */
export type Meaning = { stems: string[]; factor: number }

/** An expression as it is typed, folded and without stop words, and its stems. */
type Expression = { written: string; stems: string[] }

export type Dictionary = {
  /** What else finds what an expression means, by its stems in any order. */
  meaningsOf: (stems: string[]) => Meaning[]
  has: (stems: string[]) => boolean
  /** Whether it has them in this order. */
  hasInOrder: (stems: string[]) => boolean
  /** How many words the longest expression has. */
  longest: number
  expressions: Expression[]
}

/** What a match by an expression that asks the same counts. */
export const sameFactor = 0.75
export const widerFactor = 0.55

/** Reads the groups of the search vocabulary; what is meant is joined when it is asked for. */
export function readDictionary(groups: WordGroup[]): Dictionary {
  const expressions = new Map<string, Expression>()
  const wanted = new Map<string, Meaning[]>()
  for (const { termes, larges } of groups) {
    const same = termes.flatMap(toExpression)
    const meanings = [
      ...same.map((expression) => meaningOf(expression, sameFactor)),
      ...larges.flatMap(toExpression).map((expression) => meaningOf(expression, widerFactor)),
    ]
    for (const expression of same) {
      expressions.set(expression.written, expression)
      const key = keyOf(expression.stems)
      wanted.set(key, [...(wanted.get(key) ?? []), ...meanings])
    }
  }
  const ordered = new Set(Array.from(expressions.values(), ({ stems }) => stems.join(' ')))
  return {
    meaningsOf: (stems) => {
      const own = stems.join(' ')
      const best = new Map<string, Meaning>()
      for (const meaning of wanted.get(keyOf(stems)) ?? []) {
        const key = meaning.stems.join(' ')
        if (key !== own && meaning.factor > (best.get(key)?.factor ?? 0)) best.set(key, meaning)
      }
      return [...best.values()]
    },
    has: (stems) => wanted.has(keyOf(stems)),
    hasInOrder: (stems) => ordered.has(stems.join(' ')),
    longest: [...wanted.keys()].reduce((most, key) => Math.max(most, key.split(' ').length), 1),
    expressions: [...expressions.values()],
  }
}

const meaningOf = ({ stems }: Expression, factor: number): Meaning => ({ stems, factor })

/**
 * What an expression is known by: its stems, in whatever order they are typed. With a word that nearly every
 * query could hold the order tells: «prompt pour corriger» is not «corriger un prompt».
 */
const keyOf = (stems: string[]): string =>
  (stems.some((one) => noiseStems.has(one)) ? stems : stems.toSorted()).join(' ')

const noiseStems = new Set(Array.from(noiseWords, stem))

function toExpression(text: string): Expression[] {
  const words = splitWords(text).filter((word) => !stopWords.has(word))
  if (words.length === 0) return []
  return [{ written: words.join(' '), stems: words.map(stem) }]
}
