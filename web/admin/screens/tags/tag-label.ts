import { foldLabel } from '#shared/labels/label-spelling.ts'
import type { UsedTag } from '#shared/labels/used-tag.ts'
import { tagPath } from '#shared/pages/tag.ts'
import type { Label } from '#web/admin/labels/label-words.ts'

/** A tag, for the windows that change labels. */
export const labelOf = ({ pli, nom, fiches, publiques }: UsedTag): Label => ({
  id: pli,
  nom,
  fiches,
  publiques,
  path: tagPath(nom),
})

/** Another tag that is the same but for its spelling. */
export const holderAmong = (tags: readonly UsedTag[], own: string) => (nom: string) => {
  const holder = tags.find(({ pli }) => pli === foldLabel(nom))
  return holder && holder.pli !== own ? labelOf(holder) : undefined
}
