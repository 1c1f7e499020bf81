import { searchWords } from './search-text.ts'
import { stem, stopWords } from './stems.ts'

/** Expressions that ask the same, and wider ones that who asks for them also wants. */
export type WordGroup = { termes: string[]; larges: string[] }

/** An expression as its stems, and how much what it finds counts. */
export type Meaning = { stems: string[]; factor: number }

/** An expression as it is typed, folded and without stop words, and the stems that it is known by. */
type Expression = { written: string; key: string }

export type Dictionary = {
  /** What else finds what an expression means, by its stems with a space between two. */
  meaningsOf: (key: string) => Meaning[]
  has: (key: string) => boolean
  /** How many words the longest expression has. */
  longest: number
  expressions: Expression[]
}

/** What a match by an expression that asks the same counts. */
export const sameFactor = 0.75
export const widerFactor = 0.5

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
      wanted.set(expression.key, [...(wanted.get(expression.key) ?? []), ...meanings])
    }
  }
  return {
    meaningsOf: (own) => {
      const best = new Map<string, Meaning>()
      for (const meaning of wanted.get(own) ?? []) {
        const key = meaning.stems.join(' ')
        if (key !== own && meaning.factor > (best.get(key)?.factor ?? 0)) best.set(key, meaning)
      }
      return [...best.values()]
    },
    has: (key) => wanted.has(key),
    longest: [...wanted.keys()].reduce((most, key) => Math.max(most, key.split(' ').length), 1),
    expressions: [...expressions.values()],
  }
}

const meaningOf = ({ key }: Expression, factor: number): Meaning => ({
  stems: key.split(' '),
  factor,
})

function toExpression(text: string): Expression[] {
  const words = searchWords(text).filter((word) => !stopWords.has(word))
  if (words.length === 0) return []
  return [{ written: words.join(' '), key: words.map(stem).join(' ') }]
}
