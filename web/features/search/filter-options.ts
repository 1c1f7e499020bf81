import { type CategoryLook, shownName } from '#shared/categories/category-look.ts'
import { type Niveau, niveaux } from '#shared/items/niveau.ts'
import { anyValue } from '#shared/lists/list-query.ts'
import { type FilterCounts, givenAssistants, type OptionCount } from '#shared/search/search.ts'
import { once } from '#shared/text/once.ts'
import { formatNumber } from '#shared/text/plural.ts'

type Option = { value: string; label: string }

const firstCategories = ['SEO', 'Content', 'Strategy', 'Analysis', 'Technical']
const collator = once(() => new Intl.Collator('fr'))

/** The five first categories as long as they are some, then the others present. */
export function categoryOptions(
  counts: FilterCounts,
  looks: readonly CategoryLook[],
  chosen: string | undefined,
): Option[] {
  const first = firstCategories.filter((name) => looks.some((look) => look.name === name))
  return [
    { value: anyValue, label: 'Toutes' },
    ...counted([...first, ...others(counts.categorie, first, chosen)], counts.categorie, (name) =>
      shownName(looks, name),
    ),
  ]
}

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
function counted(
  values: readonly string[],
  counts: OptionCount[],
  labelOf = (value: string) => value,
): Option[] {
  return values.map((value) => {
    const count = counts.find((option) => option.value === value)?.count ?? 0
    return { value, label: withCount(labelOf(value), count) }
  })
}

export const withCount = (label: string, count: number) => `${label} (${formatNumber(count)})`
