import type { StoredItem } from '#shared/items/selection.ts'
import { tellNotLoaded } from '#web/document/tell-not-loaded.ts'
import { runOnce } from '#web/ui/run-once.ts'

/** Puts an item into the selection or takes it out, as the button pressed asks; the code for that is loaded with the first press. */
export function toggleStar(button: Element, item: StoredItem): void {
  runOnce(button, () =>
    import('#web/storage/favourite-changes.ts').then(
      ({ toggleFavourite }) => toggleFavourite(item),
      () => tellNotLoaded('Sélection indisponible'),
    ),
  )
}
