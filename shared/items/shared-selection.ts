import { isSlug } from '#shared/text/slug-shape.ts'

import {
  distinctItems,
  isItemKind,
  isSameItem,
  type SelectedItem,
  selectionMaxItems,
  type StoredItem,
} from './selection.ts'

/** A selection as text, one item a line: what a shared link carries. */
export const selectionText = (items: SelectedItem[]) =>
  items.map(({ kind, slug }) => `${kind} ${slug}`).join('\n')

/** The items of such a text, in order; null when there is none in it. */
export function readSelectionText(text: string): SelectedItem[] | null {
  const items = text.split('\n').flatMap((line) => {
    const [kind = '', slug = '', ...rest] = line.split(' ')
    return isItemKind(kind) && isSlug(slug) && rest.length === 0 ? [{ kind, slug }] : []
  })
  return items.length > 0 ? distinctItems(items) : null
}

/** What of these items a visitor's own selection lacks and has room for, and how many find no place in it. */
export function missingItems(
  own: SelectedItem[],
  items: StoredItem[],
): { added: StoredItem[]; leftOutCount: number } {
  const missing = items.filter((item) => !own.some((other) => isSameItem(other, item)))
  const added = missing.slice(0, Math.max(0, selectionMaxItems - own.length))
  return { added, leftOutCount: missing.length - added.length }
}
