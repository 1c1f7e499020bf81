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
