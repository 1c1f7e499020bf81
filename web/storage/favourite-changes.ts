import { isSameItem, type StoredItem, selectionMaxItems } from '#shared/items/selection.ts'
import { countOf } from '#shared/text/plural.ts'
import { showToast } from '#web/ui/toast.tsx'

import { favourites } from './favourites.ts'
import { tellNothingStored } from './tell-nothing-stored.ts'

const topic = 'selection'

/** Puts an item at the end of the selection, or takes it out, and says so. */
export function toggleFavourite(item: StoredItem): void {
  const items = favourites.get()
  if (items.some((other) => isSameItem(other, item))) return removeFavourite(item)
  if (items.length >= selectionMaxItems) {
    showToast({
      type: 'error',
      title: 'Sélection complète',
      description: `Elle contient déjà ${selectionMaxItems} fiches\u00a0: retirez-en une d’abord.`,
      topic,
    })
    return
  }
  if (!favourites.set([...items, item])) return tellNothingStored()
  showToast({
    type: 'success',
    title: 'Ajouté à votre sélection',
    description: `Elle contient ${countOf(items.length + 1, 'fiche', 'fiches')}, dans ce navigateur.`,
    action: { label: 'Voir ma sélection', run: () => location.assign('/selection') },
    topic,
  })
}

/** Takes an item out, and offers to put it back where it was. */
export function removeFavourite(item: StoredItem): void {
  const items = favourites.get()
  const place = items.findIndex((other) => isSameItem(other, item))
  if (!favourites.set(items.filter((other) => !isSameItem(other, item)))) return tellNothingStored()
  showToast({
    type: 'success',
    title: 'Retiré de votre sélection',
    description: item.title,
    action: { label: 'Annuler', run: () => putBack(item, place) },
    topic,
  })
}

function putBack(item: StoredItem, place: number) {
  const others = favourites.get().filter((other) => !isSameItem(other, item))
  favourites.set(others.toSpliced(place, 0, item))
}
