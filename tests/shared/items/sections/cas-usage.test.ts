import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import {
  casUsageItemSchema,
  casUsageSchema,
  readCasUsage,
} from '#shared/items/sections/cas-usage.ts'

import { storedText, storedValues } from './stored-values.ts'

const complete = {
  titre: 'Refonte',
  description: 'Préparer les redirections.',
  contexte: 'Avant la mise en ligne.',
  resultats_attendus: 'Un tableau.',
}
const required = { titre: 'Refonte', description: 'Préparer les redirections.' }

it('keeps use cases with and without their optional texts, in order (R193)', () => {
  expect(readCasUsage([complete, required])).toEqual([complete, required])
})

it.each([
  ['without a title', { description: 'Seule.' }],
  ['without a description', { titre: 'Seul' }],
  ['with a blank title', { ...complete, titre: '   ' }],
  ['with a description that is no text', { ...complete, description: 12 }],
  ['with an optional text that is no text', { ...complete, contexte: ['liste'] }],
  ['that is a text', 'Refonte'],
  ['that is null', null],
])('drops a use case %s and keeps its neighbours (R193, R215)', (_fault, item) => {
  expect(readCasUsage([required, item, complete])).toEqual([required, complete])
})

it.each([null, undefined, 'texte', 12, {}, complete])('reads %j as no use case', (stored) => {
  expect(readCasUsage(stored)).toEqual([])
})

it('refuses in writing what it drops in reading', () => {
  expect(casUsageSchema.safeParse([required]).success).toBe(true)
  expect(casUsageSchema.safeParse([required, { titre: 'Seul' }]).success).toBe(false)
  expect(casUsageSchema.safeParse(Array.from({ length: 21 }, () => required)).success).toBe(false)
})

it('reads any stored value without failing, and returns only what may be written', () => {
  const fields = {
    titre: storedText,
    description: storedText,
    contexte: storedText,
    resultats_attendus: storedText,
  }
  fc.assert(
    fc.property(storedValues(fields), (stored) => {
      for (const item of readCasUsage(stored)) expect(casUsageItemSchema.parse(item)).toEqual(item)
    }),
  )
})
