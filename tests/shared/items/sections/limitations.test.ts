import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  importances,
  limitationItemSchema,
  limitationsSchema,
  limitationTypes,
  readLimitations,
} from '#shared/items/sections/limitations.ts'

import { storedText, storedValues } from './stored-values.ts'

const complete = {
  type: 'prerequis',
  titre: 'Un export',
  description: 'De Search Console.',
  importance: 'high',
}
const required = { type: 'limitation', titre: 'Pas de volumes', description: 'Il n’en a pas.' }

it('keeps the three types, with and without an importance, in order (R195)', () => {
  const stored = [complete, required, { ...required, type: 'recommandation', importance: 'low' }]
  expect(readLimitations(stored)).toEqual(stored)
})

it.each([
  ['without a type', { titre: 'Seul', description: 'Seule.' }],
  ['of another type', { ...required, type: 'avertissement' }],
  ['without a title', { type: 'limitation', description: 'Seule.' }],
  ['with a blank description', { ...required, description: ' ' }],
  ['that is a list', [required]],
])('drops a limitation %s and keeps its neighbours (R195, R215)', (_fault, item) => {
  expect(readLimitations([complete, item, required])).toEqual([complete, required])
})

describe('an importance outside the list (R215)', () => {
  it.each(['critical', 'HIGH', '', 3, null, ['high']])('ignores %j and keeps the item', (wrong) => {
    const [item] = readLimitations([{ ...required, importance: wrong }])
    expect(item).toEqual(required)
    expect(item?.importance).toBeUndefined()
  })

  it('refuses it in writing', () => {
    expect(limitationsSchema.safeParse([complete]).success).toBe(true)
    expect(limitationsSchema.safeParse([{ ...complete, importance: 'critical' }]).success).toBe(
      false,
    )
  })
})

it.each([null, undefined, 'texte', {}, complete])('reads %j as no limitation', (stored) => {
  expect(readLimitations(stored)).toEqual([])
})

it('reads any stored value without failing, and returns only what may be written', () => {
  const fields = {
    type: fc.constantFrom(...limitationTypes),
    titre: storedText,
    description: storedText,
    importance: fc.constantFrom(...importances, 'critical', null),
  }
  fc.assert(
    fc.property(storedValues(fields), (stored) => {
      for (const item of readLimitations(stored)) {
        expect(limitationItemSchema.parse(item)).toEqual(item)
      }
    }),
  )
})
