import { expect, it } from 'vitest'

import { formatCote } from '#shared/items/cote.ts'

it.each([
  ['SEO', 'prompt', 3, 'SEO P03'],
  ['TXT', 'gpt', 12, 'TXT G12'],
  ['DIV', 'gpt', 100, 'DIV G100'],
] as const)('writes the call number of %s, %s, %d', (code, kind, rang, cote) => {
  expect(formatCote(code, kind, rang)).toBe(cote)
})
