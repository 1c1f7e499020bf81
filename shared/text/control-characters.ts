/** Control characters separate words, as spaces do: HTML has no place for most of them. */
export const spacedControls = (text: string): string => text.replaceAll(/\p{Cc}/gu, ' ')

/**
 * Shows as `\u…` what would act on a terminal or reorder its text: control characters, bidirectional and other
 * format characters, line separators of Unicode. Line breaks, tabs and the joiners within words and emoji stay.
 */
export const visibleControls = (text: string): string =>
  text.replaceAll(/(?![\n\t\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = character.codePointAt(0)?.toString(16) ?? ''
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`
  })

/**
 * Makes every text in a JSON value storable: replaces half of a surrogate pair, which a cut emoji leaves, and removes
 * control characters other than tab and line breaks. Spreadsheets and imports refuse a file that holds one.
 */
export const storableTexts = <Value>(value: Value): Value =>
  mapTexts(value, (text) => text.toWellFormed().replaceAll(/(?![\t\n\r])\p{Cc}/gu, ''))

function mapTexts<Value>(value: Value, map: (text: string) => string): Value {
  if (value === undefined) return value
  const json = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? map(part) : part,
  )
  return JSON.parse(json) as Value // The value came as JSON and keeps its shape.
}

/**
 * Characters to remove, but for tab and line breaks. Joiners stay where they keep letters of other scripts together,
 * or make one emoji of several. Tags stay where they spell a region behind the black flag.
 */
const strayCharacter =
  /(?![\t\n\r]|(?<=(?![\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Zinh}])[\p{L}\p{M}])[\u200C\u200D]|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]{0,6})[\u{E0020}-\u{E007F}])[\p{Cc}\u180E\u200B-\u200D\u202A-\u202E\u2060\u2066-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu

/**
 * Removes what nobody means to type: control characters, overrides of the direction and characters without width
 * that join nothing. Line breaks, tabs, emoji and the marks of Arabic, Hebrew or Indian texts stay.
 */
export const cleanText = (text: string): string => text.replaceAll(strayCharacter, '')

/** Cleans every text in a JSON value. */
export const cleanTexts = <Value>(value: Value): Value => mapTexts(value, cleanText)

/** Hangul fillers and the blank of Braille are letters and symbols of which nothing is drawn. */
export const hasVisibleText = (text: string): boolean =>
  /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
