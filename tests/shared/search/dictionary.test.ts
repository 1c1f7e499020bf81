import { describe, expect, it } from 'vitest'

import { readDictionary, type WordGroup } from '#shared/search/dictionary.ts'
import { stemsOf } from '#shared/search/stems.ts'

const keyOf = (text: string) => stemsOf(text).join(' ')

/** What else finds an expression, the strongest first. */
function meanings(groups: WordGroup[], text: string) {
  const found = readDictionary(groups).meaningsOf(keyOf(text))
  return found.toSorted((a, b) => b.factor - a.factor).map(({ stems }) => stems.join(' '))
}

const serp = { termes: ['SERP', 'page de résultats'], larges: ['Google'] }

describe('a group of the vocabulary', () => {
  it('has each of its terms mean the others, and the wider ones less, but not the reverse', () => {
    expect(meanings([serp], 'serp')).toEqual(['page de résultats', 'Google'].map(keyOf))
    expect(meanings([serp], 'page de résultats')).toEqual(['SERP', 'Google'].map(keyOf))
    expect(meanings([serp], 'google')).toEqual([])
  })

  it('is known in other forms and with other stop words, in its own order', () => {
    const { has } = readDictionary([serp])
    const typed = ['Pages de résultat', 'page du résultat', 'serps', 'résultats de page']

    expect(typed.filter((text) => has(keyOf(text)))).toEqual(typed.slice(0, 3))
  })

  it('adds to what another one says of its term, of which the stronger meaning stays', () => {
    const wider = { termes: ['serp'], larges: ['page de résultats', 'position'] }

    for (const groups of [
      [serp, wider],
      [wider, serp],
    ]) {
      const [first, ...others] = meanings(groups, 'serp')
      expect(first).toBe(keyOf('page de résultats'))
      expect(others.toSorted()).toEqual(['Google', 'position'].map(keyOf).toSorted())
    }
  })

  it('is nothing by a term of stop words alone', () => {
    const { expressions, longest } = readDictionary([{ termes: ['de la'], larges: ['SEO'] }])
    expect([expressions, longest]).toEqual([[], 1])
  })
})
