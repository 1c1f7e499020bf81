import type { IndexedItem } from './inverted-index.ts'

/** Filters of a search. An item without an assistant has the site's default one, and GPTs have no level. */
export type Filters = {
  kind?: 'prompt' | 'gpt' | undefined
  categorie?: string | undefined
  ia?: string | undefined
  niveau?: string | undefined
}
type Facet = keyof Filters

/** A bit for each filter. */
const bits: Record<Facet, number> = { kind: 1, categorie: 2, ia: 4, niveau: 8 }

/** The bits of the filters that an item fails. */
function failedFilters(
  { kind, categories, ia, niveau }: IndexedItem,
  filters: Filters,
  defaultIa: string,
): number {
  return (
    (filters.kind === undefined || kind === filters.kind ? 0 : bits.kind) |
    (filters.categorie === undefined || categories.includes(filters.categorie)
      ? 0
      : bits.categorie) |
    (filters.ia === undefined || (ia || defaultIa) === filters.ia ? 0 : bits.ia) |
    (filters.niveau === undefined || hasLevel(kind, niveau, filters) ? 0 : bits.niveau)
  )
}

/** GPTs have no level: they are found with one only where they alone are asked for. */
const hasLevel = (kind: IndexedItem['kind'], niveau: string, filters: Filters) =>
  kind === 'gpt' ? filters.kind === 'gpt' : niveau === filters.niveau

export const passesFilters = (item: IndexedItem, filters: Filters, defaultIa: string): boolean =>
  failedFilters(item, filters, defaultIa) === 0

type Counts = Record<Facet, Map<string, number>>

/** Counts the items that each value of a facet would leave, the other filters unchanged. */
export function countFacets(
  items: readonly IndexedItem[],
  filters: Filters,
  defaultIa: string,
): Counts {
  const counts: Counts = { kind: new Map(), categorie: new Map(), ia: new Map(), niveau: new Map() }
  for (const item of items) {
    const failed = failedFilters(item, filters, defaultIa)
    const add = (facet: Facet, value: string) => {
      if (value === '' || (failed & ~bits[facet]) !== 0) return
      counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1)
    }
    add('kind', item.kind)
    add('ia', item.ia || defaultIa)
    add('niveau', item.niveau)
    for (const [at, name] of item.categories.entries()) {
      // A category that is written twice counts once.
      if (item.categories.indexOf(name) === at) add('categorie', name)
    }
  }
  return counts
}
