import {
  readSelectionText,
  selectionText,
  type SharedSelection,
} from '#shared/items/shared-selection.ts'
import { packedLink, readPackedFragment } from '#web/storage/packed-link.ts'

/** What is before the packed selection in the fragment of a shared link. */
export const sharedPrefix = 'p='

/** Two hundred items with a note each. */
const maxTextBytes = 200_000

/** The address that shows a selection to anyone; fails when it is too long for a link. */
export const selectionLink = (page: string, shared: SharedSelection): Promise<string> =>
  packedLink(`${page}#${sharedPrefix}`, selectionText(shared), maxTextBytes)

/** The selection in the fragment of an address; null when it cannot be read. */
export async function readSharedSelection(fragment: string): Promise<SharedSelection | null> {
  const text = await readPackedFragment(fragment, sharedPrefix, maxTextBytes)
  return text === null ? null : readSelectionText(text)
}
