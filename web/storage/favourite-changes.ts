import { withItem, withoutItem } from '#shared/items/selection-changes.ts'
import {
  isSameItem,
  type KeptItem,
  type StoredItem,
  selectionMaxItems,
} from '#shared/items/selection.ts'
import { currentSelection, defaultTitle, type Selection } from '#shared/items/selections.ts'
import { countOf } from '#shared/text/plural.ts'
import { showToast } from '#web/ui/toast.tsx'

import { changeSelections, selectionTopic } from './change-selections.ts'
import { selections } from './selections.ts'

/** Puts an item at the end of the current selection, or takes it out, and says so. */
export function toggleFavourite({ kind, slug, title }: StoredItem): void {
  const list = currentSelection(selections.get())
  const kept = list.items.find((other) => isSameItem(other, { kind, slug }))
  if (kept) return removeFavourite(list, kept)
  if (list.items.length >= selectionMaxItems) {
    showToast({
      type: 'error',
      title: 'Sélection complète',
      description: `Elle contient déjà ${selectionMaxItems} fiches\u00a0: retirez-en une d’abord.`,
      topic: selectionTopic,
    })
    return
  }
  if (!changeSelections(withItem(list.id, { kind, slug, title, note: '' }), gone)) return
  const name = list.title === defaultTitle ? 'Elle' : `«\u00a0${list.title}\u00a0»`
  showToast({
    type: 'success',
    title: 'Ajouté à votre sélection',
    description: `${name} contient ${countOf(list.items.length + 1, 'fiche', 'fiches')}, dans ce navigateur.`,
    action: { label: 'Voir ma sélection', run: () => location.assign('/selection') },
    topic: selectionTopic,
  })
}

/** Takes an item out of a selection, and offers to put it back where it was, with its note. */
export function removeFavourite({ id, items }: Selection, item: KeptItem): void {
  const place = items.findIndex((other) => isSameItem(other, item))
  if (!changeSelections(withoutItem(id, item), gone)) return
  showToast({
    type: 'success',
    title: 'Retiré de votre sélection',
    description: item.title,
    action: {
      label: 'Annuler',
      run: () => changeSelections(withItem(id, item, place), noRoom),
    },
    topic: selectionTopic,
  })
}

const gone = 'Cette sélection a été supprimée dans un autre onglet.'
const noRoom = `Elle est pleine (${selectionMaxItems}\u00a0fiches) ou supprimée. Rien d’autre n’a changé.`
