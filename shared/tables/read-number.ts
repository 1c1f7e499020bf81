/**
 * Reads the numbers of a column as tools and spreadsheets write them: «1 234,5», «12,5 %», «1,234.50»,
 * «1.234,50». Null where most of its values are none. A value that is no number is NaN.
 */
export function readNumbers(values: readonly string[]): number[] | null {
  const cleaned = values.map((value) => value.replace(/[\s%€$£]/g, ''))
  const filled = cleaned.filter((value) => value !== '')
  const thousands = thousandsOf(filled)
  const numbers = cleaned.map((value) => readNumber(value, thousands))
  const count = numbers.filter((number) => !Number.isNaN(number)).length
  return count > 0 && count >= filled.length * minShare ? numbers : null
}

/** Exports write «--» or «n/a» for a few. */
const minShare = 0.8

const commaThousands = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/
const dotThousands = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/

/** The thousands separator of a column. «1.234» alone is a decimal number. */
function thousandsOf(values: string[]): ',' | '.' | null {
  const hasDots = values.some((value) => /\..*[.,]/.test(value) && dotThousands.test(value))
  if (hasDots) return '.'
  const hasCommas = values.every((value) => !value.includes(',') || commaThousands.test(value))
  return hasCommas ? ',' : null
}

function readNumber(value: string, thousands: ',' | '.' | null): number {
  const hasThousands = thousands === ',' || (thousands === '.' && dotThousands.test(value))
  const plain = (hasThousands ? value.replaceAll(thousands, '') : value).replace(',', '.')
  return /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}
