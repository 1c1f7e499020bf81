import type { z } from 'zod'

import { countOf, formatNumber } from '#shared/text/plural.ts'

export const missingField = 'Ce champ est obligatoire.'

/** What is wrong with a value, where its schema does not say it itself: the locale of zod, here and in browsers. */
export const refusedValue: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'too_big') return `${sizeText(issue.origin, issue.maximum)} au plus.`
  if (issue.code === 'too_small') {
    const isEmpty = issue.origin in units && Number(issue.minimum) === 1
    return isEmpty ? missingField : `${sizeText(issue.origin, issue.minimum)} au moins.`
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) return missingField
  return issue.code === 'invalid_format' && issue.format === 'date'
    ? 'Date attendue.'
    : 'Valeur refusée.'
}

const units: Record<string, [one: string, several: string]> = {
  string: ['caractère', 'caractères'],
  array: ['élément', 'éléments'],
}

function sizeText(origin: string, size: number | bigint): string {
  const unit = units[origin]
  return unit ? countOf(Number(size), ...unit) : formatNumber(Number(size))
}
