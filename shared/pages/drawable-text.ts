const range = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))

/** What the Latin part of the font has: ASCII, Latin-1, and what French typography adds. */
export const drawableCharacters = [
  ...range(0x21, 0x7e),
  ...range(0xa1, 0xac),
  ...range(0xae, 0xff),
  ...Array.from('Œœıˆ˚˜–—‘’‚“”„•…‹›€−'),
]
const drawable = new Set(drawableCharacters)

/**
 * A text in the characters that social images are drawn with: unusual spaces are spaces, a modifier apostrophe is
 * one, a letter with an accent that the font lacks goes without it, and anything else is left out.
 */
export function drawableText(text: string): string {
  const known = Array.from(text.normalize('NFC').replaceAll('\u02bc', '’'), (character) => {
    if (/\s/u.test(character)) return ' '
    if (drawable.has(character)) return character
    return Array.from(character.normalize('NFKD'))
      .filter((part) => drawable.has(part))
      .join('')
  })
  return known.join('').replaceAll(/ +/g, ' ').trim()
}

/** Whether a title can still be read once drawn: with half of its letters and figures, or whole where it has none. */
export function isTitleDrawable(title: string): boolean {
  const drawn = drawableText(title)
  const letters = countLetters(title.normalize('NFC'))
  if (letters > 0) return countLetters(drawn) * 2 >= letters
  return drawn !== '' && drawn === title.replaceAll(/\s+/gu, ' ').trim()
}

const countLetters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
