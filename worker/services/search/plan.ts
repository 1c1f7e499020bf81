import { requiredWords, stopWords } from '#shared/search-text.ts'

import type { Database } from '../../db.ts'
import { allOf, anyOf, type Expression } from './expression.ts'
import { askFor, type Question } from './question.ts'
import { findVariants } from './variants.ts'
import { findNearestWords, knownWord, readVocabulary, type Vocabulary } from './vocabulary.ts'

/** A query as the index will be asked: as typed, then in other ways, the better first. */
export type Plan = { words: string[]; questions: Question[] }

/** Which fields count: all, those of a card, or those whose titles are proposed while typing. */
export type Scope = 'all' | 'listed' | 'headings'

export async function planSearch(db: Database, words: string[]): Promise<Plan> {
  const [vocabulary, variants] = await Promise.all([
    readVocabulary(db, words),
    findVariants(db, words),
  ])
  const question = askFor(words, vocabulary)
  // One or two letters stand in most texts: what they are short for would come after them all.
  if (variants.length === 0 || question.table === 'search_letters') {
    return { words, questions: [question] }
  }
  const otherWords = await readVocabulary(db, variants.flat())
  return { words, questions: [question, ...variants.map((other) => askFor(other, otherWords))] }
}

/** What answers a plan in any of its ways. */
export const answers = ({ questions }: Plan, scope: Scope, filter: Expression[]): Expression =>
  allOf([anyOf(questions.map((question) => question[scope])), ...filter])

/** How many words a query may have for some of them to be left out. */
const maxRelaxedWords = 8

/**
 * What to search when nothing answers a query: it with the words that the catalogue does not know
 * replaced by the nearest it knows, or left out; then fewer and fewer of its words, half of them at
 * least.
 */
export async function* relaxedPlans(
  db: Database,
  words: string[],
): AsyncGenerator<{ plan: Plan; isCorrected: boolean }> {
  let vocabulary = await readVocabulary(db, words)
  let asked = words
  const corrected = await correct(db, words, vocabulary)
  if (corrected) {
    asked = corrected
    yield { plan: await planSearch(db, asked), isCorrected: true }
    vocabulary = await readVocabulary(db, asked)
  }
  const required = requiredWords(asked).length
  if (required > maxRelaxedWords) return
  for (let needed = required - 1; needed >= required / 2; needed -= 1) {
    const plan = { words: asked, questions: [askFor(asked, vocabulary, needed)] }
    yield { plan, isCorrected: corrected !== undefined }
  }
}

async function correct(
  db: Database,
  words: string[],
  vocabulary: Vocabulary,
): Promise<string[] | undefined> {
  const isUnknown = (word: string) => knownWord(vocabulary, word).items === 0
  const unknown = words.filter((word) => isUnknown(word) && !stopWords.has(word))
  if (unknown.length === 0) return undefined
  const nearest = await findNearestWords(db, unknown)
  const kept = words.flatMap((word) => nearest.get(word) ?? (unknown.includes(word) ? [] : [word]))
  return kept.every((word) => stopWords.has(word)) ? undefined : kept
}
