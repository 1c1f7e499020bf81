import { readSelectionText, type SelectedItem, selectionText } from '#shared/selection.ts'

import { packText, unpackText } from '../../packed-text.ts'

/** What is before the packed items in the fragment of a shared link. */
export const sharedPrefix = 'p='

/** Longer links are cut by the programs they travel through. */
export const linkMaxLength = 8000
const maxTextBytes = 30_000

/** The address that shows these items to anyone; null when they are too many for a link. */
export async function selectionLink(page: string, items: SelectedItem[]): Promise<string | null> {
  const link = `${page}#${sharedPrefix}${await packText(selectionText(items))}`
  return link.length <= linkMaxLength ? link : null
}

/** The items in the fragment of an address; null when they cannot be read. */
export async function readSharedSelection(fragment: string): Promise<SelectedItem[] | null> {
  if (!fragment.startsWith(sharedPrefix) || fragment.length > linkMaxLength) return null
  const text = await unpackText(fragment.slice(sharedPrefix.length), maxTextBytes)
  return text === null ? null : readSelectionText(text)
}
