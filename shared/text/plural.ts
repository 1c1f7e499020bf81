import { once } from './once.ts'

// The first of an isolate takes 17 ms of processor, a third of what a start may take: not before a
// number is shown.
const numbers = once(() => new Intl.NumberFormat('fr-FR'))

/** A count with its French noun: 0 and 1 are singular. «34 prompts disponibles». */
export function countOf(count: number, singular: string, plural: string): string {
  return `${formatNumber(count)} ${count < 2 ? singular : plural}`
}

export const formatNumber = (value: number) => numbers().format(value)
