import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import * as fc from 'fast-check'
import { decode } from 'fast-png'
import { beforeAll, describe, expect, it } from 'vitest'

import { projectPath } from '#drizzle/local/project-root.ts'
import { readGptSeeds, readPromptSeeds } from '#drizzle/seed/content.ts'
import { drawableText, isTitleDrawable } from '#shared/pages/drawable-text.ts'
import { type Letter, letterStyles } from '#shared/pages/social-letters.ts'
import { drawLetters } from '#tests/letters/letters.ts'
import { colours } from '#worker/social-image/colours.ts'
import { drawCard } from '#worker/social-image/draw-card.ts'
import {
  decodeLetters,
  type Letters,
  type LetterSheet,
  placeLine,
  readLetterFiles,
} from '#worker/social-image/letters.ts'
import { balanceLines, breakLines, fitsColumn } from '#worker/social-image/lines.ts'

let letters: Letters

beforeAll(async () => {
  letters = decodeLetters(
    await readLetterFiles(
      async (path) => new Response(await readFile(projectPath(`web/public${path}`))),
    ),
  )
})

const styles = ['large', 'medium', 'small', 'text'] as const

/** How many pixels a letter covers in all. */
function inkOf({ width, coverage }: LetterSheet, letter: Letter): number {
  let covered = 0
  for (let y = letter.y; y < letter.y + letter.height; y += 1) {
    for (let x = letter.x; x < letter.x + letter.width; x += 1) {
      covered += (coverage[y * width + x] ?? 0) / 255
    }
  }
  return covered
}

const imageHash = async (texts: { title: string; siteName?: string }) => {
  const image = await drawCard(letters, {
    siteName: 'Promptothèque',
    host: 'catalogue.example',
    description: 'Une description',
    tab: { text: 'SEO', colour: colours.night, side: 'left' },
    foot: 'Prompt · Expert',
    ...texts,
  })
  return createHash('sha256').update(image).digest('hex')
}

const widthOf = (text: string) => placeLine(letters, 'large', text).width

describe('the letters of social images', () => {
  it('are those of the site’s font, as a browser draws them', async () => {
    const drawn = await drawLetters()
    const { width, data } = decode(drawn.sheet)
    const sheet = { width, coverage: data }

    expect(drawn.places.kerning).toEqual(letters.kerning)
    for (const style of styles) {
      const kept = Object.entries(letters.styles[style])
      expect(Object.keys(drawn.places.styles[style])).toEqual(kept.map(([character]) => character))
      for (const [character, letter] of kept) {
        const again = drawn.places.styles[style][character]
        const ink = again ? inkOf(sheet, again) : NaN
        expect(again?.advance).toBeCloseTo(letter.advance, 1)
        // Browsers differ in the last shade of an edge.
        expect(Math.abs(ink - inkOf(letters.sheet, letter))).toBeLessThan(letterStyles[style].size)
      }
    }
  })

  it('write every title of the catalogue as it is', async () => {
    const [prompts, gpts] = await Promise.all([readPromptSeeds(), readGptSeeds()])
    for (const title of [...prompts.map(({ titre }) => titre), ...gpts.map(({ nom }) => nom)]) {
      expect(drawableText(title)).toBe(title.normalize('NFC').replaceAll(/\s/gu, ' '))
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
    ['l\u02bcaudit', 'l’audit'],
    ['Outil™', 'OutilTM'],
    ['日本', ''],
  ])('write %s as %s', (text, written) => {
    expect(drawableText(text)).toBe(written)
  })

  it.each([
    'Ωμέγα και Άλφα',
    'Аудит сайта',
    '検索エンジン最適化',
    'SEO 検索エンジン最適化',
    '🚀🎯',
    '日本 : … !',
    'مراجعة',
    '',
  ])('cannot write the title %j, which the name of the site stands for', async (title) => {
    expect(isTitleDrawable(title)).toBe(false)
    expect(await imageHash({ title })).toEqual(await imageHash({ title: 'Promptothèque' }))
    expect(await imageHash({ title, siteName: 'Κατάλογος' })).toEqual(
      await imageHash({ title: 'catalogue.example', siteName: 'Κατάλογος' }),
    )
  })

  it.each(['Audit 🚀 complet', 'Łódź et Dvořák', '100 %', '« … »', 'Outil™ ②'])(
    'write the title %j',
    async (title) => {
      expect(isTitleDrawable(title)).toBe(true)
      expect(await imageHash({ title })).not.toEqual(await imageHash({ title: 'Promptothèque' }))
    },
  )

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
