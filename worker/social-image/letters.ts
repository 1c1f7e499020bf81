import { decode } from 'fast-png'

import {
  type Letter,
  letterPlacesPath,
  type LetterPlaces,
  letterPlacesSchema,
  letterSheetPath,
  type LetterStyle,
  letterStyles,
} from '#shared/pages/social-letters.ts'

/** The shapes of all letters, one byte a pixel: how much of it is covered. */
export type LetterSheet = { width: number; coverage: ArrayLike<number> }

/** Reads a file that the site publishes. */
export type ReadAsset = (path: string) => Promise<Response>

export type Letters = LetterPlaces & { sheet: LetterSheet }

type LetterFiles = { places: unknown; sheet: ArrayBuffer }

/** Reads the files of the letters, as `npm run letters` drew them. */
export async function readLetterFiles(readAsset: ReadAsset): Promise<LetterFiles> {
  const [places, sheet] = await Promise.all([
    readAsset(letterPlacesPath).then((response) => response.json()),
    readAsset(letterSheetPath).then((response) => response.arrayBuffer()),
  ])
  return { places, sheet }
}

export function decodeLetters({ places, sheet }: LetterFiles): Letters {
  const { width, data } = decode(sheet)
  return { ...letterPlacesSchema.parse(places), sheet: { width, coverage: data } }
}

/** A letter and how far from the line's beginning it stands, in pixels. */
export type PlacedLetter = { letter: Letter; x: number }

/** A line of text: where each letter stands, and how long it is. */
export function placeLine(
  { styles, kerning }: Letters,
  style: LetterStyle,
  text: string,
): { placed: PlacedLetter[]; width: number } {
  const { size } = letterStyles[style]
  const placed: PlacedLetter[] = []
  let [x, before] = [0, '']
  for (const character of text) {
    const letter = styles[style][character]
    if (!letter) continue
    x += (kerning[before + character] ?? 0) * size
    placed.push({ letter, x })
    x += letter.advance
    before = character
  }
  return { placed, width: x }
}
