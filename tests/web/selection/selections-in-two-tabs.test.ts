import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import {
  type SelectionChange,
  withCurrent,
  withItem,
  withItemAt,
  withItemIn,
  withList,
  withListBack,
  withNote,
  withoutItem,
  withoutList,
  withTitle,
} from '#shared/items/selection-changes.ts'
import { type KeptItem, selectionMaxItems } from '#shared/items/selection.ts'
import { readSelections, type Selection, selectionsMax } from '#shared/items/selections.ts'
import { createStoredValue } from '#web/storage/stored-value.ts'

const stored = new Map<string, string>()

beforeAll(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('StorageEvent', Event)
})
afterAll(() => {
  vi.unstubAllGlobals()
})

/** What each list must hold: its title, and the note of each item. */
type Expected = Map<string, { title: string; notes: Map<string, string> }>
type Step = { tab: 0 | 1; does: (typeof doings)[number]; list: number; item: number; to: number }

const doings = [
  'star',
  'unstar',
  'move',
  'send',
  'note',
  'rename',
  'add',
  'delete',
  'choose',
  'undo',
] as const

const step = fc.record({
  tab: fc.constantFrom(0 as const, 1 as const),
  does: fc.constantFrom(...doings),
  list: fc.nat(25),
  item: fc.nat(400),
  to: fc.nat(selectionMaxItems + 5),
})
/** How many items the selection of before holds, and what is done with it and others since. */
const story = fc.tuple(
  fc.constantFrom(0, 3, selectionMaxItems - 1),
  fc.array(step, { maxLength: 60 }),
)

it('loses nothing and holds no more than it may, whatever two tabs do in turn', () => {
  fc.assert(
    fc.property(story, ([formerCount, steps]) => {
      stored.clear()
      const former = Array.from({ length: formerCount }, (_, index) => itemOf(index))
      if (formerCount > 0) stored.set('selection-v1', JSON.stringify(former))
      const tabs = [openTab(), openTab()] as const
      const expected: Expected = new Map([
        [
          'premiere',
          { title: 'Ma sélection', notes: new Map(former.map(({ slug }) => [slug, ''])) },
        ],
      ])
      const undos: Undo[] = []
      for (const [index, done] of steps.entries()) {
        const tab = tabs[done.tab]
        const { change, expect: told } = plan(tab.get().lists, done, index, expected, undos)
        const next = change(tab.get())
        expect(next === null).toBe(!told())
        if (next) tab.set(next)

        const seen = tabs.map((each) => each.get())
        expect(seen[0]).toEqual(seen[1])
        const { lists, currentId } = tab.get()
        expect(lists.length).toBeLessThanOrEqual(selectionsMax)
        expect(Math.max(...lists.map(({ items }) => items.length))).toBeLessThanOrEqual(
          selectionMaxItems,
        )
        expect(lists.some(({ id }) => id === currentId)).toBe(true)
        expect(contentOf(lists)).toEqual(contentOf(expected))
      }
    }),
  )
})

it('a note loses nothing that another tab has written or taken out meanwhile', () => {
  const item = { ...itemOf(1), note: 'Avant' }
  const all = readSelections({ lists: [{ id: 'a', title: 'Dupont', items: [item] }] }, null)
  const notes = (change: SelectionChange, from = all) =>
    change(from)?.lists.flatMap(({ items }) => items.map(({ note }) => note))
  const elsewhere = withNote('a', item, 'Là')(all) ?? undefined
  const without = withoutItem('a', item)(all) ?? undefined

  expect(notes(withNote('a', item, 'Ici', 'Avant'))).toEqual(['Ici'])
  expect(notes(withNote('a', item, 'Ici', 'Avant'), elsewhere)).toEqual(['Là\nIci'])
  expect(notes(withNote('a', item, '', 'Avant'), elsewhere)).toEqual(['Là'])
  expect(notes(withNote('a', item, 'Ici', 'Avant'), without)).toEqual(['Ici'])
  expect(notes(withNote('a', item, '', 'Avant'), without)).toEqual([])
})

type Undo = { change: SelectionChange; expect: () => boolean }

