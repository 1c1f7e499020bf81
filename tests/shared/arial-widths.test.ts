import { expect, it } from 'vitest'

import { arialWidth, commonWidth, widthClasses } from '#shared/arial-widths.ts'

it('adds up the widths of the letters of a line', () => {
  expect(arialWidth('Audit SEO', 20)).toBeCloseTo(
    ((667 + 556 + 556 + 222 + 278 + 278 + 667 + 667 + 778) * 20) / 1000,
  )
  expect(arialWidth('été', 10)).toBeCloseTo(((556 + 278 + 556) * 10) / 1000)
  expect(arialWidth('', 20)).toBe(0)
})

it('knows each letter once', () => {
  const letters = widthClasses.flatMap((one) => Array.from(one.letters))

  expect(new Set(letters).size).toBe(letters.length)
  expect(widthClasses.map(({ width }) => width)).not.toContain(commonWidth)
})
