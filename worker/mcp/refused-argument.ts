import type { z } from 'zod'

import { formatNumber } from '#shared/text/plural.ts'

/** What is wrong with the arguments of a call, as one sentence that names the first that is. */
export function refusedArgument(issues: readonly z.core.$ZodIssue[]): string {
  const [issue] = issues
  const name = issue?.path.join('.')
  if (!issue || !name) return 'Les arguments de l’outil doivent former un objet.'
  return `L’argument « ${name} » ${whatIsWrong(issue)}.`
}

/** To be read after «L’argument …». */
function whatIsWrong(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'manque'
    return `doit être ${kinds.get(issue.expected) ?? 'd’un autre type'}`
  }
  if (issue.code === 'invalid_value') {
    const choice = new Intl.ListFormat('fr', { type: 'disjunction' })
    return `doit être ${choice.format(issue.values.map((value) => `« ${String(value)} »`))}`
  }
  if (issue.code === 'too_small') {
    return issue.origin === 'string' ? 'est vide' : `doit être au moins ${issue.minimum}`
  }
  if (issue.code === 'too_big') {
    return issue.origin === 'string'
      ? `a plus de ${issue.maximum} caractères`
      : `doit être au plus ${formatNumber(Number(issue.maximum))}`
  }
  if (issue.code === 'invalid_format') {
    return 'ne prend que des lettres minuscules, des chiffres et des tirets'
  }
  return 'n’a pas la forme attendue'
}

const kinds = new Map<string, string>([
  ['string', 'un texte'],
  ['number', 'un nombre'],
  ['int', 'un nombre entier'],
  ['record', 'un objet'],
])
