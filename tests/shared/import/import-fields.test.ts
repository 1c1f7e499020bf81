import { expect, it } from 'vitest'

import { importColumns, importFields, importFieldsOf } from '#shared/import/import-fields.ts'
import { draftings } from '#shared/items/item-drafting.ts'

const columns = Object.values(importColumns)

it('fills every field of both kinds except the status', () => {
  for (const kind of ['prompt', 'gpt'] as const) {
    const filled = columns.flatMap(({ fieldOf }) => fieldOf[kind] ?? [])
    const expected = Object.keys(draftings[kind].fields).filter((name) => name !== 'statut')

    expect(filled.toSorted()).toEqual(expected.toSorted())
  }
})

it('reads a column alike for both kinds', () => {
  for (const { cell, fieldOf } of columns) {
    for (const [kind, field] of Object.entries(fieldOf)) {
      const { fields } = draftings[kind === 'prompt' ? 'prompt' : 'gpt']

      expect(Object.entries(fields).find(([name]) => name === field)?.[1].cell).toBe(cell)
    }
  }
})

it('offers the fields of a kind in the order of its form', () => {
  expect(importFieldsOf('gpt').slice(0, 7).join(' ')).toBe(
    'id page kind titre slug description role',
  )
})

it('gives no name of other catalogues to two columns', () => {
  const otherNames = columns.flatMap((column) => column.otherNames)
  const names = [...importFields, ...otherNames]

  expect(names).toHaveLength(new Set(names).size)
})
