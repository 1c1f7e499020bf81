/**
 * What a letter takes that is in no class below, in thousandths of the size: most small letters and all
 * digits. The classes hold whatever else French and ASCII have.
 */
export const commonWidth = 556

/**
 * How wide Arial, in which search results are set, draws letters, in thousandths of their size. From
 * the font's own table, without the kerning of pairs; Liberation Sans has the same widths.
 */
export const widthClasses: { width: number; letters: string }[] = [
  { width: 191, letters: "'" },
  { width: 222, letters: 'ijl‘’' },
  { width: 260, letters: '|' },
  { width: 278, letters: ' \u00A0\u202F!,./:;I[\\]ftîïÎÏ' },
  { width: 333, letters: '()-`r‹›“”·' },
  { width: 334, letters: '{}' },
  { width: 350, letters: '•' },
  { width: 355, letters: '"' },
  { width: 389, letters: '*' },
  { width: 400, letters: '°' },
  { width: 469, letters: '^' },
  { width: 500, letters: 'Jcksvxyzçÿ' },
  { width: 584, letters: '+<=>~×' },
  { width: 611, letters: 'FTZ' },
  { width: 667, letters: '&ABEKPSVXYÀÂÉÈÊËŸ' },
  { width: 722, letters: 'CDHNRUwÇÙÛÜ' },
  { width: 737, letters: '©®' },
  { width: 778, letters: 'GOQÔ' },
  { width: 833, letters: 'Mm' },
  { width: 889, letters: '%æ' },
  { width: 944, letters: 'Wœ' },
  { width: 1000, letters: '—…ÆŒ→™' },
  { width: 1015, letters: '@' },
]

const widthOf = new Map(
  widthClasses.flatMap(({ width, letters }) =>
    Array.from(letters, (letter) => [letter, width] as const),
  ),
)

/** The width of a line in Arial, in px. */
export function arialWidth(text: string, sizePx: number): number {
  const units = Array.from(text).reduce(
    (sum, letter) => sum + (widthOf.get(letter) ?? commonWidth),
    0,
  )
  return (units * sizePx) / 1000
}
