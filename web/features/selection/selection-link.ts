import type { SelectedItem } from '#shared/items/selection.ts'
import { readSelectionText, selectionText } from '#shared/items/shared-selection.ts'
import { packedLink, readPackedFragment } from '#web/storage/packed-link.ts'

/** What is before the packed items in the fragment of a shared link. */
export const sharedPrefix = 'p='

const maxTextBytes = 30_000

/** The address that shows these items to anyone; fails when they are too many for a link. */
export const selectionLink = (page: string, items: SelectedItem[]): Promise<string> =>
  packedLink(`${page}#${sharedPrefix}`, selectionText(items))

/** The items in the fragment of an address; null when they cannot be read. */
export async function readSharedSelection(fragment: string): Promise<SelectedItem[] | null> {
  const text = await readPackedFragment(fragment, sharedPrefix, maxTextBytes)
  return text === null ? null : readSelectionText(text)
}
