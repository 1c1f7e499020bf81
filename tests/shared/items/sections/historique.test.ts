import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import {
  historiqueSchema,
  modificationSchema,
  readHistorique,
} from '#shared/items/sections/historique.ts'

import { storedText, storedValues } from './stored-values.ts'

const first = { modification: 'Ajout de deux essais.', date: '2026-05-18' }
const second = { modification: 'Le format est fixé.', date: '2025-10-07' }

it('keeps modifications in their stored order (R69)', () => {
  expect(readHistorique([first, second])).toEqual([first, second])
})

it.each([
  ['without a date', { modification: 'Seule.' }],
  ['with a date that is no day', { ...first, date: '2026-02-30' }],
  ['with a French date', { ...first, date: '18/05/2026' }],
  ['with a blank note', { ...first, modification: ' ' }],
  ['that is a text', 'Ajout'],
])('drops a modification %s and keeps its neighbours (R215)', (_fault, item) => {
  expect(readHistorique([first, item, second])).toEqual([first, second])
})

it.each([null, undefined, 'texte', {}, first])('reads %j as no modification', (stored) => {
  expect(readHistorique(stored)).toEqual([])
})

it('refuses in writing what it drops in reading', () => {
  expect(historiqueSchema.safeParse([first]).success).toBe(true)
  expect(historiqueSchema.safeParse([{ ...first, date: 'hier' }]).success).toBe(false)
})

it('reads any stored value without failing, and returns only what may be written', () => {
  const fields = {
    modification: storedText,
    date: fc.constantFrom('2026-05-18', '2024-02-29', '2025-02-29', '18/05/2026', ''),
  }
  fc.assert(
    fc.property(storedValues(fields), (stored) => {
      for (const item of readHistorique(stored)) {
        expect(modificationSchema.parse(item)).toEqual(item)
      }
    }),
  )
})
