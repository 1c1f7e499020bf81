import { categoryPath } from '#shared/categories/category-slug.ts'
import { foldLabel } from '#shared/labels/label-spelling.ts'
import type { UsedCategory } from '#shared/labels/used-category.ts'
import type { Label } from '#web/admin/labels/label-words.ts'

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

/** Another category that is the same but for its spelling. */
export const holderAmong = (categories: readonly UsedCategory[], own: string) => (nom: string) => {
  const fold = foldLabel(nom)
  const holder = categories.find((other) => other.nom !== own && foldLabel(other.nom) === fold)
  return holder && labelOf(holder)
}
