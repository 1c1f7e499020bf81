import { isSameItem, type KeptItem, type SelectedItem } from '#shared/items/selection.ts'
import { currentSelection, readSelections } from '#shared/items/selections.ts'

import { createStoredValue, useStoredValue } from './stored-value.ts'

/** The visitor's selections; no server knows them. */
export const selections = createStoredValue('selections-v1', readSelections, 'selection-v1')

/** What is in the current one, in order. */
export const useFavourites = (): KeptItem[] => currentSelection(useStoredValue(selections)).items

/** Whether an item is in the current one: none is on the server, nor while a page hydrates. */
export const useIsFavourite = (item: SelectedItem): boolean =>
  useFavourites().some((favourite) => isSameItem(favourite, item))
