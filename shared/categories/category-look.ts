import type { CategoryHue } from './category-hues.ts'
import { categorySlug } from './category-slug.ts'
import type { KnownCategory } from './category.ts'

/** How a category is shown wherever it is named: every page carries that of each. */
export type CategoryLook = {
  name: string
  /** The class of its hue, where that is not called after the category, as those of the first sixteen are. */
  hue?: CategoryHue
  /** What is shown in the place of its name. */
  label?: string
}

const ownHue = (name: string) => `cat-${categorySlug(name)}`

/** The looks of the categories, in their order; with their French names where the site shows these. */
export const looksOf = (known: readonly KnownCategory[], isFrench: boolean): CategoryLook[] =>
  known.map(({ nom, teinte, libelle }) => ({
    name: nom,
    ...(teinte !== ownHue(nom) && { hue: teinte }),
    ...(isFrench && libelle !== '' && { label: libelle }),
  }))

/** The class that colours a category. */
export const hueOf = ({ name, hue }: CategoryLook): string => hue ?? ownHue(name)

/** What visitors read as the name of a category. */
export const shownName = (looks: readonly CategoryLook[], name: string): string =>
  looks.find((look) => look.name === name)?.label ?? name
