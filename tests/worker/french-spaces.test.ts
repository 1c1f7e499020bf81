import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { typeset } from '#worker/french-spaces.ts'

const nbsp = '\u00a0'

describe('what visitors read is typeset in French', () => {
  it.each([
    ['Un titre : sa suite', `Un titre${nbsp}: sa suite`],
    ['Pourquoi ?', `Pourquoi${nbsp}?`],
    ['Vraiment ?! Oui ; non.', `Vraiment${nbsp}?! Oui${nbsp}; non.`],
    ['« Le mot »', `«${nbsp}Le mot${nbsp}»`],
    ['50 % de 1 000 €', `50${nbsp}% de 1 000${nbsp}€`],
    ['https://exemple.fr/?a=b:c', 'https://exemple.fr/?a=b:c'],
    ['a :root b', 'a :root b'],
  ])('«%s» keeps together what belongs together', (text, set) => {
    expect(typeset(text)).toBe(set)
  })

  it('at any depth, but for the text of a prompt and for code', () => {
    const answer = {
      titre: 'Un : deux',
      prompt: 'Rôle : expert',
      faq: [{ question: 'Qui ?', rang: 1, absent: null }],
      description: {
        type: 'root',
        children: [
          { type: 'text', value: 'Ceci : cela' },
          { type: 'element', tagName: 'code', children: [{ type: 'text', value: 'a ? b : c' }] },
        ],
      },
    }

    expect(typeset(answer)).toEqual({
      titre: `Un${nbsp}: deux`,
      prompt: 'Rôle : expert',
      faq: [{ question: `Qui${nbsp}?`, rang: 1, absent: null }],
      description: {
        type: 'root',
        children: [
          { type: 'text', value: `Ceci${nbsp}: cela` },
          { type: 'element', tagName: 'code', children: [{ type: 'text', value: 'a ? b : c' }] },
        ],
      },
    })
    expect(typeset({ prompt: { titre: 'Un : deux' } })).toEqual({
      prompt: { titre: `Un${nbsp}: deux` },
    })
  })

  it('but for what a filter is sent back with: it would find nothing', () => {
    const answer = {
      items: [{ categories: ['IA : outils'], tags: ['Top 100 %'], ia: 'GPT : 5' }],
      counts: { categorie: [{ value: 'IA : outils', count: 12 }], ia: [{ value: 'GPT : 5' }] },
      category: { name: 'IA : outils', related: [{ name: 'Qui ?' }] },
    }

    expect(typeset(answer)).toEqual(answer)
  })

  it('and differs in its spaces alone, place by place', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('a :;?!«»% \n')) }), (text) => {
        const set = String(typeset(text))

        expect(set).toHaveLength(text.length)
        expect(set.replaceAll(nbsp, ' ')).toBe(text)
      }),
    )
  })
})
