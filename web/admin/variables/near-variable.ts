import { distance } from 'fastest-levenshtein'

import { type KnownVariable, namesOf } from '#shared/variables/known-variable.ts'
import { foldVariableName } from '#shared/variables/variable-name.ts'

/** In shorter names another letter makes another word: ton, son, nom. */
const shortestWithSlip = 5

/** The variable that a name may have been meant for, where it is the name of none: one letter off, or a plural. */
export function nearVariable<Variable extends KnownVariable>(
  placeholder: string,
  variables: readonly Variable[],
): Variable | null {
  const name = foldVariableName(placeholder)
  if (name === '' || variables.some((variable) => namesOf(variable).includes(name))) return null
  const isNear = (known: string) =>
    singular(known) === singular(name) ||
    (Math.min(known.length, name.length) >= shortestWithSlip && distance(known, name) === 1)
  return variables.find((variable) => namesOf(variable).some(isNear)) ?? null
}

const singular = (name: string) => name.replaceAll(/(?<=[a-z]{2})[sx](?![a-z0-9])/g, '')
