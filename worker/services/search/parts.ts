import { type SQL, sql } from 'drizzle-orm'

import { searchItems } from '#drizzle/schema/index.ts'

import { type Expression, nothing } from './expression.ts'
import type { IndexTable, Level } from './question.ts'

export type Page = { limit: number; offset: number }

/** What answers an expression, each scored by its texts, the highest first. */
type Scored = { tier: number; points: SQL; expression: Expression }
/** The same where at most `few` answer; more are read by levels, which then costs less. */
type ByNumber = Scored & { few: number; levels: Level[] }

/** More items are never scored by their texts, where there is another way. */
export const maxFew = 1000

/** A step as the database reads it: `q` a question, `t` and `p` what is found by it. */
type Step = { q: string; t: number } & (
  | { p: number; many?: true }
  | { list: number }
  | { scored: number; few?: true }
)

/**
 * An answer as SQL, put together part after part, the best first. The database goes from part to
 * part until the page is full, and each gives only what none before it gave. So no part has to say
 * what it must not hold: where it is asked, those before it were read to their end.
 */
export function startAnswer(table: IndexTable | 'search_beginnings', { limit, offset }: Page) {
  const window = limit + offset
  const steps: Step[] = []
  const scores: SQL[] = []
  const addLevels = (levels: Level[], when: { many?: true } = {}) => {
    for (const { tier, points, expression } of levels) {
      steps.push({ q: asked(expression), t: tier, p: points, ...when })
    }
  }
  const addScored = ({ tier, points, expression }: Scored, when: { few?: true } = {}) => {
    if (!scores.includes(points)) scores.push(points)
    steps.push({ q: asked(expression), t: tier, scored: scores.indexOf(points), ...when })
  }

  return {
    addLevels: (levels: Level[]) => addLevels(levels),
    addScored: (part: Scored) => addScored(part),
    addByNumber(part: ByNumber): void {
      steps.push({ q: asked(part.expression), t: part.tier, list: part.few })
      addScored(part, { few: true })
      addLevels(part.levels, { many: true })
    },

    /** The page: `cle`, `tier` and `points`, in order. */
    toSql(): SQL {
      const index = sql.raw(table)
      const matching = sql`${index} match ${stepValue('q')}`
      const hitsOf = (rows: SQL) =>
        sql`(select coalesce(group_concat(',[' || cle || ',' || (${stepValue('t')}) || ',' || points || ']', ''), '') from (${rows} limit ${window}))`
      const ranked = hitsOf(
        sql`select rowid as cle, ${stepValue('p')} as points from ${index} where ${matching} and ${isNew(sql`rowid`)} order by rowid`,
      )
      // Named by its keys where they were listed, else looked for.
      const keysFound = sql`select value from json_each(case when ${stepValue('few')} then keys else '[]' end)
        union all select rowid from ${index} where ${index} match case when ${stepValue('few')} then ${nothing} else ${stepValue('q')} end`
      const scored = (points: SQL) =>
        hitsOf(
          sql`select ${searchItems.cle} as cle, ${points} as points from ${searchItems} where ${searchItems.cle} in (${keysFound}) and ${isNew(sql`${searchItems.cle}`)} order by 2 desc, 1`,
        )
      const listed = sql`(select case when count(*) <= ${stepValue('list')} then json_group_array(rowid) end from (select rowid from ${index} where ${matching} limit ${maxFew + 1}))`
      return sql`with recursive answer(place, hits, keys) as (
          select 0, '', '[]'
          union all
          select place + 1,
            hits || case
              when ${stepValue('list')} then ''
              when ${stepValue('many')} and keys is not null then ''
              when ${stepValue('few')} and keys is null then ''
              ${sql.join(scores.map((points, place) => sql`when ${stepValue('scored')} = ${place} then ${scored(points)} `))}
              else ${ranked} end,
            case when ${stepValue('list')} then ${listed} else keys end
          from answer cross join json_each(${JSON.stringify(steps)}) as step on step.key = place
          where json_array_length('[' || substr(hits, 2) || ']') < ${window}
        )
        select value ->> 0 as cle, value ->> 1 as tier, value ->> 2 as points
        from json_each((select '[' || substr(hits, 2) || ']' from answer order by place desc limit 1))
        order by 2, 3 desc, 1 limit ${limit} offset ${offset}`
    },
  }
}

const isNew = (key: SQL): SQL => sql`instr(hits, '[' || ${key} || ',') = 0`
const stepValue = (name: string): SQL => sql.raw(`step.value ->> '${name}'`)

/** What the index is asked; nothing carries the mark that stands for no question. */
const asked = (expression: Expression): string => expression ?? nothing

export type Answer = ReturnType<typeof startAnswer>

/** What the index says to a question, null included. */
export const matchSql = (table: IndexTable, expression: Expression): SQL =>
  sql`${sql.raw(table)} match ${asked(expression)}`
