import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { chooseRows, type RowChoice } from '#shared/tables/choose-rows.ts'
import { readTableText } from '#shared/tables/read-table.ts'
import { type Table, tableLimits } from '#shared/tables/table.ts'

const all: RowChoice = {
  columns: [0, 1, 2],
  filter: '',
  sort: null,
  rowCount: null,
  remainingLength: 20_000,
}
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

  it('are the same when the inserted text is read again, except for white space in cells', () => {
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

  it('match the filter whatever its accents and capitals', () => {
    expect(queries({ filter: ' DEVIS ' })).toEqual(['devis plombier', 'modèle de devis'])
    expect(queries({ filter: 'electri' })).toEqual(['Électricien'])
    expect(queries({ filter: 'introuvable' })).toBeUndefined()
  })

  it('are sorted by number, with other values last', () => {
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

  it('are sorted in French alphabetical order in a column of texts', () => {
    expect(queries({ sort: { column: 0, isDescending: false } })).toEqual([
      'acompte',
      'chaudière',
      'devis plombier',
      'Électricien',
      'modèle de devis',
      'relance',
    ])
  })

  it('are as many as fit, unless a number is requested', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600 }), (remainingLength) => {
        const rows = Array.from({ length: 40 }, (_, index) => [`requête ${index}`, '1', '2'])
        const { rowCount, fittingCount, characters, text } = chooseRows(
          { ...table, rows },
          { ...all, remainingLength },
        )

        expect(text?.split('\n')).toHaveLength(rowCount + 1)
        // Ten rows are proposed when fewer fit.
        expect(rowCount).toBe(Math.max(10, fittingCount))
        expect(characters <= remainingLength || rowCount === 10).toBe(true)
      }),
    )
    expect(chooseRows(table, { ...all, remainingLength: 0, rowCount: 4 })).toMatchObject({
      rowCount: 4,
      fittingCount: 0,
      matchCount: 6,
    })
  })

  it('have no text above the maximum length of an insertion', () => {
    const rows = Array.from({ length: 30_000 }, () => ['une requête', '1', '2'])
    const { text, characters } = chooseRows({ ...table, rows }, { ...all, rowCount: 30_000 })

    expect(text).toBeNull()
    expect(characters).toBeGreaterThan(tableLimits.insertedCharacters)
  })

  it('have no text without a column', () => {
    expect(chooseRows(table, { ...all, columns: [] }).text).toBeNull()
  })
})
