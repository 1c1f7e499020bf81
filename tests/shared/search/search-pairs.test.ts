import { describe, expect, it } from 'vitest'

import { commonPairs } from '#shared/search/search-pairs.ts'

describe('the pairs of words', () => {
  it('are those that follow each other with a stop word among them, each once', () => {
    expect(commonPairs(['audit', 'de', 'site', 'web', 'et', 'audit', 'de', 'site'])).toEqual([
      'audit_de',
      'de_site',
      'web_et',
      'et_audit',
    ])
  })

  it('are of stems, so that other forms of the words have the same', () => {
    expect(commonPairs(['pages', 'sans', 'balise'])).toEqual(
      commonPairs(['page', 'sans', 'balises']),
    )
    expect(commonPairs(['votre', 'page'])).toEqual(commonPairs(['votres', 'page']))
  })

  it('do not exist for less than two words', () => {
    expect(commonPairs([])).toEqual([])
    expect(commonPairs(['de'])).toEqual([])
  })
})
