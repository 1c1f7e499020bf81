/**
 * Reads the numbers of a column as tools and spreadsheets write them: «1 234,5», «12,5 %», «1,234.50».
 * Null where most of its values are none. A value that is no number is NaN.
 */
export function readNumbers(values: readonly string[]): number[] | null {
  const cleaned = values.map((value) => value.replace(/[\s%€$£]/g, ''))
  const filled = cleaned.filter((value) => value !== '')
  const hasThousands = filled.every((value) => !value.includes(',') || isThousands(value))
  const numbers = cleaned.map((value) => readNumber(value, hasThousands))
  const count = numbers.filter((number) => !Number.isNaN(number)).length
  return count > 0 && count >= filled.length * leastShare ? numbers : null
}

/** Exports write «--» or «n/a» for a few. */
const leastShare = 0.8

const isThousands = (value: string) => /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(value)

function readNumber(value: string, hasThousands: boolean): number {
  const plain = hasThousands ? value.replaceAll(',', '') : value.replace(',', '.')
  return /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}
