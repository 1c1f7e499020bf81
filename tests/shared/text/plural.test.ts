import { expect, it } from 'vitest'

import { countOf, formatNumber } from '#shared/text/plural.ts'

it.each([
  [0, '0 prompt disponible'],
  [1, '1 prompt disponible'],
  [2, '2 prompts disponibles'],
  [34, '34 prompts disponibles'],
  [1234, '1\u202F234 prompts disponibles'],
  [1_000_000, '1\u202F000\u202F000 prompts disponibles'],
])('counts %d in French', (count, text) => {
  expect(countOf(count, 'prompt disponible', 'prompts disponibles')).toBe(text)
})

it('writes a number with French separators', () => {
  expect(formatNumber(144_000)).toBe('144\u202F000')
  expect(formatNumber(2.5)).toBe('2,5')
})
