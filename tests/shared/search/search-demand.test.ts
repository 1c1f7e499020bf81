import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { demandKey, isCountedQuery, oldestKeptDay } from '#shared/search/search-demand.ts'

describe('a query that is counted', () => {
  it.each([
    'audit SEO',
    '2025',
    'comparer 2023 2024 2025',
    'erreur 404',
    'core web vitals 2.5 s',
    '@type json-ld',
    'plan de 12 mois à 1 500 €',
    'GPT-4 et GPT-3.5',
  ])('is one about a subject: %s', (q) => {
    expect(isCountedQuery(q)).toBe(true)
  })

  it.each([
    'jean.dupont@exemple.fr',
    'mail de jean.dupont@exemple.fr',
    'jean @ exemple.fr',
    'jean＠exemple.fr',
    'jean [at] exemple.fr',
    'jean (arobase) exemple.fr',
    'jean arobase exemple.fr',
  ])('is none that looks like an e-mail address: %s', (q) => {
    expect(isCountedQuery(q)).toBe(false)
  })

  it.each([
    '0612345678',
    '06 12 34 56 78',
    '06.12.34.56.78',
    '06-12-34-56-78',
    '06\u00a012\u00a034\u00a056\u00a078',
    '06/12/34/56/78',
    '+33612345678',
    '+33 6 12 34 56 78',
    '+33 (0)6 12 34 56 78',
    '0033 6 12 34 56 78',
    '612345678',
    'appeler le 06 12 34 56 78 demain',
    '０６１２３４５６７８',
    '٠٦١٢٣٤٥٦٧٨',
    '4970 1012 3456 7890',
  ])('is none that looks like a telephone number, or longer: %s', (q) => {
    expect(isCountedQuery(q)).toBe(false)
  })

  it.each(['', ' ', '…', '?!'])('is none without a word: «%s»', (q) => {
    expect(isCountedQuery(q)).toBe(false)
  })

  it('never holds nine digits that only separators part, unless they are years', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (q) => {
        const digits = /(?:\d\P{L}*?){9}/u.test(demandKey(q).replaceAll(/\b(?:19|20)\d\d\b/g, ''))
        expect(isCountedQuery(q) && digits).toBe(false)
      }),
    )
  })
})

describe('the form under which a query is counted', () => {
  it('is one for all spellings that the search takes for the same', () => {
    const spellings = ["L'Audit  SÉO", 'audit seo', 'Audit, SEO !', 'l’audit séo']

    expect(new Set(spellings.map(demandKey))).toEqual(new Set(['audit seo']))
  })

  it('is well-formed text of at most 200 characters', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'binary' }), (q) => {
        const key = demandKey(q)
        expect(key.length).toBeLessThanOrEqual(200)
        expect(key.isWellFormed()).toBe(true)
      }),
    )
    expect(demandKey('ﷺ'.repeat(200)).length).toBeLessThanOrEqual(200)
  })
})

it.each([
  ['2026-11-21', '2024-10-21'],
  ['2026-02-01', '2024-01-01'],
  ['2026-01-31', '2023-12-31'],
  ['2025-12-15', '2023-11-15'],
])('on %s counts are kept from %s on, 25 months', (day, oldest) => {
  expect(oldestKeptDay(day)).toBe(oldest)
})
