import { eq, inArray, SQL, sql } from 'drizzle-orm'

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

/** What each filter asks; an item without AI has the default one, and GPTs have no level. */
function testsOf({ type, categorie, ia, niveau }: SearchFilters, defaultIa: string) {
  return {
    type: ({ kind }: Facet) => type === undefined || kind === kindOf[type],
    categorie: ({ categories }: Facet) => categorie === undefined || categories.includes(categorie),
    ia: (facet: Facet) => ia === undefined || (facet.ia || defaultIa) === ia,
    niveau: (facet: Facet) => niveau === undefined || type === 'gpts' || facet.niveau === niveau,
  }
}

/** Whether an item passes the filters. */
export function passes(facet: Facet, filters: SearchFilters, defaultIa: string): boolean {
  return Object.values(testsOf(filters, defaultIa)).every((test) => test(facet))
}

/** Whether there is any filter. */
export const isFiltered = ({ type, categorie, ia, niveau }: SearchFilters): boolean =>
  [type, categorie, ia, niveau].some((value) => value !== undefined)

/** How many of the items each choice of a filter would leave, the other filters staying as they are. */
export function countChoices(
  items: Facet[],
  filters: SearchFilters,
  defaultIa: string,
): FilterCounts {
  const tests = testsOf(filters, defaultIa)
  const left = (...without: (keyof typeof tests)[]) =>
    items.filter((item) =>
      Object.entries(tests).every(
        ([name, test]) => without.some((choice) => choice === name) || test(item),
      ),
    )
  // Without the choice of GPTs the level that was chosen counts again.
  const { niveau } = filters
  const hasLevel = (item: Facet) => niveau === undefined || item.niveau === niveau
  const kinds = left('type').filter(hasLevel)
  return {
    type: {
      all: kinds.length,
      prompt: kinds.filter(({ kind }) => kind === 'prompt').length,
      gpt: left('type', 'niveau').filter(({ kind }) => kind === 'gpt').length,
    },
    categorie: tally(
      left('categorie').flatMap(({ categories }) => Array.from(new Set(categories))),
    ),
    ia: tally(left('ia').map((item) => item.ia || defaultIa)),
    niveau: tally(left('niveau').map((item) => item.niveau)),
  }
}

/** The most frequent first. */
function tally(values: string[]): OptionCount[] {
  return [...Map.groupBy(values, (value) => value)]
    .filter(([value]) => value !== '')
    .map(([value, same]) => ({ value, count: same.length }))
    .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'fr'))
}

/** The items of the index that pass the filters, as a condition reads them. */
export function filterSql(filters: SearchFilters, defaultIa: string): SQL | undefined {
  if (!isFiltered(filters)) return undefined
  const { type, categorie, ia, niveau } = filters
  const conditions = [
    type && sql`${searchFacets.kind} = ${kindOf[type]}`,
    categorie !== undefined &&
      sql`exists (select 1 from json_each(${searchFacets.categories}) where value = ${categorie})`,
    ia !== undefined && inArray(searchFacets.ia, ia === defaultIa ? [ia, ''] : [ia]),
    niveau && type !== 'gpts' && eq(searchFacets.niveau, niveau),
  ].filter((condition) => condition instanceof SQL)
  return sql`select ${searchItems.cle} from ${searchItems} join ${searchFacets} on ${searchFacets.id} = ${searchItems.facette} where ${sql.join(conditions, sql` and `)}`
}
