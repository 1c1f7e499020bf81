import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { applyEdits, editsBetween } from '#shared/items/draft-edits.ts'
import { mergeTexts } from '#shared/items/merge-texts.ts'

const sentence = fc
  .array(fc.constantFrom('un', 'deux', 'trois', 'mot\n', '\t'), { maxLength: 8 })
  .map((words) => words.join(' '))

describe('mergeTexts', () => {
  it('joins edits of different places', () => {
    const merged = mergeTexts('un deux trois quatre', 'zéro un deux trois quatre', 'un deux trois')

    expect(merged).toBe('zéro un deux trois')
  })

  it('returns null when both replaced the same word', () => {
    expect(mergeTexts('un deux', 'un A', 'un B')).toBeNull()
  })

  it('returns null when both added at the same place', () => {
    expect(mergeTexts('un', 'un A', 'un B')).toBeNull()
  })

  it('writes a word once that both wrote', () => {
    expect(mergeTexts('un deux', 'un DEUX', 'un DEUX')).toBe('un DEUX')
  })

  it('returns one text unchanged when the other changed nothing', () => {
    fc.assert(
      fc.property(sentence, sentence, (base, mine) => {
        expect(mergeTexts(base, mine, base)).toBe(mine)
        expect(mergeTexts(base, base, mine)).toBe(mine)
      }),
    )
  })

  it('returns the same text whoever saves first', () => {
    fc.assert(
      fc.property(sentence, sentence, sentence, (base, one, other) => {
        expect(mergeTexts(base, one, other)).toBe(mergeTexts(base, other, one))
      }),
    )
  })

  it('keeps every word that either added', () => {
    fc.assert(
      fc.property(sentence, fc.nat(8), fc.nat(8), (base, one, other) => {
        const added = (place: number, word: string) =>
          base.split(' ').toSpliced(place, 0, word).join(' ')
        const merged = mergeTexts(base, added(one, 'MIEN'), added(other, 'LEUR'))
        fc.pre(merged !== null)
        expect(merged).toMatch(/(?=[^]*MIEN)(?=[^]*LEUR)/u)
      }),
    )
  })
})

describe('applyEdits', () => {
  const draft = {
    statut: 'valide',
    titre: 'Audit',
    tags: ['un', 'deux'],
    exemple: { resultat: 'texte', remarque: '' },
    faq: [
      { question: 'q1', reponse: 'r1' },
      { question: 'q2', reponse: 'r2' },
    ],
  }
  const edited = (changes: Partial<typeof draft>) => editsBetween(draft, { ...draft, ...changes })

  it.each([
    [
      'added and removed tags',
      { tags: ['un', 'trois'] },
      { tags: ['un', 'deux', 'quatre'] },
      { tags: ['un', 'quatre', 'trois'] },
    ],
    [
      'parts of an example',
      { exemple: { resultat: 'autre', remarque: '' } },
      { exemple: { resultat: 'texte', remarque: 'note' } },
      { exemple: { resultat: 'autre', remarque: 'note' } },
    ],
    [
      'entries of a list',
      { faq: [{ question: 'A', reponse: 'r1' }, draft.faq[1] ?? { question: '', reponse: '' }] },
      { faq: [draft.faq[0] ?? { question: '', reponse: '' }, { question: 'q2', reponse: 'B' }] },
      {
        faq: [
          { question: 'A', reponse: 'r1' },
          { question: 'q2', reponse: 'B' },
        ],
      },
    ],
  ])('joins %s', (_what, mine, theirs, joined) => {
    const merged = applyEdits({ ...draft, ...theirs }, edited(mine))

    expect(merged).toEqual({ draft: { ...draft, ...joined }, conflicts: {} })
  })

  it.each([
    ['an order of tags', { tags: ['deux', 'un'] }, { tags: ['un', 'deux', 'trois'] }],
    ['the number of entries of a list', { faq: [] }, { faq: draft.faq.slice(0, 1) }],
    ['the same word', { titre: 'A' }, { titre: 'B' }],
  ])('reports a conflict of %s, and applies the other fields', (_what, mine, theirs) => {
    const [name = ''] = Object.keys(mine)
    const edits = edited({ exemple: { resultat: 'x', remarque: '' }, ...mine })
    const { draft: merged, conflicts } = applyEdits({ ...draft, ...theirs }, edits)

    expect(Object.keys(conflicts)).toEqual([name])
    expect(merged).toMatchObject({ ...theirs, exemple: { resultat: 'x', remarque: '' } })
  })

  it('changes no status', () => {
    expect(editsBetween(draft, { ...draft, statut: 'brouillon' })).toEqual({})
  })

  it('changes nothing when the same edits are applied again', () => {
    const edits = edited({ titre: 'Audit long', tags: ['trois'] })
    const once = applyEdits(draft, edits).draft

    expect(applyEdits(once, edits)).toEqual({ draft: once, conflicts: {} })
  })
})
