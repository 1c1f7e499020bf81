import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  anyValue,
  chosenFilters,
  readGptsQuery,
  readPromptsQuery,
  readSearchQuery,
  requestedPage,
} from '#shared/lists/list-query.ts'

describe('the query string of a list', () => {
  it('reads every parameter of /prompts', () => {
    const query = {
      category: 'E-commerce',
      tag: 'fiche-produit',
      ia: 'Claude',
      niveau: 'Avancé',
      q: 'fiche produit',
      page: '3',
      vue: 'liste',
      tri: 'popular',
    }
    expect(readPromptsQuery(query)).toEqual(query)
    expect(requestedPage(readPromptsQuery(query))).toBe(3)
  })

  // The specification has no sort on /gpts; visitors asked for one, and it stays out of the default.
  it('R80: reads every parameter of /gpts, sorted by date when asked, and no level', () => {
    const query = {
      category: 'SEO',
      tag: 'audit',
      ia: 'Claude',
      q: 'audit',
      page: '2',
      vue: 'liste',
    }
    expect(readGptsQuery({ ...query, tri: 'recent', niveau: 'Expert' })).toEqual({
      ...query,
      tri: 'recent',
    })
    expect(readGptsQuery({ ...query, tri: 'popular' }).tri).toBeUndefined()
  })

  it.each(['Fiche Google', 'fiche-google', ' FICHE  google ', 'fiche, google'])(
    'reads the tag %j in its one spelling',
    (tag) => {
      expect(readPromptsQuery({ tag }).tag).toBe('fiche-google')
    },
  )

  it('R218: takes the item that filters nothing for no filter', () => {
    const query = { category: anyValue, niveau: anyValue, ia: anyValue, q: 'seo' }
    expect(chosenFilters(readPromptsQuery(query))).toEqual({ q: 'seo' })
  })

  it('reads its own result again unchanged', () => {
    const read = readPromptsQuery({ page: '12', q: ' audit ' })
    expect(read).toMatchObject({ page: '12', q: 'audit' })
    expect(readPromptsQuery(read)).toEqual(read)
  })

  it('reads a control character as the space between two words', () => {
    expect(readPromptsQuery({ q: '\0audit\tseo\n' }).q).toBe('audit seo')
  })

  it.each([
    ['a'.repeat(201), 'a'.repeat(200)],
    ['a'.repeat(5000), 'a'.repeat(200)],
    // No space at the end, and no half of a character.
    [`${'a'.repeat(199)} audit`, 'a'.repeat(199)],
    [`${'a'.repeat(199)}🚀`, 'a'.repeat(199)],
    [`${'a'.repeat(198)} 🚀`, 'a'.repeat(198)],
    [`${'a'.repeat(198)}🚀 audit`, `${'a'.repeat(198)}🚀`],
    [`\0 ${'a'.repeat(201)}`, 'a'.repeat(200)],
  ])('reads the beginning of a text that is too long: %j', (q, cut) => {
    for (const read of [readPromptsQuery, readGptsQuery, readSearchQuery]) {
      expect(read({ q }).q).toBe(cut)
      expect(read({ q: cut }).q).toBe(cut)
    }
    expect(cut.isWellFormed()).toBe(true)
  })

  it('keeps a category that no item has', () => {
    expect(readPromptsQuery({ category: 'Inconnue' }).category).toBe('Inconnue')
  })

  it.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', '1.5'],
    ['page', '1e3'],
    ['page', '01'],
    ['page', '١'],
    ['page', '9'.repeat(7)],
    ['page', 'deux'],
    ['page', ''],
    ['page', 3],
    ['vue', 'grille'],
    ['vue', 'LISTE'],
    ['tri', 'recent'],
    ['tri', 'date'],
    ['niveau', 'expert'],
    ['ia', 'all'],
    ['category', 'all'],
    ['tag', '!!'],
    ['tag', 'a'.repeat(150)],
    ['q', ''],
    ['q', '   '],
    ['q', '\0\u001b\u0085'],
    ['category', '\0'],
    ['ia', '\u007f'],
    ['category', 'a'.repeat(201)],
    ['ia', 'a'.repeat(201)],
    ['q', 12],
    ['category', ''],
    ['category', ['SEO', 'Audit']],
    ['category', { $ne: '' }],
    ['category', null],
  ])('counts a mangled %s as absent: %j', (name, value) => {
    const read = readPromptsQuery({ category: 'SEO', q: 'audit', [name]: value })
    expect(read).toMatchObject({ category: 'SEO', q: 'audit', [name]: undefined })
  })

  it('reads any query string without failing', () => {
    const names = fc.constantFrom('category', 'q', 'page', 'vue', 'tri', '__proto__', 'autre')
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('liste', 'popular', '7'))
    const queries = fc.dictionary(fc.oneof(names, fc.string()), texts)
    fc.assert(
      fc.property(queries, (query) => {
        for (const read of [readPromptsQuery, readGptsQuery]) {
          const known = read(query)
          const page = requestedPage(known)
          const { vue = 'liste', q = 'q' } = known
          expect(page).toBeGreaterThanOrEqual(1)
          expect(Number.isSafeInteger(page)).toBe(true)
          expect(vue).toBe('liste')
          expect(q).toBe(q.trim())
          expect(q).not.toMatch(/\p{Cc}/u)
          expect(q.length).toBeLessThanOrEqual(200)
        }
      }),
    )
  })
})

describe('the page of a query', () => {
  it('is the first when none is asked for', () => {
    expect(requestedPage({})).toBe(1)
  })
})