/** A step as a change, and what it must make of what is expected: false where it must be refused. */
function plan(
  lists: Selection[],
  { does, list: listNumber, item: itemNumber, to }: Step,
  index: number,
  expected: Expected,
  undos: Undo[],
): Undo {
  const list = lists[listNumber % lists.length]
  if (!list) throw new Error('No list')
  const held = expected.get(list.id)
  if (!held) throw new Error('No such list expected')
  const { notes } = held
  const kept = list.items[itemNumber % Math.max(1, list.items.length)]
  const nothing: Undo = { change: (all) => all, expect: () => true }

  if (does === 'star') {
    const item = itemOf(itemNumber)
    return {
      change: withItem(list.id, item),
      expect: () => putIn(notes, item.slug, ''),
    }
  }
  if (does === 'rename') {
    const title = `Titre ${index}`
    return { change: withTitle(list.id, title), expect: () => ((held.title = title), true) }
  }
  if (does === 'choose') return { ...nothing, change: withCurrent(list.id) }
  if (does === 'add') {
    const added = { id: `l${index}`, title: `Liste ${index}`, items: [] }
    return { change: withList(added), expect: () => addTo(expected, added) }
  }
  if (does === 'delete') {
    const empty = { id: `e${index}`, title: 'Ma sélection', items: [] }
    const place = lists.indexOf(list)
    undos.push({
      change: withListBack(list, place, empty.id),
      expect: () => {
        const standIn = expected.get(empty.id)
        const isUnused = standIn?.notes.size === 0 && standIn.title === empty.title
        if (expected.size - (isUnused ? 1 : 0) >= selectionsMax) return false
        if (isUnused) expected.delete(empty.id)
        return addTo(expected, list)
      },
    })
    return {
      change: withoutList(list.id, empty),
      expect: () => {
        expected.delete(list.id)
        return expected.size > 0 || addTo(expected, empty)
      },
    }
  }
  if (does === 'undo') return undos.pop() ?? nothing
  if (!kept) return nothing
  if (does === 'move') return { ...nothing, change: withItemAt(list.id, kept, to) }
  if (does === 'note') {
    const note = `Note ${index}`
    return {
      change: withNote(list.id, kept, note),
      expect: () => Boolean(notes.set(kept.slug, note)),
    }
  }
  if (does === 'send') {
    const target = lists[to % lists.length]
    const others = target && expected.get(target.id)?.notes
    if (!target || !others || target === list) return nothing
    return {
      change: withItemIn(list.id, target.id, kept),
      expect: () => putIn(others, kept.slug, kept.note) && notes.delete(kept.slug),
    }
  }
  undos.push({
    change: withItem(list.id, kept, list.items.indexOf(kept)),
    expect: () => {
      const back = expected.get(list.id)?.notes
      return back !== undefined && putIn(back, kept.slug, kept.note)
    },
  })
  return { change: withoutItem(list.id, kept), expect: () => notes.delete(kept.slug) }
}

/** What is there already stays as it is, but for a note that it has not; what finds no place is refused. */
function putIn(notes: Map<string, string>, slug: string, note: string): boolean {
  if (notes.has(slug)) {
    notes.set(slug, notes.get(slug) || note)
    return true
  }
  if (notes.size >= selectionMaxItems) return false
  notes.set(slug, note)
  return true
}

function addTo(expected: Expected, { id, title, items }: Selection): boolean {
  if (expected.size >= selectionsMax) return false
  expected.set(id, { title, notes: new Map(items.map(({ slug, note }) => [slug, note])) })
  return true
}

const openTab = () => createStoredValue('selections-v1', readSelections, 'selection-v1')

const itemOf = (number: number): KeptItem => ({
  kind: number % 3 === 0 ? 'gpt' : 'prompt',
  slug: `s${number}`,
  title: `Fiche ${number}`,
  note: '',
})

/** Titles, items and notes by list, in no order. */
function contentOf(
  lists: Selection[] | Expected,
): Record<string, [string, Record<string, string>]> {
  const entries = Array.isArray(lists)
    ? lists.map(({ id, title, items }) => {
        const notes = items.map(({ slug, note }) => [slug, note] as const)
        return [id, [title, Object.fromEntries(notes)]] as const
      })
    : Array.from(
        lists,
        ([id, { title, notes }]) => [id, [title, Object.fromEntries(notes)]] as const,
      )
  return Object.fromEntries(entries.map(([id, [title, notes]]) => [id, [title, notes]]))
}
