import { expect, it } from 'vitest'

import { filterText } from '#worker/addresses/filter-text.ts'

it.each([
  ['audit\0seo', 'audit seo'],
  ['\u001b[31m', ' [31m'],
  ['audit\ud800', 'audit\ufffd'],
  ['été 2026', 'été 2026'],
])('%j is filtered by as %j', (sent, read) => {
  expect(filterText.parse(sent)).toBe(read)
})
