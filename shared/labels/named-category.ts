import { bareLabel, foldLabel, knownSpelling } from './label-spelling.ts'

/** A category and its French label, which is empty if it equals the name. */
export type NamedCategory = { nom: string; libelle: string }

/** The category that a text names, by name or else by French label, in any spelling. */
export function findNamedCategory<Category extends NamedCategory>(
  categories: readonly Category[],
  text: string,
): Category | undefined {
  const bare = bareLabel(text)
  const fold = foldLabel(bare)
  return (
    categories.find(({ nom }) => nom === bare) ??
    categories.find(({ nom }) => foldLabel(nom) === fold) ??
    categories.find(({ libelle }) => libelle !== '' && foldLabel(libelle) === fold)
  )
}

/** The name of the category that was typed. The text itself if there is none; `used` may have names without a category. */
export const categoryName = (
  typed: string,
  categories: readonly NamedCategory[],
  used: readonly string[],
): string => findNamedCategory(categories, typed)?.nom ?? knownSpelling(typed, used)
