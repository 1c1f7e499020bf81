import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  readRequetesSeo,
  requetesSeoSchema,
  shownQueries,
} from '#shared/items/sections/requetes-seo.ts'

import { nearly, storedText, storedTexts } from './stored-values.ts'

describe('reading stored search queries (R197, R215)', () => {
  it('reads an object with its title and its queries', () => {
    const stored = { titre: 'Recherches', requetes: ['audit seo', 'audit gratuit'] }
    expect(readRequetesSeo(stored)).toEqual(stored)
  })

  it('does without a title', () => {
    expect(readRequetesSeo({ requetes: ['audit seo'] })).toEqual({ requetes: ['audit seo'] })
  })

  it.each([12, null, '', '   ', ['Recherches'], 't'.repeat(161)])(
    'ignores the title %j and keeps the queries',
    (titre) => {
      expect(readRequetesSeo({ titre, requetes: ['audit seo'] })).toEqual({
        requetes: ['audit seo'],
      })
    },
  )

  it('drops queries that are blank or no text and keeps the others in order', () => {
    expect(readRequetesSeo({ requetes: ['audit', '', '  ', 3, null, ['x'], 'crawl'] })).toEqual({
      requetes: ['audit', 'crawl'],
    })
  })

  it('keeps what else people ask, which no page shows', () => {
    const stored = { requetes: ['audit'], demandes: ['personne ne m’appelle', '', 3] }
    const read = readRequetesSeo(stored)
    expect(read).toEqual({ requetes: ['audit'], demandes: ['personne ne m’appelle'] })
    expect(shownQueries(read)).toEqual({ requetes: ['audit'] })
    const alone = { requetes: [], demandes: ['personne ne m’appelle'] }
    expect(requetesSeoSchema.parse(readRequetesSeo(alone))).toEqual(alone)
    expect(shownQueries(alone)).toBeNull()
  })

  it.each([
    ['nothing', null],
    ['a list of queries', ['audit seo']],
    ['a text', 'audit seo'],
    ['an object without queries', { titre: 'Recherches' }],
    ['queries that are one text', { requetes: 'audit seo' }],
    ['no query at all', { requetes: [] }],
    ['blank queries only', { titre: 'Recherches', requetes: ['', ' '] }],
  ])('reads %s as none', (_kind, stored) => {
    expect(readRequetesSeo(stored)).toBeNull()
  })

  it('reads any stored value without failing, and returns only what may be written', () => {
    const stored = fc.oneof(
      fc.jsonValue(),
      nearly({
        titre: storedText,
        requetes: fc.oneof(storedTexts, fc.array(fc.oneof(storedText, fc.jsonValue()))),
        demandes: fc.oneof(storedTexts, fc.jsonValue()),
      }),
    )
    fc.assert(
      fc.property(stored, (value) => {
        const read = readRequetesSeo(value)
        expect(requetesSeoSchema.nullable().parse(read)).toEqual(read)
      }),
    )
  })
})

it.each([
  ['a list', ['audit seo']],
  ['no query', { requetes: [] }],
  ['a blank query', { requetes: [' '] }],
  ['a query of 201 characters', { requetes: ['a'.repeat(201)] }],
  ['51 queries', { requetes: Array(51).fill('audit') }],
  ['51 demands', { requetes: ['audit'], demandes: Array(51).fill('audit') }],
])('refuses in writing %s', (_fault, value) => {
  expect(requetesSeoSchema.safeParse(value).success).toBe(false)
})
