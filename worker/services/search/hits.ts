import { type SQL, sql } from 'drizzle-orm'

import { searchItems } from '#drizzle/schema/index.ts'

import { allOf, anyOf, except, type Expression } from './expression.ts'
import type { Plan, Scope } from './plan.ts'
import { type IndexTable, type Level, levelsOf, type Question } from './question.ts'
import { isLiteralSql, scoreSql } from './score.ts'

type Window = { limit: number; offset: number }

/** Up to so many items, each is scored by its texts; more are read level by level. */
const maxScoredItems = 3000
/** More words have too many levels. */
const maxLeveledWords = 4

/**
 * A page of what answers a plan as SQL: `cle`, `tier` and `points`, in the order of the results. Its
 * parts follow each other in that order and each is in the order of the default ranking, so the
 * database stops as soon as the page is full, however many items answer.
 */
export function hitsSql(plan: Plan, scope: Scope, filter: Expression[], page: Window): SQL {
  const window = page.limit + page.offset
  const earlier: Expression[] = []
  const parts: SQL[] = []
  for (const [index, question] of plan.questions.entries()) {
    const tier = index * 2
    const asked = { question, scope, filter, earlier: [...earlier], tier, window }
    parts.push(...(isLeveled(question) ? leveledParts(asked) : scoredPart(asked)))
    earlier.push(question[scope])
  }
  if (parts.length === 0) return sql`select null as cle, 0 as tier, 0 as points where false`
  return sql`select * from (${sql.join(parts, sql` union all `)}) limit ${page.limit} offset ${page.offset}`
}

/** What the index says to a question, null included. */
export const matchSql = (table: IndexTable, expression: Expression): SQL =>
  sql`${sql.raw(table)} match ${expression ?? nothing}`

/** A mark that no text carries. */
const nothing = '"="'

type Asked = {
  question: Question
  scope: Scope
  filter: Expression[]
  /** What earlier questions of the plan have given already. */
  earlier: Expression[]
  tier: number
  window: number
}

function isLeveled({ table, words, items }: Question): boolean {
  if (table === 'search_letters' || words.length === 1) return true
  return items > maxScoredItems && words.length <= maxLeveledWords
}

function leveledParts({ question, scope, filter, earlier, tier, window }: Asked): SQL[] {
  const { literal, literalText } = question
  const inHeadings = levelsOf(question, {
    words: 'every',
    base: allOf(filter),
    isLiteral: true,
    without: earlier,
  })
  const inText = levelsOf(question, {
    words: 'every',
    base: allOf([literalText, ...filter]),
    isLiteral: false,
    without: [...earlier, literal],
  })
  const inAnyOrder = levelsOf(question, {
    words: 'telling',
    base: allOf([question[scope], ...filter]),
    isLiteral: false,
    without: [...earlier, literal, ...(scope === 'all' ? [literalText] : [])],
  })
  const parts = (levels: Level[], levelTier: number) =>
    levels.map(
      ({ points, expression }) =>
        sql`select * from (select rowid as cle, ${levelTier} as tier, ${points} as points from ${sql.raw(question.table)} where ${matchSql(question.table, expression)} order by rowid limit ${window})`,
    )
  return [
    ...parts(inHeadings, tier),
    ...(scope === 'all' ? parts(inText, tier) : []),
    ...parts(inAnyOrder, tier + 1),
  ]
}

function scoredPart({ question, scope, filter, earlier, tier, window }: Asked): SQL[] {
  const { words, telling, literalText } = question
  const expression = except(allOf([question[scope], ...filter]), anyOf(earlier))
  const isLiteral = sql`(${isLiteralSql(words)} or ${searchItems.cle} in (select rowid from search_index where ${matchSql('search_index', literalText)}))`
  return [
    sql`select cle, tier, points from (select ${searchItems.cle} as cle, case when ${isLiteral} then ${tier} else ${tier + 1} end as tier, case when ${isLiteral} then ${scoreSql(words)} else ${scoreSql(words, telling)} end as points from search_index join ${searchItems} on ${searchItems.cle} = search_index.rowid where ${matchSql('search_index', expression)} order by 2, 3 desc, 1 limit ${window})`,
  ]
}
