import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { faqItemSchema, faqSchema, readFaq } from '#shared/items/sections/faq.ts'

import { storedText, storedValues } from './stored-values.ts'

const complete = { question: 'Est-ce gratuit ?', reponse: 'Oui.', categorie: 'Accès' }
const required = { question: 'Faut-il un compte ?', reponse: 'Non.' }

it('keeps questions with and without a category, in order (R196)', () => {
  expect(readFaq([complete, required])).toEqual([complete, required])
})

it.each([
  ['without an answer', { question: 'Seule ?' }],
  ['without a question', { reponse: 'Seule.' }],
  ['with a blank question', { ...required, question: '' }],
  ['with a category that is no text', { ...required, categorie: 4 }],
  ['that is a number', 4],
])('drops a question %s and keeps its neighbours (R196, R215)', (_fault, item) => {
  expect(readFaq([complete, item, required])).toEqual([complete, required])
})

it.each([null, undefined, 'texte', {}, complete])('reads %j as no question', (stored) => {
  expect(readFaq(stored)).toEqual([])
})

it('refuses in writing what it drops in reading', () => {
  expect(faqSchema.safeParse([complete]).success).toBe(true)
  expect(faqSchema.safeParse([complete, { question: 'Seule ?' }]).success).toBe(false)
  expect(faqSchema.safeParse(Array.from({ length: 41 }, () => complete)).success).toBe(false)
})

it('reads any stored value without failing, and returns only what may be written', () => {
  const fields = { question: storedText, reponse: storedText, categorie: storedText }
  fc.assert(
    fc.property(storedValues(fields), (stored) => {
      for (const item of readFaq(stored)) expect(faqItemSchema.parse(item)).toEqual(item)
    }),
  )
})
