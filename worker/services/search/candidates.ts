import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'

import { searchFacets, searchItems } from '#drizzle/schema/index.ts'
import type { Database } from '#worker/database/db.ts'

import { allMatch, conceptMatch, headColumns, wayMatch } from './concepts.ts'
import { maxCandidates, type Plan } from './plan.ts'

const maxSuggested = 60

/** What a match in each column of the index is worth, in their order (migration 0034); the best one counts. */
export const columnWorths = [1, 0.95, 0.9, 0.85, 0.7, 0.7, 0.4]
/** The first of them say what an item is about: title, tags, search queries and categories. */
export const subjectColumns = 4
/** The column of what else people say: it finds an item, and makes nothing its subject. */
export const demandColumn = 5

/** An item that may answer, and what it is ranked by. */
const candidateSchema = z.object({
  kind: z.enum(['prompt', 'gpt']),
  item_id: z.string(),
  ia: z.string(),
  niveau: z.string(),
  categories: z.array(z.string()),
  /**
   * Where the query stands as whole words, 1 at the start, 0 nowhere: in the title in any form of them, in the
   * description as it was typed, which mentions more than it is about.
   */
  titreAt: z.number(),
  descriptionAt: z.number(),
  /** Which ways of which scored concepts find it, and in which columns: a bit for each in their order. */
  matches: z.array(z.tuple([z.number(), z.number(), z.number()])),
})
export type Candidate = z.infer<typeof candidateSchema>

/** What stands for two neighbours of the query, in the place of a concept. */
export const pair = -1

export const candidateLimit = ({ isBegun }: Plan) => (isBegun ? maxSuggested : maxCandidates)

/**
 * Reads, in one statement and as one JSON value, the items that may answer a plan, from the strictest
 * question to the loosest, those of the default ranking first within each; of items that a condition on
 * the index lets through.
 */
export async function readCandidates(db: Database, plan: Plan, filter?: SQL): Promise<Candidate[]> {
  if (plan.asked.length === 0) return []
  const rows = z
    .array(z.object({ found: z.string() }))
    .parse(await db.all(candidatesSql(plan, filter)))
  return z.array(candidateSchema).parse(JSON.parse(rows[0]?.found ?? '[]'))
}

// The plus sign keeps the index from being asked anew for each row of a set; the bound, from going on
// behind the last candidate.
function candidatesSql(plan: Plan, filter: SQL | undefined): SQL {
  const limit = candidateLimit(plan)
  const isFiltered = filter === undefined ? sql`` : sql` and ${filter}`
  const stages = questions(plan).map(
    (match, stage) =>
      sql`select * from (select rowid as cle, ${stage} as stage from search_index where search_index match ${match} and rowid > 0${isFiltered} order by rowid limit ${limit})`,
  )
  const [stems, words] = [` ${plan.phrase.join(' ')} `, ` ${plan.typed} `]
  return sql`select found from (with candidate as materialized (select cle from (${sql.join(stages, sql` union all `)}) group by cle order by min(stage), cle limit ${limit}),
    asked as materialized (select value ->> 0 as concept, value ->> 1 as way, value ->> 2 as question from json_each(${JSON.stringify(waysAsked(plan))})),
    match as materialized (select search_index.rowid as cle, concept, way, ${foundColumns} as columns from asked cross join search_index
      where search_index match question and search_index.rowid <= coalesce((select max(cle) from candidate), 0) and +search_index.rowid in (select cle from candidate)),
    item as (select cle, json_group_array(json_array(concept, way, columns)) as matches from match group by cle)
    select json_group_array(json_object('kind', kind, 'item_id', item_id, 'ia', ia, 'niveau', niveau, 'categories', json(categories),
      'titreAt', titre_at, 'descriptionAt', description_at, 'matches', json(matches))) as found from (
      select ${searchItems.kind} as kind, ${searchItems.item_id} as item_id, ${searchFacets.ia} as ia, ${searchFacets.niveau} as niveau, ${searchFacets.categories} as categories,
        instr(${searchItems.titre}, ${stems}) as titre_at, instr(${searchItems.description}, ${words}) as description_at, matches
      from item join ${searchItems} on ${searchItems.cle} = item.cle join ${searchFacets} on ${searchFacets.id} = ${searchItems.facette}
      order by item.cle))`
}

function questions({ asked, phrase, isBegun }: Plan): string[] {
  const all = allMatch(asked)
  const each = asked.map(conceptMatch)
  if (asked.some(({ isStop }) => isStop)) return [all, ...each]
  // A stop word that is still being typed is no phrase.
  const inTitle = phrase.length > 0 ? [`{titre}: "${phrase.join(' ')}"`] : []
  const strict = [...inTitle, `${headColumns}: (${all})`]
  return isBegun
    ? [...strict, ...each.map((match) => `${headColumns}: (${match})`), all]
    : [...strict, all, ...(asked.length > 1 ? each : [])]
}

/** What finds a way of a concept, both by their places. */
type Asked = [concept: number, way: number, match: string]

function waysAsked({ scored, phrase }: Plan): Asked[] {
  const ways = scored.flatMap((concept, index) =>
    concept.ways.map((way, place): Asked => [index, place, wayMatch(concept, way)]),
  )
  const pairs = phrase.slice(1).map((term, index) => `"${phrase[index]} ${term}"`)
  if (pairs.length === 0) return ways
  return [...ways, [pair, 0, `{titre tags requetes description demandes}: (${pairs.join(' OR ')})`]]
}

/** The columns of a row that hold what is asked: a weight of nought leaves the others out of bm25(). */
const foundColumns = sql.raw(
  columnWorths
    .map((_, bit) => {
      const weights = columnWorths.map((_worth, at) => (at === bit ? 1 : 0))
      return `(bm25(search_index, ${weights.join(', ')}, 0) < 0) * ${2 ** bit}`
    })
    .join(' + '),
)
