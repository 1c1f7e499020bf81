import type { KnownVariable } from './known-variable.ts'

/** What a variable is called above its field: as the vocabulary does, else as it was written. */
export const variableLabel = (
  name: string,
  known: Pick<KnownVariable, 'libelle'> | undefined,
): string => known?.libelle ?? name.charAt(0).toUpperCase() + name.slice(1)
