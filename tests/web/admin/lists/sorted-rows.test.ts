import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { changedState, type UrlState } from '#web/admin/controls/url-state.ts'
import { sortedRows } from '#web/admin/table/sorted-rows.ts'
import { pageChangesOf, readTableState, sortChangesOf } from '#web/admin/table/table-state.ts'

const words = (texts: (string | number | null)[], order: 'asc' | 'desc') =>
  sortedRows(texts, (text) => text, order)

describe('R172: rows that are sorted in the browser', () => {
  it('stand as a French reader expects, numbers by size, what is nothing last both ways', () => {
    expect(words(['zéro', null, 'Écrire', 'audit', 'page 10', 'page 2'], 'asc')).toEqual([
      'audit',
      'Écrire',
      'page 2',
      'page 10',
      'zéro',
      null,
    ])
    expect(words([2, null, 10, 1], 'desc')).toEqual([10, 2, 1, null])
  })

  it('are the same rows, and equal ones keep their order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.nat(5))),
        fc.constantFrom('asc' as const, 'desc' as const),
        (values, order) => {
          const rows = values.map((value, place) => ({ value, place }))
          const sorted = sortedRows(rows, ({ value }) => value, order)
          expect(sorted.toSorted((a, b) => a.place - b.place)).toEqual(rows)
          const isTurned = sorted.some((row, index) => {
            const next = sorted[index + 1]
            return next?.value === row.value && next.place < row.place
          })
          expect(isTurned).toBe(false)
        },
      ),
    )
  })
})

describe('R172: the order of a table in its address', () => {
  const sortable = ['email', 'role']

  it.each<[string, UrlState, ReturnType<typeof readTableState>]>([
    ['nothing', {}, { sort: undefined, page: 1 }],
    ['a column', { tri: 'role' }, { sort: { column: 'role', order: 'asc' }, page: 1 }],
    [
      'a column, an order and a page',
      { tri: 'email', ordre: 'desc', page: '2' },
      { sort: { column: 'email', order: 'desc' }, page: 2 },
    ],
    ['what no table has', { tri: 'secret', ordre: 'z', page: '-1' }, { sort: undefined, page: 1 }],
  ])('is read from %s', (_, url, state) => {
    expect(readTableState(url, sortable)).toEqual(state)
  })

  it('comes back as it was written, and begins at the first page', () => {
    const url = changedState(
      { page: '3', q: 'a' },
      sortChangesOf({ column: 'role', order: 'desc' }),
    )

    expect(url).toEqual({ tri: 'role', ordre: 'desc', q: 'a' })
    expect(readTableState(url, sortable).sort).toEqual({ column: 'role', order: 'desc' })
  })

  it('is its own where two tables share a page', () => {
    const url = changedState(
      changedState({}, sortChangesOf({ column: 'role', order: 'asc' }, 'gpts')),
      pageChangesOf(2, 'prompts'),
    )

    expect(readTableState(url, sortable, 'gpts').sort).toEqual({ column: 'role', order: 'asc' })
    expect(readTableState(url, sortable, 'prompts')).toEqual({ sort: undefined, page: 2 })
  })
})
