import type { StoredItem } from '#shared/items/selection.ts'
import { useIsFavourite } from '#web/storage/selections.ts'
import { Icon } from '#web/ui/icon.tsx'

import { toggleStar } from './toggle-star.ts'

/** Puts the item of a card into the visitor's own selection, or takes it out. */
export function StarButton({ className, ...item }: StoredItem & { className: string }) {
  return (
    <button
      type="button"
      className={`card-button no-js:hidden ${className}`}
      data-star={`${item.kind} ${item.slug}`}
      aria-pressed={useIsFavourite(item)}
      aria-label={`Mettre de côté\u00a0: ${item.title}`}
      onClick={({ currentTarget }) => toggleStar(currentTarget, item)}
    >
      <Icon name="star" />
    </button>
  )
}
