import { writeFile } from 'node:fs/promises'
/**
 * `npm run letters [folder]`: draws the letters of the site's font for social images, which the Worker
 * puts together without a font engine. Their files are kept beside the icons.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import { encode } from 'fast-png'

import {
  type Letter,
  letterPlacesPath,
  type LetterPlaces,
  letterSheetPath,
  type LetterStyle,
  letterStyles,
} from '#shared/social-letters.ts'

const sheetWidth = 1024
const pairSize = 100
/** Smaller moves show nowhere. */
const smallestMove = 0.004

/** What the Latin part of the font has: ASCII, Latin-1, and what French typography adds. */
const characters = [
  ...range(0x21, 0x7e),
  ...range(0xa1, 0xac),
  ...range(0xae, 0xff),
  ...Array.from('Œœıʼˆ˚˜–—‘’‚“”„•…‹›€™−'),
]
const kerned = characters.filter((character) => /[\p{L}'’",.«»“”–-]/u.test(character))

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
}

const font = createRequire(import.meta.url).resolve(
  '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
)
if (!GlobalFonts.registerFromPath(font, 'Besley')) throw new Error(`${font} cannot be read`)

const context = createCanvas(1, 1).getContext('2d')
const sheet = createSheet()
const places: LetterPlaces = {
  styles: {
    large: drawStyle('large'),
    medium: drawStyle('medium'),
    small: drawStyle('small'),
    text: drawStyle('text'),
  },
  kerning: measurePairs(),
}
const folder = process.argv[2] ?? join(import.meta.dirname, '../web/public')
await writeFile(join(folder, letterSheetPath), sheet.toPng())
await writeFile(join(folder, letterPlacesPath), `${JSON.stringify(places)}\n`)

function drawStyle(style: LetterStyle): Record<string, Letter> {
  const { size, weight } = letterStyles[style]
  const space = measure(context, size, weight, ' ').width
  const drawn = characters.map((character) => [character, drawLetter(size, weight, character)])
  const blank = { x: 0, y: 0, width: 0, height: 0, left: 0, top: 0, advance: rounded(space) }
  return { ' ': blank, ...Object.fromEntries(drawn) }
}

function drawLetter(size: number, weight: number, character: string): Letter {
  const box = measure(context, size, weight, character)
  const left = Math.floor(-box.actualBoundingBoxLeft) - 1
  const top = Math.ceil(box.actualBoundingBoxAscent) + 1
  const width = Math.ceil(box.actualBoundingBoxRight) + 1 - left
  const height = top + Math.ceil(box.actualBoundingBoxDescent) + 1
  const canvas = createCanvas(width, height)
  const own = canvas.getContext('2d')
  own.font = fontOf(size, weight)
  own.fillText(character, -left, top)
  const { data } = own.getImageData(0, 0, width, height)
  const coverage = Uint8Array.from({ length: width * height }, (_, at) => data[at * 4 + 3] ?? 0)
  return { ...sheet.put(coverage, width, height), left, top, advance: rounded(box.width) }
}

function measurePairs(): Record<string, number> {
  const { weight } = letterStyles.large
  const alone = new Map(
    kerned.map((character) => [character, measure(context, pairSize, weight, character).width]),
  )
  const pairs = kerned.flatMap((first) =>
    kerned.map((second): [string, number] => {
      const pair = measure(context, pairSize, weight, first + second).width
      return [first + second, pair - (alone.get(first) ?? 0) - (alone.get(second) ?? 0)]
    }),
  )
  const moves = pairs.map(([pair, move]): [string, number] => [pair, rounded(move / pairSize)])
  return Object.fromEntries(moves.filter(([, move]) => Math.abs(move) >= smallestMove))
}

function measure(own: SKRSContext2D, size: number, weight: number, text: string) {
  own.font = fontOf(size, weight)
  return own.measureText(text)
}

function fontOf(size: number, weight: number): string {
  return `${weight} ${size}px Besley`
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** Letters in rows, each as high as its highest. */
function createSheet() {
  let rows = new Uint8Array()
  let [x, y, rowHeight] = [0, 0, 0]
  return {
    put(coverage: Uint8Array, width: number, height: number) {
      if (x + width > sheetWidth) [x, y, rowHeight] = [0, y + rowHeight, 0]
      rowHeight = Math.max(rowHeight, height)
      const needed = (y + rowHeight) * sheetWidth
      if (needed > rows.length) {
        const grown = new Uint8Array(needed)
        grown.set(rows)
        rows = grown
      }
      for (let row = 0; row < height; row += 1) {
        rows.set(coverage.subarray(row * width, (row + 1) * width), (y + row) * sheetWidth + x)
      }
      const at = { x, y, width, height }
      x += width
      return at
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
