import { execFile } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'

import { projectPath } from '#drizzle/project-root.ts'
import { readGptSeeds, readPromptSeeds } from '#drizzle/seed/content.ts'
import { letterPlacesPath, letterSheetPath } from '#shared/social-letters.ts'
import { type Letters, placeLine, readLetters, writable } from '#worker/social-image/letters.ts'
import { balanceLines, breakLines, fitsColumn } from '#worker/social-image/lines.ts'

let letters: Letters

beforeAll(async () => {
  letters = await readLetters(
    async (path) => new Response(await readFile(projectPath(`web/public${path}`))),
  )
})

const widthOf = (text: string) => placeLine(letters, 'large', text).width

describe('the letters of social images', () => {
  it('are those of the site’s font, as the command draws them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'letters-'))
    await promisify(execFile)(process.execPath, [projectPath('drizzle/draw-letters.ts'), folder])

    for (const path of [letterPlacesPath, letterSheetPath]) {
      const drawn = await readFile(join(folder, path))
      const kept = await readFile(projectPath(`web/public${path}`))
      expect({ path, isSame: drawn.equals(kept) }).toEqual({ path, isSame: true })
    }
  })

  it('write every title of the catalogue as it is', async () => {
    const [prompts, gpts] = await Promise.all([readPromptSeeds(), readGptSeeds()])
    for (const title of [...prompts.map(({ titre }) => titre), ...gpts.map(({ nom }) => nom)]) {
      expect(writable(letters, title)).toBe(title.normalize('NFC').replaceAll(/\s/gu, ' '))
    }
  })

  it.each([
    ['« L’été »', '« L’été »'],
    ['œuvre, Œuvre', 'œuvre, Œuvre'],
    ['e\u0301te\u0301', 'été'],
    ['50\u202f% de marge', '50 % de marge'],
    ['Łódź et Dvořák', 'ódz et Dvorák'],
    ['Audit 🚀 complet', 'Audit complet'],
    ['ﬁche', 'fiche'],
    ['日本', ''],
  ])('write %s as %s', (text, written) => {
    expect(writable(letters, text)).toBe(written)
  })

  it('stand nearer where the font says so', () => {
    expect(widthOf('AV')).toBeLessThan(widthOf('A') + widthOf('V'))
    expect(widthOf('AH')).toBeCloseTo(widthOf('A') + widthOf('H'), 5)
  })
})

const withoutSpaces = (text: string) => text.replaceAll(' ', '')
const words = fc.array(fc.stringMatching(/^[a-zéèà'-]{1,60}$/), { minLength: 1, maxLength: 30 })
const columns = fc.record({
  style: fc.constantFrom('large' as const, 'small' as const, 'text' as const),
  width: fc.integer({ min: 200, max: 1000 }),
  maxLines: fc.integer({ min: 1, max: 5 }),
})

describe('the lines of a text', () => {
  it('are no longer than their column and no more than it holds', () => {
    fc.assert(
      fc.property(words, columns, (text, column) => {
        const lines = breakLines(letters, text.join(' '), column)

        expect(lines.length).toBeLessThanOrEqual(column.maxLines)
        for (const line of lines.slice(0, -1)) {
          expect(placeLine(letters, column.style, line).width).toBeLessThanOrEqual(column.width)
        }
      }),
    )
  })

  it('say the whole text in its order where it fits, and its beginning where it does not', () => {
    fc.assert(
      fc.property(words, columns, (text, column) => {
        const whole = text.join(' ')
        const said = breakLines(letters, whole, column).join(' ')

        const isWhole = fitsColumn(letters, whole, column)
        const kept = isWhole ? said : said.slice(0, -1)
        expect(said.endsWith('…')).toBe(!isWhole)
        expect(withoutSpaces(whole).startsWith(withoutSpaces(kept))).toBe(true)
        expect(withoutSpaces(kept) === withoutSpaces(whole)).toBe(isWhole)
      }),
    )
  })

  it('of a title are as few when they are balanced', () => {
    fc.assert(
      fc.property(words, columns, (text, column) => {
        const whole = text.join(' ')

        expect(balanceLines(letters, whole, column)).toHaveLength(
          breakLines(letters, whole, column).length,
        )
      }),
    )
  })

  it('of a title leave no word alone', () => {
    const column = { style: 'small' as const, width: 730, maxLines: 2 }
    const title = 'Un prompt SEO bien écrit à copier'

    expect(breakLines(letters, title, column)).toEqual(['Un prompt SEO bien écrit à', 'copier'])
    expect(balanceLines(letters, title, column)).toEqual(['Un prompt SEO', 'bien écrit à copier'])
  })
})
