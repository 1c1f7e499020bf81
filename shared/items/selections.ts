import { isSameItem, isText, type KeptItem, readSelection, selectionMaxItems } from './selection.ts'

/** Items that a visitor put together, in order, under a title. */
export type Selection = {
  id: string
  title: string
  items: KeptItem[]
  /** When it was changed last, in milliseconds; absent where that was before this was noted. */
  at?: number
}

/** All that a visitor put together: one selection at least, and the current one takes what is starred. */
export type Selections = { currentId: string; lists: Selection[] }

export const selectionsMax = 20
export const selectionTitleMaxLength = 80
/** The title of a selection that its visitor has not named. */
export const defaultTitle = 'Ma sélection'

const first = (items: KeptItem[]): Selection => ({ id: 'premiere', title: defaultTitle, items })

/**
 * The selections that can be read of what is stored. What is stored as the one selection that there was
 * before, or was added to it since by a page opened before, is at the end of the first.
 */
export function readSelections(data: unknown, former: unknown): Selections {
  const { currentId, lists: stored }: Record<string, unknown> = { ...record(data) }
  const [head = first([]), ...others] = Array.isArray(stored) ? readLists(stored) : []
  const all = [head, ...others]
  const added = readSelection(former).filter(
    (item) => !all.some(({ items }) => items.some((other) => isSameItem(other, item))),
  )
  const items = [...head.items, ...added].slice(0, selectionMaxItems)
  const lists = [{ ...head, items }, ...others]
  return { lists, currentId: lists.find(({ id }) => id === currentId)?.id ?? head.id }
}

/** The selection that is shown and starred into. */
export function currentSelection({ lists, currentId }: Selections): Selection {
  return lists.find(({ id }) => id === currentId) ?? lists[0] ?? first([])
}

function readLists(data: unknown[]): Selection[] {
  const byId = new Map<string, Selection>()
  for (const list of data) {
    const { id, title, items, at }: Record<string, unknown> = { ...record(list) }
    if (!isText(id) || !isText(title) || byId.has(id)) continue
    const read = { id, title: readTitle(title), items: readSelection(items) }
    byId.set(id, typeof at === 'number' ? { ...read, at } : read)
  }
  return [...byId.values()].slice(0, selectionsMax)
}

/** A title on one line, within its length; the usual one where nothing is left. */
export const readTitle = (title: string): string =>
  title.replaceAll(/\s+/g, ' ').trim().slice(0, selectionTitleMaxLength).trim() || defaultTitle

const record = (data: unknown) => (typeof data === 'object' ? data : null)
