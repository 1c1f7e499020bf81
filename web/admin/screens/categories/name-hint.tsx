import type { UsedCategory } from '#shared/labels/used-category.ts'
import { itemsText, redirectText } from '#web/admin/labels/label-words.ts'

import { labelOf, pathOf } from './category-label.ts'

type NameHintProps = {
  edited: UsedCategory | null
  name: string
  /** Becomes the error of the field once the form is submitted. */
  problem: string | null
}

/** The problem of a name, else the effect of the rename, else the use of the name. */
export function NameHint({ edited, name, problem }: NameHintProps) {
  const typed = name.trim()
  const isRenamed = edited !== null && typed !== '' && typed !== edited.nom
  return (
    <span aria-live="polite">
      {problem ?? (isRenamed ? renameEffect(edited, typed) : 'Dans les fiches et les adresses.')}
    </span>
  )
}

function renameEffect(edited: UsedCategory, name: string): string {
  const label = labelOf(edited)
  return `Change ${itemsText(label)}, avec une révision pour chacune. ${redirectText(label.path, pathOf(name))}`
}
