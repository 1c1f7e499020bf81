import { splitWords } from '#shared/search/search-text.ts'
import { noiseWords, stem, stopWords } from '#shared/search/stems.ts'
import type { Absence, StoredGroup } from '#shared/search/word-group.ts'

/** An expression as it is written, folded and without stop words, and its stems. */
type Expression = { written: string; stems: string[] }

/** A group whose expressions are folded and stemmed. Plain JSON: a snapshot holds it, because stemming takes long. */
export type CompiledGroup = {
  id: string
  same: Expression[]
  wider: string[][]
  absence: Absence | null
}

/** The vocabulary as queries use it. */
export type Vocabulary = {
  groups: readonly CompiledGroup[]
  /** Groups that hold an expression among `same`. */
  groupsOf: (stems: readonly string[]) => readonly CompiledGroup[]
  has: (stems: readonly string[]) => boolean
  hasInOrder: (stems: readonly string[]) => boolean
  /** The absence of the subject that words name, in their order. */
  absenceOf: (words: readonly string[]) => Absence | undefined
  /** Number of words of the longest expression. */
  longest: number
  /** Written forms, sorted. */
  expressions: readonly string[]
  /** Expressions of one word, sorted. */
  words: readonly string[]
}

export const compileGroup = ({ id, termes, larges, absence }: StoredGroup): CompiledGroup => ({
  id,
  absence,
  // Dropping stop words turns «mot de passe» into «mot», which is not about passwords.
  same: (absence ? termes.filter(keepsItsWords) : termes).flatMap(compileExpression),
  wider: larges.flatMap(compileExpression).map(({ stems }) => stems),
})

/** Rejects an expression of several words of which stop words leave one. */
const keepsItsWords = (text: string) =>
  splitWords(text).length === 1 || contentWords(text).length > 1
const contentWords = (text: string) => splitWords(text).filter((word) => !stopWords.has(word))

function compileExpression(text: string): Expression[] {
  const words = contentWords(text)
  return words.length === 0 ? [] : [{ written: words.join(' '), stems: words.map(stem) }]
}

export function loadVocabulary(groups: readonly CompiledGroup[]): Vocabulary {
  const byKey = new Map<string, CompiledGroup[]>()
  const ordered = new Set<string>()
  const absent = new Map<string, Absence>()
  const expressions = new Set<string>()
  let longest = 1
  for (const group of groups) {
    for (const { stems, written } of group.same) {
      longest = Math.max(longest, stems.length)
      if (group.absence) {
        absent.set(absentKey(written.split(' ')), group.absence)
        continue
      }
      expressions.add(written)
      ordered.add(stems.join(' '))
      const key = keyOf(stems)
      const known = byKey.get(key)
      if (!known) byKey.set(key, [group])
      else if (known.at(-1) !== group) known.push(group)
    }
  }
  const sorted = [...expressions].toSorted()
  return {
    groups,
    groupsOf: (stems) => byKey.get(keyOf(stems)) ?? [],
    has: (stems) => byKey.has(keyOf(stems)),
    hasInOrder: (stems) => ordered.has(stems.join(' ')),
    absenceOf: (words) => absent.get(absentKey(words)),
    longest,
    expressions: sorted,
    words: sorted.filter((written) => !written.includes(' ')),
  }
}

/** A thing in the singular. A stem would take «comptable» for «comptabilité». */
const absentKey = (words: readonly string[]) =>
  words.map((word) => word.replace(/[sx]$/, '')).join(' ')

const noiseStems = new Set(Array.from(noiseWords, stem))
export const isNoise = (token: string): boolean => noiseStems.has(token)

/**
 * Key of an expression in any word order. With a noise word the order counts: «prompt pour corriger» is not
 * «corriger un prompt».
 */
const keyOf = (stems: readonly string[]): string =>
  (stems.length > 1 && !stems.some(isNoise) ? stems.toSorted() : stems).join(' ')
