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
export function storableTexts<Value>(value: Value): Value {
  const json = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll(/(?![\t\n\r])\p{Cc}/gu, '') : part,
  )
  return JSON.parse(json) as Value // The value came as JSON and keeps its shape.
}

export const hasVisibleText = (text: string): boolean => /[^\s\p{Cc}\p{Cf}]/u.test(text)
