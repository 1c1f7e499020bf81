import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { changedExcerpt } from '#web/admin/screens/import/trial/changed-excerpt.ts'

describe('the excerpt of a difference', () => {
  it('has short texts as a whole', () => {
    const texts = { avant: 'Une boutique Shopify', apres: 'Une boutique Shopify Plus' }
    expect(changedExcerpt(texts)).toEqual(texts)
  })

  it('begins a few words before the change', () => {
    const shared = 'Trier les adresses en trop d’une boutique '
    expect(changedExcerpt({ avant: `${shared}Shopify`, apres: `${shared}Shopify Plus` })).toEqual({
      avant: '…d’une boutique Shopify',
      apres: '…d’une boutique Shopify Plus',
    })
  })

  it('shows that a text became empty', () => {
    expect(changedExcerpt({ avant: 'Une note', apres: '' })).toEqual({
      avant: 'Une note',
      apres: '',
    })
  })

  it('shows the changed words of both texts, however long what surrounds them is', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'é', '👩'), maxLength: 400 })
    const word = fc.stringMatching(/^[x-z]{1,20}$/)
    fc.assert(
      fc.property(text, text, word, word, (head, tail, one, other) => {
        fc.pre(one[0] !== other[0] && one.at(-1) !== other.at(-1))
        const { avant, apres } = changedExcerpt({
          avant: head + one + tail,
          apres: head + other + tail,
        })
        expect(avant).toContain(one)
        expect(apres).toContain(other)
        expect(Math.max(avant.length, apres.length)).toBeLessThan(130)
      }),
    )
  })
})
