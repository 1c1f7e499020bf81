import { categoryPath } from '#shared/categories/category-slug.ts'
import { foldLabel } from '#shared/labels/label-spelling.ts'
import type { UsedCategory } from '#shared/labels/used-category.ts'
import { type Label, nameWithoutPath, quoted } from '#web/admin/labels/label-words.ts'

/** A category, for the windows that change labels. */
export const labelOf = ({ nom, prompts, gpts, publiques }: UsedCategory): Label => ({
  id: nom,
  nom,
  fiches: prompts + gpts,
  publiques,
  path: pathOf(nom),
})

/** Where the page of a category is; null for a name that no address can say. */
export const pathOf = (nom: string): string | null =>
  categoryPath(nom) === categoryPath('') ? null : categoryPath(nom)

type OtherNames = {
  /** Current name of the category, empty for a new one. */
  nom: string
  categories: readonly UsedCategory[]
}

/** Problem of a name that is valid by itself, such as another category with the same name. */
export function nameProblemOf(typed: string, { nom, categories }: OtherNames): string | null {
  const name = typed.trim()
  if (name === '' || name === nom) return null
  if (pathOf(name) === null) return nameWithoutPath
  const folded = foldLabel(name)
  const holder = categories.find((other) => other.nom !== nom && foldLabel(other.nom) === folded)
  if (!holder) return null
  return nom === ''
    ? `${quoted(holder.nom)} existe déjà.`
    : `${quoted(holder.nom)} existe déjà\u00a0: pour les réunir, fusionnez-les depuis la liste.`
}
