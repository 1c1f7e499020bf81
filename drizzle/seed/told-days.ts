const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
]

const isoDays = /\b20\d\d-\d\d-\d\d\b/g
const frenchDays = new RegExp(
  String.raw`(?:\b(1er|\d{1,2})\s)?\b(${months.join('|')})\s(20\d\d)\b`,
  'gi',
)

/** The days that a text names, as `2026-11-03`; a month by its first day. */
export function toldDays(text: string): string[] {
  const french = [...text.matchAll(frenchDays)].map(([, day = '1', month = '', year = '']) => {
    const number = months.indexOf(month.toLowerCase()) + 1
    return `${year}-${two(number)}-${two(Number.parseInt(day, 10))}`
  })
  return [...(text.match(isoDays) ?? []), ...french]
}

const two = (number: number) => String(number).padStart(2, '0')
