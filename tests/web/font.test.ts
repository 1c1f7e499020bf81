import { readFile } from 'node:fs/promises'

import { describe, expect, it } from 'vitest'

import { projectPath } from '#drizzle/local/project-root.ts'
import { readGptSeeds, readPromptSeeds } from '#drizzle/seed/content.ts'
import { cutFrenchFont, frenchCharacters } from '#tests/letters/font.ts'

describe('the font that every page loads', () => {
  it('is the part of the site’s font that French needs', async () => {
    const kept = await readFile(projectPath('web/fonts/besley-french.woff2'))

    expect(kept.equals(await cutFrenchFont())).toBe(true)
  })

  it('is asked for exactly the characters it has, and the rest of Latin for none of them', async () => {
    const [french, rest] = await readRanges()

    expect(french).toEqual(new Set(frenchCharacters))
    expect(frenchCharacters.filter((character) => rest?.has(character))).toEqual([])
  })

  it('is enough for every text of the catalogue: a sign it lacks would load the rest of Latin', async () => {
    const items = [...(await readPromptSeeds()), ...(await readGptSeeds())]
    const known = new Set(frenchCharacters)
    const [, rest] = await readRanges()

    expect(rest?.size).toBeGreaterThan(50)
    expect(items.length).toBeGreaterThan(100)
    expect(
      Array.from(JSON.stringify(items)).filter((one) => !known.has(one) && rest?.has(one)),
    ).toEqual([])
  })
})

/** The characters of each `unicode-range` of the style sheet. */
async function readRanges(): Promise<Set<string>[]> {
  const styles = await readFile(projectPath('web/styles/tokens.css'), 'utf8')
  return [...styles.matchAll(/unicode-range:([^;]+);/g)].map(
    ([, ranges = '']) => new Set(ranges.split(',').flatMap(charactersOf)),
  )
}

function charactersOf(range: string): string[] {
  const [first = '', last = first] = range.replace('U+', '').trim().split('-')
  const from = Number.parseInt(first, 16)
  const length = Number.parseInt(last, 16) - from + 1
  return Array.from({ length }, (_, at) => String.fromCodePoint(from + at))
}
