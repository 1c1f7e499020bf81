import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  cleanQuery,
  cleanWhileTyping,
  isAttack,
  isValidQuery,
  typedSoFar,
} from '#shared/search/home-search.ts'

describe('the text of the home search box', () => {
  it('lets «audit seo» be typed key by key', () => {
    const typed = 'audit seo'.split('').reduce((text, key) => cleanWhileTyping(text + key), '')
    expect(typed).toBe('audit seo')
  })

  it('loses the forbidden characters, both apostrophes among them (R25)', () => {
    expect(cleanQuery(`  l'audit <b> "SEO" & l’intention ; \\ `)).toBe('laudit b SEO lintention')
  })

  it('keeps both apostrophes while it is typed, which the query has not', () => {
    expect(cleanWhileTyping(`l'audit de l’intention`)).toBe(`l'audit de l’intention`)
    expect(isValidQuery(`l'audit`)).toBe(true)
    expect(isValidQuery(`’'’`)).toBe(false)
  })

  it('is clean, cut at 200 characters and stable whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500, unit: 'grapheme' }), (text) => {
        const query = cleanQuery(text)
        expect(query.length).toBeLessThanOrEqual(200)
        expect(query).not.toMatch(/[<>'"’;&\\]|\s{2}|^\s|\s$/)
        expect(cleanQuery(query)).toBe(query)
      }),
    )
  })
})

/** What the box shows and what is remembered of it, after each text in turn was added at its end. */
const typeInTurn = (pieces: string[]) =>
  pieces.reduce(
    ({ shown, typed }, piece) => ({
      shown: cleanWhileTyping(shown + piece),
      typed: typedSoFar(typed, shown + piece),
    }),
    { shown: '', typed: '' },
  )

describe('what was typed in all', () => {
  it('R26: is known to the last sign, though the box shows it cleaned', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 20 }), { maxLength: 9 }), (pieces) => {
        const { shown, typed } = typeInTurn(pieces)
        expect(typed).toBe(pieces.join(''))
        expect(shown).toBe(cleanWhileTyping(typed))
      }),
    )
  })

  it('is what the box holds once it was emptied or written anew', () => {
    expect(typedSoFar('<script', '')).toBe('')
    expect(typedSoFar('<script', 'audit')).toBe('audit')
    expect(typedSoFar('', 'saisi avant le script')).toBe('saisi avant le script')
  })
})

describe('a search from the home page', () => {
  it.each([
    'meta description',
    'description produit',
    'transcription',
    'inscription newsletter',
    'réunion client',
    'core update',
    'dropshipping',
    'JavaScript SEO',
    'selection de mots-clés',
    'update google',
    'script de tableur',
    'se',
  ])('accepts «%s»', (query) => {
    expect(isValidQuery(query)).toBe(true)
  })

  it.each([
    '',
    ' ',
    'a',
    '<>',
    'script',
    'SELECT',
    'union select',
    'drop table',
    'drop table users',
    '<script',
    '<script tableur',
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    'onload=alert(1)',
    'seo -- commentaire',
    'seo /* commentaire',
    'x union all select mot de passe',
    'delete from prompts',
  ])('refuses «%s» (R26)', (query) => {
    expect(isValidQuery(query)).toBe(false)
  })

  it('R26: is an attack by its syntax alone, not by a word that the list holds', () => {
    expect(isAttack('<script')).toBe(true)
    expect(isAttack('script')).toBe(false)
  })

  it.each(['optimisation seo', 'linkedin', 'copywriting'])('offers «%s» (R23, R24)', (query) => {
    expect(isValidQuery(query)).toBe(true)
  })
})
