import { bareLabel, foldLabel, knownSpelling } from './label-spelling.ts'

/** A category and its French label, which is empty if it equals the name. */
export type NamedCategory = { nom: string; libelle: string }

/** Finds a category by its name, or else by its French label, in any spelling. */
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

/** Name of the category that was typed, of those created or of the names that items carry. Else the text itself. */
export const categoryName = (
  typed: string,
  categories: readonly NamedCategory[],
  carried: readonly string[],
): string => findNamedCategory(categories, typed)?.nom ?? knownSpelling(typed, carried)
