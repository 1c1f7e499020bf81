import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { foldText, splitWords } from '#shared/search/search-text.ts'
import { noiseWords, stem, stemsOf, stopWords } from '#shared/search/stems.ts'

const stems = (text: string) => splitWords(text).map(stem).join(' ')

describe('the stem of a word', () => {
  it.each([
    'mot-clé mots-clés',
    'local locale locaux locales',
    'réseau-social réseaux-sociaux',
    'tableau tableaux',
    'rédactionnel rédactionnelle rédactionnels rédactionnelles',
    'optimiser optimisation optimisé optimisée optimisés optimisées',
    'maillage mailler',
    'rédaction rédacteur rédactrice rédacteurs rédactrices',
    'créatif créative créatifs créatives',
    'dernier dernière derniers dernières',
  ])('is one for the forms of one word: %s', (forms) => {
    expect(new Set(forms.split(' ').map(stems)).size).toBe(1)
  })

  it.each([
    'avis avi',
    'taux tau',
    'marque marché',
    'page pagination',
    'titre tirer',
    'prompt promotion',
    'GA4 GA',
  ])('keeps apart two words: %s', (words) => {
    expect(new Set(words.split(' ').map(stems)).size).toBe(2)
  })

  it('leaves short words and those of other signs than letters as they are', () => {
    for (const word of ['ads', 'css', 'h2s', '301s', '🚀', 'поиска']) expect(stem(word)).toBe(word)
  })

  it('begins with the two letters of its word by which a text is searched for it', () => {
    const unit = fc.constantFrom(...'abcdefghilmnoprstuvx'.split(''))
    const ending = fc.constantFrom(...' s x e es ee ees aux eaux elle ive trice isation'.split(' '))
    fc.assert(
      fc.property(fc.string({ unit, minLength: 4, maxLength: 12 }), ending, (base, inflection) => {
        expect(stem(base + inflection).slice(0, 2)).toBe(base.slice(0, 2))
      }),
      { numRuns: 2000 },
    )
  })
})

it('leaves of a text the stems of what is no stop word', () => {
  const told = splitWords('lire page résultats').map(stem)
  expect(stemsOf('Comment lire la page de résultats ?')).toEqual(told)
})

it.each([
  ['stop words', stopWords],
  ['noise words', noiseWords],
])('has only %s as a query is read, so that each can meet one', (_what, words) => {
  expect([...words].filter((word) => foldText(word) !== word)).toEqual([])
})
