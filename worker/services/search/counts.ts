import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { searchFacets, searchItems } from '#drizzle/schema/index.ts'
import { searchFilterToken } from '#shared/search-filter.ts'
import type { FilterCounts, OptionCount } from '#shared/search.ts'

import type { Database } from '../../db.ts'
import { anyOf, except, phrase } from './expression.ts'
import { kindOf, type SearchFilters } from './filters.ts'
import { matchSql } from './hits.ts'
import { answers, type Plan } from './plan.ts'

/** How many items answer a plan, filters left aside, and what each choice of a filter would leave. */
export type Counted = { unfiltered: number; counts: FilterCounts }

type Combination = {
  kind: 'prompt' | 'gpt'
  ia: string
  niveau: string
  categories: string[]
  items: number
}

/**
 * Counts what answers by combination of filter values. Where most of the catalogue answers, the rest
 * of it is counted and taken away, which is less to read.
 */
export async function countFilters(
  db: Database,
  plan: Plan,
  filters: SearchFilters,
  defaultIa: string,
): Promise<Counted> {
  const table = plan.questions[0]?.table ?? 'search_index'
  const answering = answers(plan, 'all', [])
  const rest = except(everything, answering)
  const index = sql.raw(table)
  const isMost = sql`(select count(*) from ${index} where ${matchSql(table, answering)}) * 2 > (select sum(${searchFacets.items}) from ${searchFacets})`
  const rows = await db.all(
    sql`select ${searchFacets.kind} as kind, ${searchFacets.ia} as ia, ${searchFacets.niveau} as niveau, ${searchFacets.categories} as categories,
        case when ${isMost} then ${searchFacets.items} - coalesce(found.items, 0) else coalesce(found.items, 0) end as items
      from ${searchFacets} left join (
        select ${searchItems.facette} as facette, count(*) as items
        from ${index} cross join ${searchItems} indexed by search_items_facette on ${searchItems.cle} = ${index}.rowid
        where ${index} match case when ${isMost} then ${rest ?? '"="'} else ${answering ?? '"="'} end
        group by 1
      ) as found on found.facette = ${searchFacets.id}
      where ${searchFacets.items} > 0`,
  )
  const combinations = z.array(combinationSchema).parse(rows)
  return {
    unfiltered: sum(combinations),
    counts: countChoices(combinations, filters, defaultIa),
  }
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

const sum = (combinations: Combination[]) =>
  combinations.reduce((total, { items }) => total + items, 0)

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
    niveau: (combination: Combination) =>
      niveau === undefined || type === 'gpts' || combination.niveau === niveau,
  }
  /** What the other filters leave. */
  const left = (choice: keyof typeof tests) =>
    combinations.filter((combination) =>
      Object.entries(tests).every(([name, test]) => name === choice || test(combination)),
    )
  const kinds = left('type')
  const ofKind = (kind: Combination['kind']) => sum(kinds.filter((item) => item.kind === kind))
  return {
    type: { all: sum(kinds), prompt: ofKind('prompt'), gpt: ofKind('gpt') },
    categorie: tally(left('categorie'), ({ categories }) => categories),
    ia: tally(left('ia'), (combination) => [iaOf(combination)]),
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
