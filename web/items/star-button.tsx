import type { StoredItem } from '#shared/items/selection.ts'
import { Icon } from '#web/ui/icon.tsx'

import { toggleStar } from './toggle-star.ts'

/** Keeps the item of a card; whether it is kept already is shown by `web/storage/stars.ts`. */
export function StarButton(item: StoredItem) {
  return (
    <button
      type="button"
      className="star needs-js"
      data-star={`${item.kind} ${item.slug}`}
      aria-pressed="false"
      aria-label={`Mettre de côté\u00a0: ${item.title}`}
      onClick={({ currentTarget }) => toggleStar(currentTarget, item)}
    >
      <Icon name="star" />
    </button>
  )
}
