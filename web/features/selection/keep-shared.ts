import { withCurrent, withListBack, withoutUnchanged } from '#shared/items/selection-changes.ts'
import { isSameItem, type KeptItem } from '#shared/items/selection.ts'
import { defaultTitle, type Selection, selectionsMax } from '#shared/items/selections.ts'
import { countOf } from '#shared/text/plural.ts'
import { changeSelections, newSelection, selectionTopic } from '#web/storage/change-selections.ts'
import { selections } from '#web/storage/selections.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Why no selection can be added. */
export const noMoreLists = `Ce navigateur en garde ${selectionsMax} au plus\u00a0: supprimez-en une d’abord.`

const changedSince =
  'Vous l’avez changée depuis\u00a0: elle reste ici, et «\u00a0Supprimer la sélection\u00a0» la retire.'

/**
 * Makes a shared selection one of the visitor's own, with its title and notes, and shows it; one that is
 * there already is only shown. False when nothing could be stored.
 */
export function keepShared(title: string, items: KeptItem[]): boolean {
  const { lists } = selections.get()
  const own = lists.find((list) => list.title === title && hasAll(list, items))
  if (own) {
    if (!changeSelections(withCurrent(own.id), noMoreLists)) return false
    tellKept('Vous l’aviez déjà.')
    return true
  }
  const kept = { ...newSelection(title), items }
  // The empty one of somebody who has kept nothing yet gives way.
  const unused = lists.find((list) => list.items.length === 0 && list.title === defaultTitle)
  const add = withListBack(kept, selectionsMax, unused?.id ?? '')
  if (!changeSelections(add, noMoreLists)) return false
  tellKept(`${countOf(items.length, 'fiche', 'fiches')}, sous «\u00a0${title}\u00a0».`, () =>
    changeSelections(withoutUnchanged(kept, newSelection()), changedSince),
  )
  return true
}

const hasAll = (list: Selection, items: KeptItem[]) =>
  list.items.length === items.length &&
  items.every((item) => list.items.some((other) => isSameItem(other, item)))

function tellKept(description: string, undo?: () => void) {
  showToast({
    type: 'success',
    title: 'Sélection gardée',
    description,
    ...(undo && { action: { label: 'Annuler', run: undo } }),
    topic: selectionTopic,
  })
}
