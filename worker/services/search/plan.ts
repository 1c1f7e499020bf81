import { sql } from 'drizzle-orm'

import { searchFacets } from '#drizzle/schema/index.ts'
import { requiredWords, stopWords } from '#shared/search/search-text.ts'
import type { Database } from '#worker/database/db.ts'

import { allOf, anyOf, type Expression } from './expression.ts'
import { findNearestWords, type NearWords } from './near-words.ts'
import { matchSql } from './parts.ts'
import { askFor, askForWords, type IndexTable, type Question } from './question.ts'
import { findVariants } from './variants.ts'
import { knownWord, readVocabularies, type Vocabulary } from './vocabulary.ts'

/** A query as the index will be asked: as typed, then in other ways, the better first. */
export type Plan = {
  words: string[]
  questions: Question[]
  tiers: { question: Question; isLiteral: boolean }[]
  /** How many items there are to search. */
  publicItems: number
  /** What the catalogue knows of the words. */
  vocabulary: Vocabulary
}

const manyAnswers = 200

export async function planSearch(db: Database, words: string[]): Promise<Plan> {
  const [[vocabulary = new Map()], variants, publicItems] = await Promise.all([
    readVocabularies(db, [words]),
    findVariants(db, words),
    countPublicItems(db),
  ])
  const question = askFor(words, vocabulary)
  const known = { publicItems, vocabulary }
  const plain = makePlan(words, { question, synonyms: [], behindElision: [] }, known)
  if (variants.synonyms.length === 0 && variants.behindElision === null) return plain
  // What is answered many times needs no other words, and one or two letters always are.
  if (question.table === 'search_letters') return plain
  const others = [...variants.synonyms, variants.behindElision ?? []]
  const [vocabularies, isMany] = await Promise.all([
    readVocabularies(db, others),
    hasManyAnswers(db, question),
  ])
  if (isMany) return plain
  // Where no title or description holds a synonym as it is, its words anywhere do as well.
  const asked = others.map((variant, index) =>
    askForWords(variant, vocabularies[index] ?? new Map(), { isTextAsked: false }),
  )
  const count = variants.synonyms.length
  const ways = {
    question,
    synonyms: asked.slice(0, count),
    behindElision: variants.behindElision === null ? [] : asked.slice(count),
  }
  return makePlan(words, ways, known)
}

const asTyped = (question: Question) => ({ question, isLiteral: true })
const inAnyOrder = (question: Question) => ({ question, isLiteral: false })

type Ways = { question: Question; synonyms: Question[]; behindElision: Question[] }

/** What is said as typed, or in a synonym, stands above words that only stand together somewhere. */
function makePlan(
  words: string[],
  { question, synonyms, behindElision }: Ways,
  known: Pick<Plan, 'publicItems' | 'vocabulary'>,
): Plan {
  const first = [question, ...synonyms]
  return {
    words,
    questions: [...first, ...behindElision],
    tiers: [
      ...first.map(asTyped),
      ...first.map(inAnyOrder),
      ...behindElision.map(asTyped),
      ...behindElision.map(inAnyOrder),
    ],
    ...known,
  }
}

async function countAnswers(db: Database, table: IndexTable, asked: Expression): Promise<number> {
  const [row] = await db.all<{ items: number }>(
    sql`select count(*) as items from ${sql.raw(table)} where ${matchSql(table, asked)}`,
  )
  return row?.items ?? 0
}

async function hasManyAnswers(db: Database, { table, all, items }: Question): Promise<boolean> {
  if (items <= manyAnswers) return false
  const [row] = await db.all<{ items: number }>(
    sql`select count(*) as items from (select 1 from ${sql.raw(table)} where ${matchSql(table, all)} limit ${manyAnswers + 1})`,
  )
  return (row?.items ?? 0) > manyAnswers
}

async function countPublicItems(db: Database): Promise<number> {
  const [row] = await db.all<{ items: number | null }>(
    sql`select sum(${searchFacets.items}) as items from ${searchFacets}`,
  )
  return row?.items ?? 0
}

/** What answers a plan in any of its ways: anywhere, or in what a card shows. */
export const answers = (
  { questions }: Plan,
  scope: 'all' | 'listed',
  filter: Expression[],
): Expression => allOf([anyOf(questions.map((question) => question[scope])), ...filter])

/** How many items answer a plan. */
export const countPlan = (db: Database, plan: Plan, filter: Expression[]): Promise<number> =>
  countAnswers(db, plan.questions[0]?.table ?? 'search_index', answers(plan, 'all', filter))

/** How many words a query may have for some of them to be left out. */
const maxRelaxedWords = 8

/**
 * What to search when nothing answers a plan: it with the words that the catalogue does not know
 * replaced by the nearest it knows, or left out; then fewer and fewer of its words, half of them at
 * least.
 */
export async function* relaxedPlans(
  db: Database,
  plan: Plan,
): AsyncGenerator<{ plan: Plan; isCorrected: boolean }> {
  const isUnknown = (word: string) => knownWord(plan.vocabulary, word).items === 0
  const corrected = await correct(db, plan.words, plan.words.filter(isUnknown))
  const base = corrected ? await planSearch(db, corrected) : plan
  const isCorrected = corrected !== null
  if (isCorrected) yield { plan: base, isCorrected }
  const { words, vocabulary, publicItems } = base
  const required = requiredWords(words).length
  if (required > maxRelaxedWords) return
  for (let needed = required - 1; needed >= required / 2; needed -= 1) {
    const ways = { question: askFor(words, vocabulary, needed), synonyms: [], behindElision: [] }
    yield { plan: makePlan(words, ways, { publicItems, vocabulary }), isCorrected }
  }
}

/** Whether a plan may find something: some question of it has only words that are known. */
export const mayAnswer = ({ questions }: Plan): boolean =>
  questions.some(({ items, all }) => items > 0 && all !== null)

/**
 * The words with those that the catalogue does not know corrected or left out; null where there is
 * nothing to correct.
 */
export async function correct(
  db: Database,
  words: string[],
  unknownWords: string[],
  near?: NearWords,
): Promise<string[] | null> {
  const unknown = unknownWords.filter((word) => !stopWords.has(word))
  if (unknown.length === 0) return null
  const nearest = await findNearestWords(db, unknown, near)
  const kept = words.flatMap((word) => nearest.get(word) ?? (unknown.includes(word) ? [] : [word]))
  return kept.every((word) => stopWords.has(word)) ? null : kept
}
