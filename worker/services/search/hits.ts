import { type SQL, sql } from 'drizzle-orm'

import { searchItems } from '#drizzle/schema/index.ts'

import { allOf, anyOf, except, type Expression } from './expression.ts'
import type { Plan } from './plan.ts'
import { type IndexTable, type Kind, kinds, levelsOf, type Question } from './question.ts'

type Window = { limit: number; offset: number }

/** Up to so many items, each is scored by its texts; more are read level by level. */
export const maxScoredItems = 1500
/** More words have too many levels. */
const maxLeveledWords = 3

/**
 * A page of what answers a plan as SQL: `cle`, `tier` and `points`, in the order of the results. Its
 * parts follow each other in that order and each is in the order of the default ranking, so the
 * database stops as soon as the page is full, however many items answer.
 */
export function hitsSql(plan: Plan, filter: Expression[], page: Window): SQL {
  const window = page.limit + page.offset
  const earlier: Expression[] = []
  const earlierKeys: string[] = []
  const parts: SQL[] = []
  for (const [tier, { question, isLiteral }] of plan.tiers.entries()) {
    for (const kind of kinds.filter((each) => (each === 'all') !== isLiteral)) {
      if (question[kind] === null) continue
      const without = { earlier: [...earlier], earlierKeys: [...earlierKeys] }
      const part = { question, kind, filter, ...without, tier, window }
      parts.push(...(isLeveled(part) ? leveledParts(part) : [scoredPart(part)]))
      const keys = question.keys[kind]
      if (keys) earlierKeys.push(...keys)
      else earlier.push(question[kind])
    }
  }
  return pageOf(parts.length === 0 ? [rankedPart('search_index', null, nowhere)] : parts, page)
}

const nowhere = { tier: 0, points: 0, window: 0 }

/** The first of several parts in order, each in the order of the default ranking. */
export function pageOf(parts: SQL[], { limit, offset }: Window): SQL {
  return sql`select * from (${sql.join(parts, sql` union all `)}) limit ${limit} offset ${offset}`
}

/** Items of one tier and one score, in the order of the default ranking. */
export function rankedPart(
  table: IndexTable,
  expression: Expression,
  { tier, points, window, earlierKeys = [] }: Ranked,
): SQL {
  return sql`select * from (select rowid as cle, ${tier} as tier, ${points} as points from ${sql.raw(table)} where ${matchSql(table, expression)}${notAmong(table, earlierKeys)} order by rowid limit ${window})`
}

type Ranked = { tier: number; points: number; window: number; earlierKeys?: string[] }

// The plus sign keeps the database from going through the keys it could find by their number.
const notAmong = (table: IndexTable, keys: string[]): SQL =>
  keys.length === 0 ? sql`` : sql` and +${sql.raw(table)}.rowid not in ${listSql(keys)}`

/** What the index says to a question, null included. */
export const matchSql = (table: IndexTable, expression: Expression): SQL =>
  sql`${sql.raw(table)} match ${expression ?? nothing}`

/** A mark that no text carries. */
const nothing = '"="'

type Part = {
  question: Question
  kind: Kind
  filter: Expression[]
  /** What earlier parts have given already, and the keys of what is known by its keys. */
  earlier: Expression[]
  earlierKeys: string[]
  tier: number
  window: number
}

const isLeveled = ({ question: { table, words, many }, kind }: Part): boolean =>
  table === 'search_letters' || (many.has(kind) && words.length <= maxLeveledWords)

function leveledParts(part: Part): SQL[] {
  const { question, kind, filter, earlier, earlierKeys, tier, window } = part
  return levelsOf(question, kind, filter, earlier).map(({ points, expression }) =>
    rankedPart(question.table, expression, { tier, points, window, earlierKeys }),
  )
}

function scoredPart({ question, kind, filter, earlier, earlierKeys, tier, window }: Part): SQL {
  const points = question.scores[kind]()
  const keys = question.keys[kind]
  const found =
    keys && filter.length === 0
      ? sql`${searchItems} where ${searchItems.cle} in ${listSql(keys)}`
      : sql`search_index join ${searchItems} on ${searchItems.cle} = search_index.rowid where ${matchSql('search_index', except(allOf([question[kind], ...filter]), anyOf(earlier)))}${notAmong('search_index', earlierKeys)}`
  return sql`select * from (select ${searchItems.cle} as cle, ${tier} as tier, ${points} as points from ${found} order by 3 desc, 1 limit ${window})`
}

const listSql = (keys: string[]) =>
  sql`(select cast(value as integer) from json_each(${JSON.stringify(keys)}))`
