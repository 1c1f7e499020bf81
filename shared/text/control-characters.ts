/** Control characters separate words, as spaces do: HTML has no place for most of them. */
export const spacedControls = (text: string): string => text.replaceAll(/\p{Cc}/gu, ' ')
