import type { KnownVariable } from './known-variable.ts'
import { foldVariableName } from './variable-name.ts'

/** The variable of the vocabulary that has a name; undefined where none has. */
export function variableNamed(
  vocabulary: KnownVariable[],
  name: string,
): KnownVariable | undefined {
  const folded = foldVariableName(name)
  return vocabulary.find(({ cle, alias }) => cle === folded || alias.includes(folded))
}
