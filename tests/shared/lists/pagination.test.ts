import { expect, it } from 'vitest'

import { pageCount } from '#shared/lists/pagination.ts'

it.each([
  [0, 20, 1],
  [1, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
  [86, 20, 5],
  [86, 1, 86],
])('counts the pages of %d items, %d a page', (total, pageSize, pages) => {
  expect(pageCount(total, pageSize)).toBe(pages)
})
