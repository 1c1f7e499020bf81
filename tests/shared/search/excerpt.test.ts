import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { excerpt } from '#shared/search/excerpt.ts'
import { highlight } from '#shared/search/highlight.ts'

const filler = 'Un contrôle ordonné des pages de votre site, du titre aux liens. '.repeat(8)

describe('the passage of a long text that answers a query', () => {
  it('is none where nothing answers', () => {
    expect(excerpt(filler, 'hreflang', 160)).toBeNull()
    expect(excerpt('', 'hreflang', 160)).toBeNull()
    expect(excerpt(filler, '', 160)).toBeNull()
  })

  it('is the whole of a short text, on one line', () => {
    expect(excerpt('Un audit\n\n  de site', 'audit', 160)).toBe('Un audit de site')
  })

  it('shows what stands around, cut between words', () => {
    const found = excerpt(`${filler}Prépare un audit hreflang complet. ${filler}`, 'hreflang', 80)
    expect(found).toBe(
      '…titre aux liens. Prépare un audit hreflang complet. Un contrôle ordonné des…',
    )
  })

  it('begins with the text where the answer stands at its start', () => {
    expect(excerpt(`Audit hreflang. ${filler}`, 'hreflang', 60)).toBe(
      'Audit hreflang. Un contrôle ordonné des pages de votre…',
    )
  })

  it('ends with the text where the answer stands at its end', () => {
    expect(excerpt(`${filler}Audit hreflang.`, 'hreflang', 60)).toMatch(/^….* Audit hreflang\.$/)
  })

  it('prefers the phrase to its words apart, and several words to one', () => {
    const apart = `Un audit. ${filler}Un budget, puis un audit. ${filler}`
    expect(excerpt(apart, 'audit budget', 80)).toContain('Un budget, puis un audit')
    expect(excerpt(`${apart}Un audit budget. ${filler}`, 'audit budget', 80)).toContain(
      'Un audit budget',
    )
  })

  it('is cut inside a word that is longer than itself, and never inside a character', () => {
    const long = '😀'.repeat(100)
    expect(excerpt(`${long}audit${long}`, 'audit', 41)).toMatch(/^…(?:😀)+audit(?:😀)+…$/u)
  })

  it('is never longer than asked, and holds what answers', () => {
    const word = fc.constantFrom('audit', 'brief', 'référencement', '😀', 'l’intention', '-', 'a')
    const long = fc.array(word, { maxLength: 120 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(long, long, fc.integer({ min: 20, max: 200 }), (before, after, maxLength) => {
        const found = excerpt(`${before} hreflang ${after}`, 'hreflang', maxLength)
        expect(found?.length).toBeLessThanOrEqual(maxLength)
        expect(found?.isWellFormed()).toBe(true)
        expect(highlight(found ?? '', 'hreflang').some(({ isHit }) => isHit)).toBe(true)
      }),
    )
  })

  it('is whole in its characters for any text and query', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.string({ unit: 'grapheme', maxLength: 3 }),
        (text, query) => {
          const found = excerpt(text, query, 40) ?? ''
          expect(found.length).toBeLessThanOrEqual(40)
          expect(found.isWellFormed()).toBe(true)
        },
      ),
    )
  })
})
