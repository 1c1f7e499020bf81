import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readImportFiles } from '#shared/import/read-files.ts'
import { reasonColumn } from '#shared/import/refused-csv.ts'
import { csvHead, csvLine } from '#shared/text/csv.ts'

/**
 * The cells of a file as a French spreadsheet splits it: at semicolons and line ends, where a quote counts only at
 * the beginning of a cell and the text after the closing quote belongs to the cell.
 */
function spreadsheetCells(file: string): string[] {
  const pattern = /(?:"((?:[^"]|"")*)")?([^;\r\n]*)(?:;|\r\n?|\n|$)/g
  return [...file.replace(/^\uFEFF/, '').matchAll(pattern)].map(
    ([, quoted = '', rest = '']) => quoted.replaceAll('""', '"') + rest,
  )
}

/** Whether a spreadsheet evaluates a cell, once it has dropped what cannot be seen. */
const isEvaluated = (cell: string) =>
  /^[=+\-\u2212@]/.test(
    cell.replace(/^[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]+/u, '').normalize('NFKC'),
  )

const oneOf = (characters: string) => fc.constantFrom(...Array.from(characters))
const sign = oneOf('=+-@＝＋－＠﹢﹣﹦﹫−⁼₊')
const separator = oneOf(';,|"\' \t\r\n')
const invisible = oneOf(
  '\u001B\u00A0\u00AD\u034F\u115F\u200B\u200E\u202E\u2060\u2066\u3000\u3164\uFE0F\uFEFF\uFFA0',
)
const text = fc
  .array(fc.oneof(sign, separator, invisible, fc.constantFrom('1+1', 'SUM(A1)', 'é')), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''))
const row = fc.tuple(text, text, text)

describe('a CSV', () => {
  it('has the written cells in a French spreadsheet, which evaluates none of them', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        const cells = spreadsheetCells(csvHead(['a', 'b', 'c']) + rows.map(csvLine).join(''))

        expect(cells.slice(0, 3)).toEqual(['a', 'b', 'c'])
        expect(cells).toHaveLength(3 * (rows.length + 1) + 1)
        expect(cells.filter(isEvaluated)).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('is read back with the same column names and cells', async () => {
    const name = text.map((part) => `${part}x`.trim())
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(name, { minLength: 2, maxLength: 2 }),
        fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 }),
        async (names, pairs) => {
          const rows = pairs.map((pair) => [...pair, 'Refusée.'])
          const columns = [...names, reasonColumn]
          const octets = new TextEncoder().encode(csvHead(columns) + rows.map(csvLine).join(''))
          const file = await readImportFiles([{ nom: 'lignes-refusées.csv', octets }])

          expect(file.colonnes).toEqual(columns)
          expect(file.lignes.map(({ cellules }) => cellules)).toEqual(rows)
        },
      ),
    )
  })

  it.each([
    '=1+1',
    '+33',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    ' =1',
    '\u00A0-1',
    "'=1",
    ';=1+1',
    ',=1+1',
    '＝1+1',
    '\u200B=1+1',
    '\uFEFF＋1',
    '\u202E@SUM(A1)',
    '\u3164=1',
    '−1',
  ])('marks %j as text', (cell) => {
    expect(csvLine([cell])).toBe(`"'${cell}"\r\n`)
  })

  it.each(['a=1', "l'été", 'a-b', '…', '« =1 »', '#audit', ''])('leaves %j as it is', (cell) => {
    expect(csvLine([cell])).toBe(`"${cell}"\r\n`)
  })

  it('writes lists, missing values, quotes and line ends', () => {
    expect(csvLine([['a', 'b'], null, undefined, 'x "y"\nz'])).toBe(
      '"a | b";"";"";"x ""y""\nz"\r\n',
    )
  })
})
