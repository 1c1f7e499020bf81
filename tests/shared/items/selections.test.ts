import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type KeptItem, noteMaxLength, selectionMaxItems } from '#shared/items/selection.ts'
import {
  currentSelection,
  readSelections,
  selectionsMax,
  selectionTitleMaxLength,
} from '#shared/items/selections.ts'

const first = { id: 'premiere', title: 'Ma sélection' }

describe('what is stored of selections', () => {
  it('is one empty selection where there is nothing', () => {
    const none = { currentId: 'premiere', lists: [{ ...first, items: [] }] }
    expect(readSelections(null, null)).toEqual(none)
    expect(readSelections('texte', 12)).toEqual(none)
    expect(readSelections({ lists: [] }, [])).toEqual(none)
  })

  it('is the one selection that there was before, as the first', () => {
    const former = [
      { kind: 'gpt', slug: 'b', title: 'B' },
      { kind: 'prompt', slug: 'a', title: 'A' },
    ]
    const items = former.map((item) => ({ ...item, note: '' }))
    expect(readSelections(null, former)).toEqual({
      currentId: 'premiere',
      lists: [{ ...first, items }],
    })
  })

  it('has what a page opened before adds to that since, and each item once', () => {
    const own = { id: 'x', title: 'Refonte', items: [noted('a')] }
    const other = { id: 'y', title: 'À essayer', items: [noted('b')] }
    const stored = { currentId: 'y', lists: [own, other] }
    const former = [noted('b'), noted('c'), noted('a')]
    expect(readSelections(stored, former)).toEqual({
      currentId: 'y',
      lists: [{ ...own, items: [noted('a'), noted('c')] }, other],
    })
  })

  it('shows the first where the current one is gone', () => {
    const stored = { currentId: 'z', lists: [{ id: 'x', title: 'Refonte', items: [] }] }
    const read = readSelections(stored, null)
    expect(read.currentId).toBe('x')
    expect(currentSelection({ ...read, currentId: 'z' }).title).toBe('Refonte')
  })

  it('never fails, is within its bounds and reads as itself', () => {
    const list = fc.record({
      id: fc.string(),
      title: fc.string({ maxLength: 200 }),
      items: fc.array(
        fc.record({
          kind: fc.constantFrom('prompt', 'gpt', 'autre'),
          slug: fc.stringMatching(/^[a-z0-9-]{1,4}$/),
          title: fc.string(),
          note: fc.oneof(fc.string({ maxLength: 900 }), fc.anything()),
        }),
      ),
    })
    const stored = fc.oneof(
      fc.anything(),
      fc.record({ currentId: fc.string(), lists: fc.array(list, { maxLength: 40 }) }),
    )
    fc.assert(
      fc.property(stored, fc.anything(), (data, former) => {
        const { lists, currentId } = readSelections(data, former)
        expect(lists.length).toBeGreaterThanOrEqual(1)
        expect(lists.length).toBeLessThanOrEqual(selectionsMax)
        expect(lists.map(({ id }) => id)).toContain(currentId)
        for (const { title, items } of lists) {
          expect(title.length).toBeLessThanOrEqual(selectionTitleMaxLength)
          expect(title.trim()).not.toBe('')
          expect(items.length).toBeLessThanOrEqual(selectionMaxItems)
          for (const { note } of items) expect(note.length).toBeLessThanOrEqual(noteMaxLength)
        }
        const again = JSON.parse(JSON.stringify({ lists, currentId }))
        expect(readSelections(again, null)).toEqual({ lists, currentId })
      }),
    )
  })
})

function noted(slug: string): KeptItem {
  return { kind: 'prompt', slug, title: slug.toUpperCase(), note: '' }
}
