import { describe, expect, it } from 'vitest'

import { readDictionary, type WordGroup } from '#shared/search/dictionary.ts'
import { stemsOf } from '#shared/search/stems.ts'

const asTerm = (text: string) => stemsOf(text).join(' ')

/** What else finds an expression, the strongest first. */
function meanings(groups: WordGroup[], text: string) {
  const found = readDictionary(groups).meaningsOf(stemsOf(text))
  return found.toSorted((a, b) => b.factor - a.factor).map(({ stems }) => stems.join(' '))
}

const serp = { termes: ['SERP', 'page de résultats'], larges: ['Google'] }

describe('a group of the vocabulary', () => {
  it('has each of its terms mean the others, and the wider ones less, but not the reverse', () => {
    expect(meanings([serp], 'serp')).toEqual(['page de résultats', 'Google'].map(asTerm))
    expect(meanings([serp], 'page de résultats')).toEqual(['SERP', 'Google'].map(asTerm))
    expect(meanings([serp], 'google')).toEqual([])
  })

  it('is known in other forms, with other stop words and in another order', () => {
    const { has } = readDictionary([serp])
    const typed = ['Pages de résultat', 'page du résultat', 'serps', 'résultats de page', 'page']

    expect(typed.filter((text) => has(stemsOf(text)))).toEqual(typed.slice(0, 4))
  })

  it('is known in its own order alone where a word of it says what nearly every query could', () => {
    const { has } = readDictionary([{ termes: ['corriger un prompt'], larges: [] }])

    expect(has(stemsOf('corriger mon prompt'))).toBe(true)
    expect(has(stemsOf('prompt pour corriger'))).toBe(false)
  })

  it('adds to what another one says of its term, of which the stronger meaning stays', () => {
    const wider = { termes: ['serp'], larges: ['page de résultats', 'position'] }

    for (const groups of [
      [serp, wider],
      [wider, serp],
    ]) {
      const [first, ...others] = meanings(groups, 'serp')
      expect(first).toBe(asTerm('page de résultats'))
      expect(others.toSorted()).toEqual(['Google', 'position'].map(asTerm).toSorted())
    }
  })

  it('is nothing by a term of stop words alone', () => {
    const { expressions, longest } = readDictionary([{ termes: ['de la'], larges: ['SEO'] }])
    expect([expressions, longest]).toEqual([[], 1])
  })
})
