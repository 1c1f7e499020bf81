import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { formerPart } from '#web/admin/form/former/former-part.ts'

const long = 'Un début qui ne change pas, aussi long que l’on veut, et puis '

describe('what of a former text is other now', () => {
  it('is all of a short one, with what is gone apart', () => {
    expect(formerPart('Un vieux titre', 'Un bon titre')).toEqual({
      before: 'Un ',
      gone: 'vieux',
      after: ' titre',
    })
  })

  it('is what was taken out of a long one, with a little around it', () => {
    const { before, gone, after } = formerPart(`${long}faute, ${long}`, `${long}mot, ${long}`)

    expect(gone).toBe('faute')
    expect(before).toBe('…pas, aussi long que l’on veut, et puis ')
    expect(after).toBe(', Un début qui ne change pas, aussi …')
  })

  it('is whole words', () => {
    expect(formerPart('Un passage changé ici', 'Un passage corrigé ici')).toEqual({
      before: 'Un passage ',
      gone: 'changé',
      after: ' ici',
    })
    expect(formerPart('Deux mots', 'Deux mot')).toMatchObject({ before: 'Deux ', gone: 'mots' })
  })

  it('is where something was added, where nothing is gone', () => {
    expect(formerPart('avant après', 'avant, puis après')).toMatchObject({ gone: '' })
  })

  it('stays short however long the texts are, and is the whole text where that is short', () => {
    const short = fc.string({ maxLength: 30 })
    fc.assert(
      fc.property(short, short, (former, current) => {
        const { before, gone, after } = formerPart(former, current)
        expect(before + gone + after).toBe(former)
      }),
    )
    fc.assert(
      fc.property(fc.string({ minLength: 200 }), fc.string(), (former, current) => {
        const { before, gone, after } = formerPart(former, current)
        expect((before + gone + after).length).toBeLessThanOrEqual(245)
      }),
    )
  })
})
