import { chromium } from '@playwright/test'
import { encode } from 'fast-png'

import { drawableCharacters } from '#shared/pages/drawable-text.ts'
import {
  type Letter,
  type LetterPlaces,
  type LetterStyle,
  letterStyles,
} from '#shared/pages/social-letters.ts'
import { browserLaunch } from '#tests/support/page/browser.ts'

import { readLatinFont } from './font.ts'
import { type DrawnLetter, drawInPage } from './page.ts'

const kerned = drawableCharacters.filter((character) => /[\p{L}'’",.«»“”–-]/u.test(character))

const sheetWidth = 1024

/** The letters of the site's font, as a browser draws them: a sheet as PNG, and where each stands. */
export async function drawLetters(): Promise<{ places: LetterPlaces; sheet: Uint8Array }> {
  const browser = await chromium.launch(await browserLaunch())
  try {
    const page = await browser.newPage()
    const { styles, kerning } = await page.evaluate(drawInPage, {
      font: (await readLatinFont()).toString('base64'),
      characters: drawableCharacters,
      kerned,
      styles: letterStyles,
    })
    const sheet = createSheet()
    const place = (style: LetterStyle) =>
      Object.fromEntries(
        (styles[style] ?? []).map((drawn) => [drawn.character, sheet.put(drawn)] as const),
      )
    const places = {
      styles: {
        large: place('large'),
        medium: place('medium'),
        small: place('small'),
        text: place('text'),
      },
      kerning,
    }
    return { places, sheet: sheet.toPng() }
  } finally {
    await browser.close()
  }
}

/** Letters in rows, each as high as its highest. */
function createSheet() {
  let rows = new Uint8Array()
  let [x, y, rowHeight] = [0, 0, 0]
  return {
    put({ width, height, left, top, advance, coverage }: DrawnLetter): Letter {
      if (x + width > sheetWidth) [x, y, rowHeight] = [0, y + rowHeight, 0]
      rowHeight = Math.max(rowHeight, height)
      const needed = (y + rowHeight) * sheetWidth
      if (needed > rows.length) {
        const grown = new Uint8Array(needed)
        grown.set(rows)
        rows = grown
      }
      const pixels = Buffer.from(coverage, 'base64')
      for (let row = 0; row < height; row += 1) {
        rows.set(pixels.subarray(row * width, (row + 1) * width), (y + row) * sheetWidth + x)
      }
      const letter = { x, y, width, height, left, top, advance }
      x += width
      return letter
    },
    toPng: () =>
      encode({
        width: sheetWidth,
        height: rows.length / sheetWidth,
        data: rows,
        channels: 1,
        depth: 8,
      }),
  }
}
