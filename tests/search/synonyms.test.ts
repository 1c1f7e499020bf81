import { expect, it } from 'vitest'

import { synonymRows } from '#drizzle/seed/search-synonyms.ts'
import { foldText, stopWords } from '#shared/search/search-text.ts'

const groups = synonymRows().map(({ termes }) => termes.map(foldText))

it('has each expression in one group, once, as the search reads it', () => {
  expect(groups.flat()).toEqual([...new Set(groups.flat())])
})

it('has no group of one, and no expression that a question uses in passing', () => {
  for (const group of groups) {
    expect(group.length).toBeGreaterThanOrEqual(2)
    for (const term of group) {
      expect(term).not.toBe('')
      expect(stopWords).not.toContain(term)
    }
  }
})
