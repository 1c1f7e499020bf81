import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { searchString } from '#web/navigation/search-string.ts'

describe('a query string', () => {
  it('is written as a GET form writes it', () => {
    const text = fc.string({ unit: 'binary', maxLength: 30 })
    const value = fc.oneof(text, fc.integer())
    fc.assert(
      fc.property(fc.dictionary(text, value), (search) => {
        const fields = Object.entries(search).map(([key, field]) => [key, String(field)])
        const expected = new URLSearchParams(fields).toString()
        expect(searchString(search)).toBe(expected && `?${expected}`)
      }),
    )
  })

  it('leaves out what is not said', () => {
    expect(searchString({ q: undefined, page: null, vue: 'liste' })).toBe('?vue=liste')
    expect(searchString({ q: undefined })).toBe('')
  })
})
