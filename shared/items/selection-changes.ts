import {
  isSameItem,
  type KeptItem,
  noteMaxLength,
  type SelectedItem,
  selectionMaxItems,
} from './selection.ts'
import {
  currentSelection,
  defaultTitle,
  readTitle,
  type Selection,
  type Selections,
  selectionsMax,
} from './selections.ts'

/**
 * What may be done with selections. A change names what it is about, never a place in what another tab may
 * have changed meanwhile; null where there is no room or where what it is about is gone.
 */
export type SelectionChange = (all: Selections) => Selections | null

/** The item at a place, or at the end; where it stands already when it is in it, with its own note if it has one. */
export const withItem =
  (listId: string, item: KeptItem, place = selectionMaxItems): SelectionChange =>
  (all) =>
    changed(all, listId, ({ items }) => {
      if (items.some((other) => isSameItem(other, item))) return withEmptyNote(items, item)
      return items.length < selectionMaxItems ? items.toSpliced(place, 0, item) : null
    })

export const withoutItem =
  (listId: string, item: SelectedItem): SelectionChange =>
  (all) =>
    changed(all, listId, ({ items }) => items.filter((other) => !isSameItem(other, item)))

/** The item at another place, counted without it. */
export const withItemAt =
  (listId: string, item: SelectedItem, place: number): SelectionChange =>
  (all) =>
    changed(all, listId, ({ items }) => {
      const kept = items.find((other) => isSameItem(other, item))
      const others = items.filter((other) => other !== kept)
      return kept ? others.toSpliced(Math.max(0, place), 0, kept) : null
    })

/** The item in another selection in place of this one, with its note of by now. */
export const withItemIn =
  (fromId: string, toId: string, item: KeptItem, place?: number): SelectionChange =>
  (all) => {
    const from = all.lists.find(({ id }) => id === fromId)
    const held = from?.items.find((other) => isSameItem(other, item)) ?? item
    const added = withItem(toId, held, place)(all)
    return added && withoutItem(fromId, item)(added)
  }

/**
 * The note that was written of an item where there was `before`: what another tab wrote meanwhile stays above
 * it, and an item that was taken out meanwhile comes back with it.
 */
export const withNote =
  (listId: string, item: KeptItem, written: string, before?: string): SelectionChange =>
  (all) =>
    changed(all, listId, ({ items }) => {
      const note = written.trim().slice(0, noteMaxLength)
      const held = items.find((other) => isSameItem(other, item))
      if (held) {
        const isOthers = before !== undefined && held.note !== before
        const next = { ...held, note: isOthers ? withBoth(held.note, note) : note }
        return items.map((other) => (other === held ? next : other))
      }
      if (note === '') return items
      return items.length < selectionMaxItems ? [...items, { ...item, note }] : null
    })

/** The note that an item had and that was erased; null where another was written since. */
export const withNoteBack =
  (listId: string, item: KeptItem): SelectionChange =>
  (all) =>
    changed(all, listId, ({ items }) => {
      const isWritten = items.some((other) => isSameItem(other, item) && other.note !== '')
      return isWritten ? null : withEmptyNote(items, item)
    })

export const withTitle =
  (listId: string, title: string): SelectionChange =>
  ({ lists, currentId }) => ({
    currentId,
    lists: lists.map((list) => (list.id === listId ? { ...list, title: readTitle(title) } : list)),
  })

export const withCurrent =
  (listId: string): SelectionChange =>
  ({ lists }) =>
    lists.some(({ id }) => id === listId) ? { lists, currentId: listId } : null

/** Another selection, at a place or at the end, which is then the current one. */
export const withList =
  (list: Selection, place = selectionsMax): SelectionChange =>
  ({ lists }) =>
    lists.length < selectionsMax && lists.every(({ id }) => id !== list.id)
      ? { lists: lists.toSpliced(place, 0, list), currentId: list.id }
      : null

/** Without a selection; the empty one takes the place of the last. */
export const withoutList =
  (listId: string, empty: Selection): SelectionChange =>
  (all) => {
    const others = all.lists.filter(({ id }) => id !== listId)
    const lists = others.length > 0 ? others : [empty]
    return { lists, currentId: currentSelection({ ...all, lists }).id }
  }

/** The same, of one that was added; null where something was written into it since. */
export const withoutUnchanged =
  (list: Selection, empty: Selection): SelectionChange =>
  (all) => {
    const now = all.lists.find(({ id }) => id === list.id)
    const isSame = contentOf(now) === contentOf(list)
    return isSame ? withoutList(list.id, empty)(all) : null
  }

/** A selection that was taken out, back at its place, and the empty one that stood for it gone if nothing is in it. */
export const withListBack =
  (list: Selection, place: number, emptyId: string): SelectionChange =>
  ({ lists, currentId }) => {
    const others = lists.filter(({ id, title, items }) => {
      return id !== emptyId || items.length > 0 || title !== defaultTitle
    })
    return withList(list, place)({ lists: others, currentId })
  }

/** The note of an item where its place for one is empty. */
const withEmptyNote = (items: KeptItem[], { kind, slug, note }: KeptItem): KeptItem[] =>
  items.map((other) =>
    other.note === '' && isSameItem(other, { kind, slug }) ? { ...other, note } : other,
  )

/** Two notes, as far as there is room for both. */
function withBoth(others: string, note: string): string {
  const both = [others, note].filter((text) => text !== '').join('\n')
  return others === note || both.length > noteMaxLength ? note : both
}

const contentOf = (list: Selection | undefined) => list && JSON.stringify([list.title, list.items])

function changed(
  { lists, currentId }: Selections,
  listId: string,
  change: (list: Selection) => KeptItem[] | null,
): Selections | null {
  const list = lists.find(({ id }) => id === listId)
  const items = list ? change(list) : null
  if (items === null) return null
  return {
    currentId,
    lists: lists.map((other) => (other === list ? { ...list, items } : other)),
  }
}
