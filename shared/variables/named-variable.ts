import type { KnownVariable } from './known-variable.ts'
import { foldVariableName } from './variable-name.ts'

/** What the vocabulary says of a variable to whoever fills it in, whatever it is called. */
export type NamedVariable = Pick<KnownVariable, 'cle' | 'libelle' | 'aide' | 'alias'>

/** The variable of the vocabulary that has a name; undefined where none has. */
export function variableNamed(
  vocabulary: NamedVariable[],
  name: string,
): NamedVariable | undefined {
  const folded = foldVariableName(name)
  return vocabulary.find(({ cle, alias }) => cle === folded || alias.includes(folded))
}
