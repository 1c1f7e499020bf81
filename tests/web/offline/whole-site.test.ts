import { expect, it } from 'vitest'

import { isWholeOld, wholeMaxPages, wholeOf } from '#web/offline/whole-site.ts'

const dayMs = 24 * 3_600_000

it('has every page once, up to its bound', () => {
  const many = Array.from({ length: wholeMaxPages + 1 }, (_, index) => `/gpt/${index}`)

  expect(wholeOf(['/', '/', '/gpts'], 0).addresses).toEqual(['/', '/gpts'])
  expect(wholeOf(many, 0).remaining).toHaveLength(wholeMaxPages)
})

it('is asked for again a day later, once it is complete, and not while it is paused', () => {
  const complete = { ...wholeOf(['/'], 0), remaining: [] }

  expect(isWholeOld(complete, dayMs)).toBe(false)
  expect(isWholeOld(complete, dayMs + 1)).toBe(true)
  expect(isWholeOld({ ...complete, state: 'paused' }, dayMs + 1)).toBe(false)
  expect(isWholeOld({ ...complete, remaining: ['/'] }, dayMs + 1)).toBe(false)
})
