import type { StoredItem } from '#shared/items/selection.ts'
import { useIsFavourite } from '#web/storage/selections.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SteadyLabel } from '#web/ui/steady-label.tsx'

import { toggleStar } from './toggle-star.ts'

const addLabel = 'Ajouter à ma sélection'
const addedLabel = 'Dans ma sélection'

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
      <SteadyLabel labels={[addLabel, addedLabel]} current={isFavourite ? addedLabel : addLabel} />
    </Button>
  )
}
