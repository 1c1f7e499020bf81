import { type Niveau, niveaux } from '#shared/items/niveau.ts'
import { type FilterCounts, givenAssistants, type OptionCount } from '#shared/search/search.ts'
import { once } from '#shared/text/once.ts'
import { formatNumber } from '#shared/text/plural.ts'

import { anyValue } from './search-query.ts'

type Option = { value: string; label: string }

const firstCategories = ['SEO', 'Content', 'Strategy', 'Analysis', 'Technical']
const collator = once(() => new Intl.Collator('fr'))

/** The five first categories, then the others present. */
export const categoryOptions = (counts: FilterCounts, chosen: string | undefined): Option[] => [
  { value: anyValue, label: 'Toutes' },
  ...counted(
    [...firstCategories, ...others(counts.categorie, firstCategories, chosen)],
    counts.categorie,
  ),
]

/** The four first assistants while they have items, then the others present. */
export const aiOptions = (counts: FilterCounts, chosen: string | undefined): Option[] => [
  { value: anyValue, label: 'Toutes' },
  ...counted(
    [
      ...givenAssistants.filter(
        (ai) => ai === chosen || counts.ia.some(({ value }) => value === ai),
      ),
      ...others(counts.ia, givenAssistants, chosen),
    ],
    counts.ia,
  ),
]

/** Every level, from the easiest. */
export const levelOptions = (counts: FilterCounts): Option[] => [
  { value: anyValue, label: 'Tous' },
  ...counted(niveaux, counts.niveau),
]

export const asLevel = (value: string): Niveau | undefined =>
  niveaux.find((niveau) => niveau === value)

/** Values beyond the first ones, in French order; the chosen one stays when nothing has it. */
function others(present: OptionCount[], first: string[], chosen: string | undefined): string[] {
  const names = new Set([...present.map(({ value }) => value), ...(chosen ? [chosen] : [])])
  return [...names].filter((name) => !first.includes(name)).toSorted(collator().compare)
}

/** «SEO (12)»; a value that no result has counts 0. */
function counted(values: readonly string[], counts: OptionCount[]): Option[] {
  return values.map((value) => {
    const count = counts.find((option) => option.value === value)?.count ?? 0
    return { value, label: withCount(value, count) }
  })
}

export const withCount = (label: string, count: number) => `${label} (${formatNumber(count)})`
