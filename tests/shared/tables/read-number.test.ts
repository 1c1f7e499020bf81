import { expect, it } from 'vitest'

import { readNumbers } from '#shared/tables/read-number.ts'

it.each([
  { written: ['1 234,5', '12', '-3'], read: [1234.5, 12, -3] },
  { written: ['1\u202f234', '1\u00a0000 €', '0,5 %'], read: [1234, 1000, 0.5] },
  { written: ['1,234', '12,345,678.9', '987'], read: [1234, 12_345_678.9, 987] },
  { written: ['1,5', '12,25', '1,234'], read: [1.5, 12.25, 1.234] },
  { written: ['2', '0,125'], read: [2, 0.125] },
  { written: ['1.234,50', '1.234', '12,5', '987'], read: [1234.5, 1234, 12.5, 987] },
  { written: ['1.234.567', '12'], read: [1_234_567, 12] },
  { written: ['1.234', '12.5'], read: [1.234, 12.5] },
  { written: ['3.45%', '.5', '10'], read: [3.45, 0.5, 10] },
  { written: ['1', '2', '3', '4', '--'], read: [1, 2, 3, 4, Number.NaN] },
])('reads $written', ({ written, read }) => {
  expect(readNumbers(written)).toEqual(read)
})

it.each([
  { what: 'texts', written: ['devis', '2', 'facture'] },
  { what: 'dates', written: ['2026-09-01', '2026-09-02'] },
  { what: 'nothing', written: ['', ' '] },
])('reads no numbers in $what', ({ written }) => {
  expect(readNumbers(written)).toBeNull()
})
