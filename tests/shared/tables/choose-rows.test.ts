import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { chooseRows, type RowChoice } from '#shared/tables/choose-rows.ts'
import { readTableText } from '#shared/tables/read-table.ts'
import { type Table, tableLimits } from '#shared/tables/table.ts'

const all: RowChoice = { columns: [0, 1, 2], filter: '', sort: null, rowCount: null, room: 20_000 }
const table: Table = {
  title: null,
  columns: ['Requête', 'Clics', 'CTR'],
  rows: [
    ['devis plombier', '1 290', '2,94 %'],
    ['Électricien', '902', '7,7 %'],
    ['modèle\nde  devis', '98', '12,1 %'],
    ['relance', '', '--'],
    ['acompte', '1 843', '0,5 %'],
    ['chaudière', '7', '1 %'],
  ],
}
const queries = (choice: Partial<RowChoice>) =>
  chooseRows(table, { ...all, columns: [0], ...choice })
    .text?.split('\n')
    .slice(1)

describe('the chosen rows', () => {
  it('are tab-separated, a row on each line, the names of the columns first', () => {
    const { text, characters } = chooseRows(table, { ...all, columns: [0, 2], rowCount: 3 })

    expect(text).toBe(
      'Requête\tCTR\ndevis plombier\t2,94 %\nÉlectricien\t7,7 %\nmodèle de devis\t12,1 %',
    )
    expect(characters).toBe(text?.length)
  })

  it('come back from what is inserted, but for white space within cells', () => {
    const cell = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20 }),
        (written) => {
          const rows = written.map((cells) =>
            // A quote at its beginning would have to be doubled, which assistants do not ask for.
            cells.map((text) => `x${text}`.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim()),
          )
          const { text } = chooseRows({ ...table, rows }, { ...all, rowCount: rows.length })
          const [read] = readTableText(text ?? '', () => undefined).tables

          expect(read?.rows).toEqual(rows)
        },
      ),
    )
  })

  it('contain the text that is looked for, whatever its accents and capitals', () => {
    expect(queries({ filter: ' DEVIS ' })).toEqual(['devis plombier', 'modèle de devis'])
    expect(queries({ filter: 'electri' })).toEqual(['Électricien'])
    expect(queries({ filter: 'introuvable' })).toBeUndefined()
  })

  it('are in the order of their numbers, what is none last', () => {
    expect(queries({ sort: { column: 1, isDescending: true } })).toEqual([
      'acompte',
      'devis plombier',
      'Électricien',
      'modèle de devis',
      'chaudière',
      'relance',
    ])
    expect(queries({ sort: { column: 2, isDescending: false } })?.at(0)).toBe('acompte')
    expect(queries({ sort: { column: 2, isDescending: false } })?.at(-1)).toBe('relance')
  })

  it('are in the order of the French alphabet where a column has texts', () => {
    expect(queries({ sort: { column: 0, isDescending: false } })).toEqual([
      'acompte',
      'chaudière',
      'devis plombier',
      'Électricien',
      'modèle de devis',
      'relance',
    ])
  })

  it('are as many as there is room for, unless a number is asked for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600 }), (room) => {
        const rows = Array.from({ length: 40 }, (_, index) => [`requête ${index}`, '1', '2'])
        const { rowCount, fittingCount, characters, text } = chooseRows(
          { ...table, rows },
          { ...all, room },
        )

        expect(text?.split('\n')).toHaveLength(rowCount + 1)
        // Ten rows are proposed where there is room for fewer.
        expect(rowCount).toBe(Math.max(10, fittingCount))
        expect(characters <= room || rowCount === 10).toBe(true)
      }),
    )
    expect(chooseRows(table, { ...all, room: 0, rowCount: 4 })).toMatchObject({
      rowCount: 4,
      fittingCount: 0,
      matchCount: 6,
    })
  })

  it('are inserted up to a length that a field can take', () => {
    const rows = Array.from({ length: 30_000 }, () => ['une requête', '1', '2'])
    const { text, characters } = chooseRows({ ...table, rows }, { ...all, rowCount: 30_000 })

    expect(text).toBeNull()
    expect(characters).toBeGreaterThan(tableLimits.insertedCharacters)
  })

  it('are none without a column', () => {
    expect(chooseRows(table, { ...all, columns: [] }).text).toBeNull()
  })
})
