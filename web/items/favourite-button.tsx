import { useSyncExternalStore } from 'react'

import type { StoredItem } from '#shared/items/selection.ts'
import { favouritesKey } from '#web/storage/favourites-key.ts'
import { storedChanges, keptText } from '#web/storage/stored-changes.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { toggleStar } from './toggle-star.ts'

type FavouriteButtonProps = StoredItem & { size?: 'sm' | 'md' }

const subscribe = storedChanges(favouritesKey)

/** Keeps an item in the visitor's own selection. */
export function FavouriteButton({ size = 'md', ...item }: FavouriteButtonProps) {
  const { kind, slug } = item
  // As the selection is written; inside a title its quotes would be escaped.
  const written = `"kind":"${kind}","slug":"${slug}"`
  const isKept = useSyncExternalStore(
    subscribe,
    () => keptText(favouritesKey)?.includes(written) ?? false,
    () => false,
  )
  return (
    <Button
      size={size}
      className={isKept ? 'needs-js kept' : 'needs-js'}
      onClick={({ currentTarget }) => toggleStar(currentTarget, item)}
    >
      <Icon name="star" />
      {/* As wide in either state: what stands beside and below it stays where it is. */}
      <span className="either">
        <span className={isKept ? 'off' : undefined}>Ajouter à ma sélection</span>
        <span className={isKept ? undefined : 'off'}>Dans ma sélection</span>
      </span>
    </Button>
  )
}
