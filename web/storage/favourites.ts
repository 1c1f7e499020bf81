import { isSameItem, readSelection, type SelectedItem } from '#shared/items/selection.ts'

import { createStoredValue, useStoredValue } from './stored-value.ts'

/** The visitor's selection, in order; no server knows it. */
export const favourites = createStoredValue('selection-v1', readSelection)

/** Whether an item is in the selection: none is on the server, nor while a page hydrates. */
export const useIsFavourite = (item: SelectedItem): boolean =>
  useStoredValue(favourites).some((favourite) => isSameItem(favourite, item))
