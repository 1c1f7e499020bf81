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
const widerFactor = 0.5

/** Reads the groups of the search vocabulary. */
export function readDictionary(groups: WordGroup[]): Dictionary {
  const meanings = new Map<string, Map<string, Meaning>>()
  const expressions = new Map<string, Expression>()
  for (const { termes, larges } of groups) {
    const same = termes.flatMap(toExpression)
    const wanted = [
      ...same.map(({ key }) => ({ key, factor: sameFactor })),
      ...larges.flatMap(toExpression).map(({ key }) => ({ key, factor: widerFactor })),
    ]
    for (const expression of same) {
      expressions.set(expression.written, expression)
      const known = meanings.get(expression.key) ?? new Map<string, Meaning>()
      for (const { key, factor } of wanted) {
        if (key !== expression.key && factor > (known.get(key)?.factor ?? 0))
          known.set(key, { stems: key.split(' '), factor })
      }
      meanings.set(expression.key, known)
    }
  }
  return {
    meaningsOf: (key) => [...(meanings.get(key)?.values() ?? [])],
    has: (key) => meanings.has(key),
    longest: Math.max(1, ...[...meanings.keys()].map((key) => key.split(' ').length)),
    expressions: [...expressions.values()],
  }
}

function toExpression(text: string): Expression[] {
  const words = searchWords(text).filter((word) => !stopWords.has(word))
  if (words.length === 0) return []
  return [{ written: words.join(' '), key: words.map(stem).join(' ') }]
}
