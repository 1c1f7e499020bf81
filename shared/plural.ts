const rules = new Intl.PluralRules('fr')
const numbers = new Intl.NumberFormat('fr-FR')

/** A count with its French noun: 0 and 1 are singular (D7). «34 prompts disponibles». */
export function countOf(count: number, singular: string, plural: string): string {
  return `${numbers.format(count)} ${rules.select(count) === 'one' ? singular : plural}`
}

export const formatNumber = (value: number) => numbers.format(value)
