import { describe, expect, it } from 'vitest'

import { readDictionary } from '#shared/search/dictionary.ts'
import { readConcepts } from '#worker/services/search/concepts.ts'

const dictionary = readDictionary(
  [
    'acheter des liens',
    'pages exclues de google',
    'liens externes',
    'corriger un prompt',
    'H1',
  ].map((term) => ({ termes: [term], larges: [] })),
)

const wordsOf = (q: string) => readConcepts(q, dictionary).map(({ words }) => words.join(' '))

describe('a query', () => {
  it.each([
    ['in its order', 'acheter des liens', ['acheter liens']],
    ['in another order', 'des liens, les acheter', ['liens acheter']],
    ['with a word more between', 'acheter quelques bons liens', ['acheter liens', 'bons']],
    ['with two', 'acheter vite ailleurs liens', ['acheter liens', 'vite', 'ailleurs']],
    [
      'as it is written before another order',
      'mes liens, acheter des liens',
      ['liens', 'acheter liens'],
    ],
    ['the longest first', 'google a exclu mes pages', ['google exclu pages']],
    [
      'what stands together first',
      'acheter bons liens externes',
      ['acheter', 'bons', 'liens externes'],
    ],
    ['and no word twice', 'acheter acheter liens', ['acheter', 'acheter liens']],
    [
      'not with three words between',
      'acheter vite ailleurs trois liens',
      'acheter vite ailleurs trois liens'.split(' '),
    ],
    ['not in another order with a common word', 'prompt pour corriger', ['prompt', 'corriger']],
  ])('is cut into expressions of the vocabulary: %s', (_how, q, expected) => {
    expect(wordsOf(q)).toEqual(expected)
  })

  it('names an expression as it was typed, without the words between', () => {
    const typed = ['Acheter des liens', 'acheter de bons liens'].map((q) =>
      readConcepts(q, dictionary).map((concept) => concept.typed),
    )
    expect(typed).toEqual([['Acheter des liens'], ['acheter liens', 'bons']])
  })

  it('tells little by a number, be it of a quarter, unless the vocabulary has it', () => {
    const concepts = readConcepts('plan q1 h1 2026', dictionary)
    expect(concepts.map(({ isNoise }) => isNoise)).toEqual([false, true, false, true])
  })
})
