import type { StoredItem } from '#shared/items/selection.ts'
import { useIsFavourite } from '#web/storage/selections.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { toggleStar } from './toggle-star.ts'

type FavouriteButtonProps = StoredItem & { size?: 'sm' | 'md' }

/** Puts the item of a page into the visitor's own selection, or takes it out. */
export function FavouriteButton({ size = 'md', ...item }: FavouriteButtonProps) {
  const isFavourite = useIsFavourite(item)
  return (
    <Button
      size={size}
      className="no-js:hidden"
      onClick={({ currentTarget }) => toggleStar(currentTarget, item)}
    >
      <Icon name="star" className={isFavourite ? 'fill-current text-accent' : ''} />
      {/* As wide in either state: what stands beside and below it stays where it is. */}
      <span className="grid *:col-1 *:row-1">
        <span className={isFavourite ? 'invisible' : undefined}>Ajouter à ma sélection</span>
        <span className={isFavourite ? undefined : 'invisible'}>Dans ma sélection</span>
      </span>
    </Button>
  )
}
