import { readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { projectPath } from '#drizzle/local/project-root.ts'
import { categoryHues } from '#shared/categories/category-hues.ts'
import { niveaux } from '#shared/items/niveau.ts'
import { colours, levelOklch, oklchOf, tabColour, tabHues } from '#worker/social-image/colours.ts'

const styles = await readFile(projectPath('web/styles/tokens.css'), 'utf8')
const categoryStyles = await readFile(projectPath('web/styles/components/categories.css'), 'utf8')
const levelStyles = await readFile(projectPath('web/styles/components/badges.css'), 'utf8')

it.each(Object.entries(oklchOf))('has the site’s own %s', (name, colour) => {
  expect(styles).toMatch(
    new RegExp(`--color-${name}: light-dark\\(\\s*oklch\\(${colour.join(' ')}\\)`),
  )
})

it.each(categoryHues.filter((one) => one !== ''))('has the tab of %s', (className) => {
  const [hue, chroma] = tabHues[className]

  expect(categoryStyles).toMatch(
    new RegExp(`\\.${className} \\{\\s*--h: ${hue};\\s*--c: ${chroma};`),
  )
  expect(categoryStyles).toContain('--tab: light-dark(oklch(0.47 var(--c) var(--h))')
})

it.each(niveaux)('has the level %s', (niveau) => {
  const selector = `.level-${niveaux.indexOf(niveau) + 1}`

  expect(levelStyles).toContain(
    `${selector} {\n  --lvl: light-dark(oklch(${levelOklch[niveau].join(' ')})`,
  )
})

it.each([
  ['desk', colours.desk, [234, 240, 235]],
  ['accent', colours.accent, [203, 31, 6]],
  ['tab of SEO', tabColour('cat-seo'), [16, 88, 175]],
  ['tab of Local', tabColour('cat-local'), [50, 106, 45]],
])('turns %s into what Chromium paints, within a step', (_name, colour, painted) => {
  for (const [channel, value] of painted.entries()) {
    expect(Math.abs((colour[channel] ?? NaN) - value)).toBeLessThanOrEqual(1)
  }
})

/** In OKLab; what an eye just tells is 0.02. */
const leastDistance = 0.022

it.each([
  ['light', 1, 'oklch(0.47 var(--c) var(--h))'],
  ['dark', 0.88, 'oklch(0.725 calc(var(--c) * 0.88) var(--h))'],
])('tells any two tabs apart in the %s theme', (_theme, strength, tab) => {
  expect(categoryStyles).toContain(tab)
  const points = Object.entries(tabHues).map(([name, [hue, chroma]]) => {
    const angle = (hue * Math.PI) / 180
    return { name, a: strength * chroma * Math.cos(angle), b: strength * chroma * Math.sin(angle) }
  })
  const near = points.flatMap((one, index) =>
    points
      .slice(index + 1)
      .filter((other) => Math.hypot(one.a - other.a, one.b - other.b) < leastDistance)
      .map((other) => `${one.name} and ${other.name}`),
  )

  expect(near).toEqual([])
})
