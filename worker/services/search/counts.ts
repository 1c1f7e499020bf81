import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { searchFacets, searchItems } from '#drizzle/schema/index.ts'
import { searchFilterToken } from '#shared/search/search-filter.ts'
import type { FilterCounts, OptionCount } from '#shared/search/search.ts'
import type { Database } from '#worker/database/db.ts'

import { anyOf, except, phrase } from './expression.ts'
import { kindOf, type SearchFilters } from './filters.ts'
import { matchSql } from './parts.ts'
import { answers, type Plan } from './plan.ts'

type Combination = {
  kind: 'prompt' | 'gpt'
  ia: string
  niveau: string
  categories: string[]
  items: number
}

/**
 * How many answers each choice of a filter would leave: counts by combination of filter values. Where most of the catalogue may answer, the
 * rest of it is counted and taken away, which is less to read.
 */
export async function countFilters(
  db: Database,
  plan: Plan,
  filters: SearchFilters,
  defaultIa: string,
): Promise<FilterCounts> {
  const table = plan.questions[0]?.table ?? 'search_index'
  const answering = answers(plan, 'all', [])
  const isMost = sum(plan.questions) * 2 > plan.publicItems
  const counted = isMost ? except(everything, answering) : answering
  const found = sql`coalesce(found.items, 0)`
  const rows = await db.all(
    sql`select ${searchFacets.kind} as kind, ${searchFacets.ia} as ia, ${searchFacets.niveau} as niveau, ${searchFacets.categories} as categories,
        ${isMost ? sql`${searchFacets.items} - ${found}` : found} as items
      from ${searchFacets} left join (
        select ${searchItems.facette} as facette, count(*) as items
        from ${sql.raw(table)} cross join ${searchItems} indexed by search_items_facette on ${searchItems.cle} = ${sql.raw(table)}.rowid
        where ${matchSql(table, counted)}
        group by 1
      ) as found on found.facette = ${searchFacets.id}
      where ${isMost ? sql`${searchFacets.items} > ${found}` : sql`found.items > 0`}`,
  )
  return countChoices(z.array(combinationSchema).parse(rows), filters, defaultIa)
}

/** Every public item has one of the two. */
const everything = anyOf(
  (['prompt', 'gpt'] as const).map((value) => phrase([searchFilterToken({ name: 'type', value })])),
)

const combinationSchema = z.object({
  kind: z.enum(['prompt', 'gpt']),
  ia: z.string(),
  niveau: z.string(),
  categories: z.string().transform((list) => z.array(z.string()).catch([]).parse(JSON.parse(list))),
  items: z.number(),
})

const sum = (counted: { items: number }[]) => counted.reduce((total, { items }) => total + items, 0)

function countChoices(
  combinations: Combination[],
  { type, categorie, ia, niveau }: SearchFilters,
  defaultIa: string,
): FilterCounts {
  const iaOf = (combination: Combination) => combination.ia || defaultIa
  const tests = {
    type: ({ kind }: Combination) => type === undefined || kind === kindOf[type],
    categorie: ({ categories }: Combination) =>
      categorie === undefined || categories.includes(categorie),
    ia: (combination: Combination) => ia === undefined || iaOf(combination) === ia,
    niveau: (combination: Combination) => niveau === undefined || combination.niveau === niveau,
  }
  /** What is left by the filters but some. */
  const left = (...without: (keyof typeof tests)[]) =>
    combinations.filter((combination) =>
      Object.entries(tests).every(
        ([name, test]) => without.some((choice) => choice === name) || test(combination),
      ),
    )
  // Choosing GPTs takes the level away: they have none.
  const level = type === 'gpts' ? (['niveau'] as const) : []
  const kinds = left('type')
  const isKind = (kind: Combination['kind']) => (item: Combination) => item.kind === kind
  return {
    type: {
      all: sum(kinds),
      prompt: sum(kinds.filter(isKind('prompt'))),
      gpt: sum(left('type', 'niveau').filter(isKind('gpt'))),
    },
    categorie: tally(left('categorie', ...level), ({ categories }) => categories),
    ia: tally(left('ia', ...level), (combination) => [iaOf(combination)]),
    niveau: tally(left('niveau'), (combination) => [combination.niveau]),
  }
}

/** The most frequent first; a value that no item left has is not among them. */
function tally(
  combinations: Combination[],
  valuesOf: (combination: Combination) => string[],
): OptionCount[] {
  const counts = new Map<string, number>()
  for (const combination of combinations) {
    for (const value of new Set(valuesOf(combination))) {
      counts.set(value, (counts.get(value) ?? 0) + combination.items)
    }
  }
  return [...counts]
    .filter(([value, count]) => value !== '' && count > 0)
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'fr'))
}
