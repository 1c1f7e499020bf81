import { sql } from 'drizzle-orm'

import { searchFacets } from '#drizzle/schema/index.ts'
import { requiredWords, stopWords } from '#shared/search-text.ts'

import type { Database } from '../../db.ts'
import { allOf, anyOf, type Expression } from './expression.ts'
import { matchSql, maxScoredItems } from './hits.ts'
import { askFor, askForWords, type Question } from './question.ts'
import { findVariants, type Variants } from './variants.ts'
import { findNearestWords, knownWord, readVocabulary, type Vocabulary } from './vocabulary.ts'

/** A query as the index will be asked: as typed, then in other ways, the better first. */
export type Plan = {
  words: string[]
  questions: Question[]
  tiers: { question: Question; isLiteral: boolean }[]
  /** How many items there are to search. */
  publicItems: number
}

export async function planSearch(db: Database, words: string[]): Promise<Plan> {
  const [vocabulary, variants, publicItems] = await Promise.all([
    readVocabulary(db, words),
    findVariants(db, words),
    countPublicItems(db),
  ])
  const question = askFor(words, vocabulary)
  const isPlain = variants.synonyms.length === 0 && variants.behindElision === null
  // One or two letters stand in most texts: what they are short for would come after them all.
  if (isPlain || question.table === 'search_letters') {
    return measured(db, makePlan(words, { question, synonyms: [], behindElision: [] }, publicItems))
  }
  const otherWords = await readVocabulary(db, allWords(variants))
  const ask = (variant: string[]) => askForWords(variant, otherWords)
  const ways = {
    question,
    synonyms: variants.synonyms.map(ask),
    behindElision: variants.behindElision === null ? [] : [ask(variants.behindElision)],
  }
  return measured(db, makePlan(words, ways, publicItems))
}

const literal = (question: Question) => ({ question, isLiteral: true })
const inAnyOrder = (question: Question) => ({ question, isLiteral: false })

type Ways = { question: Question; synonyms: Question[]; behindElision: Question[] }

/** What is said as typed, or in a synonym, stands above words that only stand together somewhere. */
function makePlan(
  words: string[],
  { question, synonyms, behindElision }: Ways,
  publicItems: number,
): Plan {
  const first = [question, ...synonyms]
  return {
    words,
    questions: [...first, ...behindElision],
    tiers: [
      ...first.map(literal),
      ...first.map(inAnyOrder),
      ...behindElision.map(literal),
      ...behindElision.map(inAnyOrder),
    ],
    publicItems,
  }
}

/** Counts what answers where it may be much: that decides how it is read. */
async function measured(db: Database, plan: Plan): Promise<Plan> {
  const countAnswers = async ({ table }: Question, expression: Expression): Promise<number> => {
    const [row] = await db.all<{ items: number }>(
      sql`select count(*) as items from ${sql.raw(table)} where ${matchSql(table, expression)}`,
    )
    return row?.items ?? 0
  }
  await Promise.all(
    plan.questions.map(async (question) => {
      if (question.items <= maxScoredItems) return
      const [items, literalItems] = await Promise.all([
        countAnswers(question, question.all),
        question.words.length > 1 && question.literalItems > maxScoredItems
          ? countAnswers(question, anyOf([question.literal, question.literalText]))
          : question.literalItems,
      ])
      question.items = items
      question.literalItems = Math.min(items, literalItems)
    }),
  )
  return plan
}

async function countPublicItems(db: Database): Promise<number> {
  const [row] = await db.all<{ items: number | null }>(
    sql`select sum(${searchFacets.items}) as items from ${searchFacets}`,
  )
  return row?.items ?? 0
}

const allWords = ({ synonyms, behindElision }: Variants) => [
  ...synonyms.flat(),
  ...(behindElision ?? []),
]

/** What answers a plan in any of its ways: anywhere, or in what a card shows. */
export const answers = (
  { questions }: Plan,
  scope: 'all' | 'listed',
  filter: Expression[],
): Expression => allOf([anyOf(questions.map((question) => question[scope])), ...filter])

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
  const publicItems = await countPublicItems(db)
  for (let needed = required - 1; needed >= required / 2; needed -= 1) {
    const question = askFor(asked, vocabulary, needed)
    const ways = { question, synonyms: [], behindElision: [] }
    // oxlint-disable-next-line no-await-in-loop -- fewer words are asked for only if these find nothing
    const plan = await measured(db, makePlan(asked, ways, publicItems))
    yield { plan, isCorrected: corrected !== null }
  }
}

/** The words with the unknown ones corrected or left out; null where there is nothing to correct. */
export async function correct(
  db: Database,
  words: string[],
  vocabulary: Vocabulary,
): Promise<string[] | null> {
  const isUnknown = (word: string) => knownWord(vocabulary, word).items === 0
  const unknown = words.filter((word) => isUnknown(word) && !stopWords.has(word))
  if (unknown.length === 0) return null
  const nearest = await findNearestWords(db, unknown)
  const kept = words.flatMap((word) => nearest.get(word) ?? (unknown.includes(word) ? [] : [word]))
  return kept.every((word) => stopWords.has(word)) ? null : kept
}
