import { expect, it } from 'vitest'

import { arialWidth, commonWidth, widthClasses } from '#shared/admin/arial-widths.ts'

it('adds up the widths of the letters of a line', () => {
  expect(arialWidth('Audit SEO', 20)).toBeCloseTo(
    ((667 + 556 + 556 + 222 + 278 + 278 + 667 + 667 + 778) * 20) / 1000,
  )
  expect(arialWidth('été', 10)).toBeCloseTo(((556 + 278 + 556) * 10) / 1000)
  expect(arialWidth('', 20)).toBe(0)
})

const widths = (text: string) => Array.from(text, (letter) => arialWidth(letter, 1000))

it('has the widths of the font for all of ASCII and French', () => {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')

  // As the font's own table has them.
  expect(widths(ascii)).toEqual([
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ])
  expect(widths('ÀÂÇÉÈÊËÎÏÔÙÛÜŸÆŒ')).toEqual([
    667, 667, 722, 667, 667, 667, 667, 278, 278, 778, 722, 722, 722, 667, 1000, 1000,
  ])
  expect(widths('àâçéèêëîïôùûüÿæœ')).toEqual([
    556, 556, 500, 556, 556, 556, 556, 278, 278, 556, 556, 556, 556, 500, 889, 944,
  ])
  expect(widths('«»‹›“”‘’–—…•°€©®™→×\u00A0')).toEqual([
    556, 556, 333, 333, 333, 333, 222, 222, 556, 1000, 1000, 350, 400, 556, 737, 737, 1000, 1000,
    584, 278,
  ])
})

it('knows each letter once', () => {
  const letters = widthClasses.flatMap((one) => Array.from(one.letters))

  expect(new Set(letters).size).toBe(letters.length)
  expect(widthClasses.map(({ width }) => width)).not.toContain(commonWidth)
})
