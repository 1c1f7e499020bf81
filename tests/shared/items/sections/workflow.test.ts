import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import {
  readWorkflow,
  workflowSchema,
  workflowStepSchema,
} from '#shared/items/sections/workflow.ts'

import { storedText, storedTexts, storedValues } from './stored-values.ts'

const complete = {
  numero: 1,
  titre: 'Exporter',
  description: 'Exportez les requêtes.',
  duree_estimee: '10 min',
  conseils: ['Gardez les en-têtes.'],
  outils_requis: ['Search Console'],
}
const required = { numero: 2, titre: 'Trier', description: 'Triez par page.' }

it('keeps steps with and without their optional fields, in order (R194)', () => {
  expect(readWorkflow([complete, required])).toEqual([complete, required])
})

it.each([
  ['without a number', { titre: 'Trier', description: 'Triez.' }],
  ['whose number is a text', { ...required, numero: '2' }],
  ['whose number is not whole', { ...required, numero: 1.5 }],
  ['whose number is zero', { ...required, numero: 0 }],
  ['without a title', { numero: 2, description: 'Triez.' }],
  ['without a description', { numero: 2, titre: 'Trier' }],
  ['whose tips are one text', { ...required, conseils: 'Un conseil' }],
  ['whose tools hold a number', { ...required, outils_requis: ['Tableur', 3] }],
  ['that is null', null],
])('drops a step %s and keeps its neighbours (R194, R215)', (_fault, step) => {
  expect(readWorkflow([complete, step, required])).toEqual([complete, required])
})

it.each([null, undefined, 'texte', {}, complete])('reads %j as no step', (stored) => {
  expect(readWorkflow(stored)).toEqual([])
})

it('refuses in writing what it drops in reading', () => {
  expect(workflowSchema.safeParse([complete]).success).toBe(true)
  expect(workflowSchema.safeParse([{ ...complete, numero: '1' }]).success).toBe(false)
  expect(workflowSchema.safeParse(Array.from({ length: 31 }, () => complete)).success).toBe(false)
})

it('reads any stored value without failing, and returns only what may be written', () => {
  const fields = {
    numero: fc.integer({ min: -1, max: 60 }),
    titre: storedText,
    description: storedText,
    duree_estimee: storedText,
    conseils: storedTexts,
    outils_requis: storedTexts,
  }
  fc.assert(
    fc.property(storedValues(fields), (stored) => {
      for (const step of readWorkflow(stored)) expect(workflowStepSchema.parse(step)).toEqual(step)
    }),
  )
})
