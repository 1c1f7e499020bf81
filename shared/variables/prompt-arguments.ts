import type { PromptValues } from './prompt-values.ts'
import type { PromptVariable } from './prompt-variables.ts'
import { foldVariableName } from './variable-name.ts'

/** A variable of a prompt as an argument that an assistant can name. */
export type PromptArgument = Pick<PromptVariable, 'key' | 'placeholder'> & {
  /** An ASCII identifier, unique in its prompt: `mot_cle_principal`. */
  name: string
}

const maxLength = 60
const nameless = 'valeur'

/** The arguments of a prompt, one for each of its variables, in their order. */
export function promptArguments(variables: readonly PromptVariable[]): PromptArgument[] {
  const taken = new Set<string>()
  const suffixes = new Map<string, number>()
  return variables.map(({ key, placeholder }) => {
    const name = freeName(identifier(placeholder), taken, suffixes)
    taken.add(name)
    return { name, key, placeholder }
  })
}

/** The values that arguments stand for; what names no argument of this prompt is left out. */
export function argumentValues(
  known: readonly PromptArgument[],
  given: Readonly<Record<string, string>>,
): PromptValues {
  const filled = known.filter(({ name }) => Object.hasOwn(given, name))
  // From entries and not by assignment: a key may be `__proto__`.
  return Object.fromEntries(filled.map(({ name, key }) => [key, given[name] ?? '']))
}

function identifier(placeholder: string): string {
  const words = foldVariableName(placeholder)
    .replaceAll('-', '_')
    .slice(0, maxLength)
    .replace(/_$/, '')
  if (words === '') return nameless
  return /^\d/.test(words) ? `${nameless}_${words}` : words
}

/** Remembers the last suffix of each name, so that thousands of equal names stay linear. */
function freeName(name: string, taken: ReadonlySet<string>, suffixes: Map<string, number>): string {
  if (!taken.has(name)) return name
  let suffix = suffixes.get(name) ?? 2
  while (taken.has(`${name}_${suffix}`)) suffix += 1
  suffixes.set(name, suffix + 1)
  return `${name}_${suffix}`
}
