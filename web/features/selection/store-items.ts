import { isSameItem, type StoredItem, selectionMaxItems } from '#shared/items/selection.ts'
import { missingItems } from '#shared/items/shared-selection.ts'
import { countOf } from '#shared/text/plural.ts'
import { favourites } from '#web/storage/favourites.ts'
import { tellNothingStored } from '#web/storage/tell-nothing-stored.ts'
import { showToast } from '#web/ui/toast.tsx'

const topic = 'selection'

/**
 * Adds to the visitor's own selection what is not there yet and has a place, at its end; says what
 * became of each item. False when nothing could be stored.
 */
export function storeItems(items: StoredItem[]): boolean {
  const before = favourites.get()
  const { added, leftOutCount } = missingItems(before, items)
  if (added.length === 0) {
    tellNothingAdded(leftOutCount)
    return leftOutCount === 0
  }
  if (!favourites.set([...before, ...added])) {
    tellNothingStored()
    return false
  }
  const addedText = `${countOf(added.length, 'fiche ajoutée', 'fiches ajoutées')} à la vôtre.`
  showToast({
    type: 'success',
    title: leftOutCount === 0 ? 'Sélection gardée' : 'Sélection gardée en partie',
    description: leftOutCount === 0 ? addedText : `${addedText} ${leftOutText(leftOutCount)}`,
    action: {
      label: 'Annuler',
      run: () => {
        const others = favourites.get()
        favourites.set(others.filter((other) => !added.some((item) => isSameItem(item, other))))
      },
    },
    topic,
  })
  return true
}

function tellNothingAdded(leftOutCount: number) {
  if (leftOutCount === 0) {
    showToast({
      type: 'success',
      title: 'Sélection gardée',
      description: 'Toutes ces fiches y étaient déjà.',
      topic,
    })
  } else {
    showToast({
      type: 'error',
      title: 'Sélection complète',
      description: leftOutText(leftOutCount),
      topic,
    })
  }
}

const leftOutText = (count: number) =>
  `${countOf(count, 'fiche n’a pas', 'fiches n’ont pas')} trouvé de place\u00a0: votre sélection en contient ${selectionMaxItems} au plus.`
