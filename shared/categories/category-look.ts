import type { CategoryHue } from './category-hues.ts'
import type { KnownCategory } from './category.ts'

/** How a category is shown wherever it is named. */
export type CategoryLook = {
  name: string
  hue: CategoryHue
  /** What is shown in the place of its name. */
  label?: string
}

/** The looks of the categories, in their order; with their French names where the site shows these. */
export const looksOf = (known: readonly KnownCategory[], isFrench: boolean): CategoryLook[] =>
  known.map(({ nom, teinte, libelle }) => ({
    name: nom,
    hue: teinte,
    ...(isFrench && libelle !== '' && { label: libelle }),
  }))

const unknown = { hue: '', label: undefined } as const

/** How a category is shown by its name; one that nobody created is grey. */
export const lookOf = (
  looks: readonly CategoryLook[],
  name: string,
): Pick<CategoryLook, 'hue' | 'label'> => looks.find((look) => look.name === name) ?? unknown

/** What visitors read as the name of a category. */
export const shownName = (looks: readonly CategoryLook[], name: string): string =>
  lookOf(looks, name).label ?? name
