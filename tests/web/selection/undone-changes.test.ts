import { expect, it } from 'vitest'

import {
  type SelectionChange,
  withItem,
  withItemIn,
  withList,
  withListBack,
  withNote,
  withNoteBack,
  withoutItem,
  withoutList,
  withoutUnchanged,
  withTitle,
} from '#shared/items/selection-changes.ts'
import type { KeptItem } from '#shared/items/selection.ts'
import { defaultTitle, type Selections } from '#shared/items/selections.ts'

const faq: KeptItem = { kind: 'prompt', slug: 'faq', title: 'FAQ', note: 'Avant' }
const audit: KeptItem = { kind: 'gpt', slug: 'audit', title: 'Audit', note: '' }
const before: Selections = {
  currentId: 'a',
  lists: [
    { id: 'a', title: 'Dupont', items: [faq, audit] },
    { id: 'b', title: 'Martin', items: [] },
  ],
}
const shared = { id: 'c', title: 'Partagée', items: [audit] }
const empty = { id: 'd', title: defaultTitle, items: [] }

const since = 'Écrit depuis'
const noted = (listId: string) => withNote(listId, faq, since)

type Undone = {
  what: string
  done: SelectionChange[]
  since: SelectionChange[]
  undo: SelectionChange
  /** The notes that are there then, by the title of their selection. */
  notes: Record<string, string[]> | null
}

const undone: Undone[] = [
  {
    what: 'a note that was erased comes back',
    done: [withNote('a', faq, '')],
    since: [],
    undo: withNoteBack('a', faq),
    notes: { Dupont: ['faq Avant', 'audit '], Martin: [] },
  },
  {
    what: 'an erased note, where another was written',
    done: [withNote('a', faq, '')],
    since: [noted('a')],
    undo: withNoteBack('a', faq),
    notes: null,
  },
  {
    what: 'an item that went to another selection, with what was noted there',
    done: [withItemIn('a', 'b', faq)],
    since: [noted('b')],
    undo: withItemIn('b', 'a', faq, 0),
    notes: { Dupont: [`faq ${since}`, 'audit '], Martin: [] },
  },
  {
    what: 'an item that was taken out, and put back by hand and noted',
    done: [withoutItem('a', faq)],
    since: [withItem('a', { ...faq, note: '' }), noted('a')],
    undo: withItem('a', faq, 0),
    notes: { Dupont: ['audit ', `faq ${since}`], Martin: [] },
  },
  {
    what: 'an item that was taken out, and put back by hand without its note',
    done: [withoutItem('a', faq)],
    since: [withItem('a', { ...faq, note: '' })],
    undo: withItem('a', faq, 0),
    notes: { Dupont: ['audit ', 'faq Avant'], Martin: [] },
  },
  {
    what: 'a selection that was deleted, beside the named one that stands for it',
    done: [withoutList('b', empty), withoutList('a', empty)],
    since: [withTitle('d', since)],
    undo: withListBack({ id: 'a', title: 'Dupont', items: [faq, audit] }, 0, 'd'),
    notes: { Dupont: ['faq Avant', 'audit '], [since]: [] },
  },
  {
    what: 'a selection that was kept of a link goes',
    done: [withList(shared)],
    since: [],
    undo: withoutUnchanged(shared, empty),
    notes: { Dupont: ['faq Avant', 'audit '], Martin: [] },
  },
  {
    what: 'a selection that was kept of a link stays, with what was noted',
    done: [withList(shared)],
    since: [withNote('c', audit, since)],
    undo: withoutUnchanged(shared, empty),
    notes: null,
  },
  {
    what: 'a selection that was kept of a link stays under its new title',
    done: [withList(shared)],
    since: [withTitle('c', since)],
    undo: withoutUnchanged(shared, empty),
    notes: null,
  },
]

it.each(undone)('takes back and loses nothing written since: $what', (story) => {
  const now = [...story.done, ...story.since].reduce(apply, structuredClone(before))

  const after = story.undo(now)

  expect(after && notesOf(after)).toEqual(story.notes)
})

function apply(all: Selections, change: SelectionChange): Selections {
  const next = change(all)
  if (!next) throw new Error('Refused')
  // With the time, as it is stored.
  return { ...next, lists: next.lists.map((list) => Object.assign(list, { at: 1 })) }
}

const notesOf = ({ lists }: Selections) =>
  Object.fromEntries(
    lists.map(({ title, items }) => [title, items.map(({ slug, note }) => `${slug} ${note}`)]),
  )
