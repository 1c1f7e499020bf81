import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'

import { searchFacets, searchItems } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'

import { conceptMatch, headColumns, wayMatch } from './concepts.ts'
import { allMatch, askedConcepts, maxCandidates, type Plan } from './plan.ts'

/** A longer query is judged by the concepts that weigh most. */
const maxScored = 8
const maxSuggested = 60

/** What a match in each column of the index is worth, in their order; the best one counts. */
export const columnWorths = [1, 0.95, 0.9, 0.85, 0.7, 0.4]

/** An item that may answer, and what it is ranked by. */
export type Candidate = {
  kind: ItemKind
  item_id: string
  ia: string
  niveau: string
  categories: string[]
  /** Where the query stands in the title and in the description, as whole words: 1 at the start, 0 nowhere. */
  titreAt: number
  descriptionAt: number
  /** Which ways of which concepts find it, and in which columns: a bit for each in their order. */
  matches: [concept: number, way: number, columns: number][]
  /** Whether two words that follow each other in the query do so in what the item is about. */
  hasPair: boolean
}

/** Which concepts are scored, by their place in the plan. */
export function scoredConcepts(plan: Plan): number[] {
  const byWeight = plan.concepts
    .map((concept, index) => ({ concept, index }))
    .toSorted((a, b) => b.concept.weight - a.concept.weight)
  return byWeight.slice(0, maxScored).map(({ index }) => index)
}

export const candidateLimit = ({ isBegun }: Plan) => (isBegun ? maxSuggested : maxCandidates)

/**
 * Reads, in one statement and as one JSON value, the items that may answer a plan, from the strictest
 * question to the loosest, those of the default ranking first within each. Null where nothing may.
 */
export function candidatesSql(plan: Plan, filter: SQL | undefined): SQL | null {
  const telling = askedConcepts(plan)
  if (telling.length === 0) return null
  const limit = candidateLimit(plan)
  const isFiltered = filter === undefined ? sql`` : sql` and rowid in (${filter})`
  const stages = questions(plan).map(
    (match, stage) =>
      sql`select * from (select rowid as cle, ${stage} as stage from search_index where search_index match ${match} and rowid > 0${isFiltered} order by rowid limit ${limit})`,
  )
  const whole = ` ${plan.phrase.join(' ')} `
  return sql`select found from (with candidate as materialized (select cle from (${sql.join(stages, sql` union all `)}) group by cle order by min(stage), cle limit ${limit}),
    match as materialized (${sql.join(matchesSql(plan), sql` union all `)}),
    item as (select cle, json_group_array(json_array(concept, way, columns)) as matches from match group by cle)
    select json_group_array(json_array(kind, item_id, ia, niveau, json(categories), titre_at, description_at, json(matches))) as found from (
      select ${searchItems.kind} as kind, ${searchItems.item_id} as item_id, ${searchFacets.ia} as ia, ${searchFacets.niveau} as niveau, ${searchFacets.categories} as categories,
        instr(${searchItems.titre}, ${whole}) as titre_at, instr(${searchItems.description}, ${whole}) as description_at, matches
      from item join ${searchItems} on ${searchItems.cle} = item.cle join ${searchFacets} on ${searchFacets.id} = ${searchItems.facette}
      order by item.cle))`
}

function questions(plan: Plan): string[] {
  const telling = askedConcepts(plan)
  const phrase = `{titre}: "${plan.phrase.join(' ')}"`
  const each = telling.map(conceptMatch)
  if (telling.some(({ isStop }) => isStop)) return [allMatch(telling), ...each]
  if (plan.isBegun) {
    const inHead = each.map((match) => `${headColumns}: (${match})`)
    return [phrase, `${headColumns}: (${allMatch(telling)})`, ...inHead, allMatch(telling)]
  }
  return [
    phrase,
    `${headColumns}: (${allMatch(telling)})`,
    allMatch(telling),
    ...(telling.length > 1 ? each : []),
  ]
}

/** What stands for two neighbours of the query, in the place of a concept. */
const pair = -1

function matchesSql(plan: Plan): SQL[] {
  const { concepts, phrase } = plan
  const matches = scoredConcepts(plan).flatMap((index) => {
    const concept = concepts[index]
    if (!concept) return []
    return concept.ways.map((way, place) => matchSql(index, place, wayMatch(concept, way)))
  })
  const pairs = phrase.slice(1).map((term, index) => `"${phrase[index]} ${term}"`)
  if (pairs.length === 0) return matches
  return [
    ...matches,
    matchSql(pair, 0, `{titre tags requetes description}: (${pairs.join(' OR ')})`),
  ]
}

// The plus sign keeps the index from being asked for one candidate after the other; the bound, from
// going on behind the last.
const matchSql = (concept: number, way: number, match: string): SQL =>
  sql`select rowid as cle, ${concept} as concept, ${way} as way, ${foundColumns} as columns from search_index where search_index match ${match} and rowid <= (select max(cle) from candidate) and +rowid in (select cle from candidate)`

/** The columns of a row that hold what is asked: a weight of nought leaves the others out of bm25(). */
const foundColumns = sql.raw(
  columnWorths
    .map((_, bit) => {
      const weights = columnWorths.map((_worth, at) => (at === bit ? 1 : 0))
      return `(bm25(search_index, ${weights.join(', ')}, 0) < 0) * ${2 ** bit}`
    })
    .join(' + '),
)

const rowSchema = z.tuple([
  z.enum(['prompt', 'gpt']),
  z.string(),
  z.string(),
  z.string(),
  z.array(z.string()),
  z.number(),
  z.number(),
  z.array(z.tuple([z.number(), z.number(), z.number()])),
])

/** The candidates as the statement gives them, in the order of the default ranking. */
export function readCandidates(found: string): Candidate[] {
  const rows = z.array(rowSchema).parse(JSON.parse(found))
  return rows.map(([kind, item_id, ia, niveau, categories, titreAt, descriptionAt, matches]) => ({
    kind,
    item_id,
    ia,
    niveau,
    categories,
    titreAt,
    descriptionAt,
    matches: matches.filter(([concept]) => concept !== pair),
    hasPair: matches.some(([concept]) => concept === pair),
  }))
}
