import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'

import { searchFacets, searchItems } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Niveau } from '#shared/items/niveau.ts'
import type { SearchType } from '#shared/lists/list-query.ts'
import type { FilterCounts, OptionCount } from '#shared/search/search.ts'

export type SearchFilters = {
  type?: SearchType | undefined
  categorie?: string | undefined
  ia?: string | undefined
  niveau?: Niveau | undefined
}

/** What the filters ask of an item; `ia` and `niveau` are '' where it has none. */
export type Facet = { kind: ItemKind; ia: string; niveau: string; categories: string[] }

const kindOf = { prompts: 'prompt', gpts: 'gpt' } as const

/** Whether an item passes the filters; one without AI has the default one, and GPTs have no level. */
export const passes = (item: Facet, filters: SearchFilters, defaultIa: string): boolean => {
  const { type, categorie, ia, niveau } = filters
  return (
    (type === undefined || item.kind === kindOf[type]) &&
    (categorie === undefined || item.categories.includes(categorie)) &&
    (ia === undefined || (item.ia || defaultIa) === ia) &&
    (niveau === undefined || type === 'gpts' || item.niveau === niveau)
  )
}

/** How many of the items each choice of a filter would leave, the other filters staying as they are. */
export function countChoices(
  items: Facet[],
  filters: SearchFilters,
  defaultIa: string,
): FilterCounts {
  const left = (choice: SearchFilters) =>
    items.filter((item) => passes(item, { ...filters, ...choice }, defaultIa))
  return {
    type: {
      all: left({ type: undefined }).length,
      prompt: left({ type: 'prompts' }).length,
      gpt: left({ type: 'gpts' }).length,
    },
    categorie: tally(
      left({ categorie: undefined }).flatMap((item) => Array.from(new Set(item.categories))),
    ),
    ia: tally(left({ ia: undefined }).map((item) => item.ia || defaultIa)),
    niveau: tally(left({ niveau: undefined }).map((item) => item.niveau)),
  }
}

/** The most frequent first. */
function tally(values: string[]): OptionCount[] {
  return [...Map.groupBy(values, (value) => value)]
    .filter(([value]) => value !== '')
    .map(([value, same]) => ({ value, count: same.length }))
    .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'fr'))
}

/**
 * The condition that a row of the index passes the filters; undefined without any filter. The plus sign keeps the
 * database from going through all that pass.
 */
export function filterSql(
  { type, categorie, ia, niveau }: SearchFilters,
  defaultIa: string,
): SQL | undefined {
  const holds = sql`exists (select 1 from json_each(${searchFacets.categories}) where value = ${categorie})`
  const condition = and(
    type && eq(searchFacets.kind, kindOf[type]),
    categorie === undefined ? undefined : holds,
    ia === undefined ? undefined : inArray(searchFacets.ia, ia === defaultIa ? [ia, ''] : [ia]),
    niveau && type !== 'gpts' ? eq(searchFacets.niveau, niveau) : undefined,
  )
  return (
    condition &&
    sql`exists (select 1 from ${searchItems} join ${searchFacets} on ${searchFacets.id} = ${searchItems.facette}
      where ${searchItems.cle} = +search_index.rowid and ${condition})`
  )
}
