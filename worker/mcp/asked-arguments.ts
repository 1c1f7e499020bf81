import {
  fieldsOf,
  type KnownVariable,
  namesOf,
  type PromptField,
} from '#shared/variables/known-variable.ts'
import { type PromptArgument, promptArguments } from '#shared/variables/prompt-arguments.ts'
import type { PromptValues } from '#shared/variables/prompt-values.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'
import { foldVariableName } from '#shared/variables/variable-name.ts'

/** An argument of a prompt, with what the vocabulary says of it where it knows it. */
export type AskedArgument = PromptArgument & { field: PromptField | undefined }

/** The arguments of a prompt, one for each of its variables. */
export function askedArguments(
  variables: readonly PromptVariable[],
  known: KnownVariable[],
): AskedArgument[] {
  const fields = fieldsOf(
    known,
    variables.map(({ placeholder }) => placeholder),
  )
  const byPlaceholder = new Map(fields.map((field) => [field.placeholder, field]))
  return promptArguments(variables).map(({ name, key, placeholder }) => ({
    name,
    key,
    placeholder,
    field: byPlaceholder.get(placeholder),
  }))
}

/** What an argument asks for, in data: as the tools give it. */
export const askedValue = ({ placeholder, field }: AskedArgument) => ({
  libelle: field?.libelle ?? placeholder,
  aide: field?.aide ?? null,
  exemple: field?.exemple ?? null,
  choix: field?.choix ?? [],
})

/** What an argument asks for, in words that do not repeat its name; undefined where that says it all. */
export function describeArgument(argument: AskedArgument): string | undefined {
  const { libelle, aide, exemple, choix } = askedValue(argument)
  const isName = foldVariableName(libelle) === foldVariableName(argument.name)
  const parts = [
    isName ? '' : `${libelle}.`,
    aide ?? '',
    exemple === null ? '' : `Exemple : ${exemple}.`,
    choix.length === 0 ? '' : `Réponses proposées, une autre est possible : ${choix.join(', ')}.`,
  ]
  const text = parts.filter((part) => part !== '').join(' ')
  return text === '' ? undefined : text
}

/**
 * The values that a caller means by their names, whatever their case and accents: an argument's own
 * name, the words between its brackets, or any name or label of its variable, which then counts for all
 * arguments of that variable. Names that mean nothing here are told.
 */
export function namedValues(
  known: readonly AskedArgument[],
  given: Readonly<Record<string, string>>,
): { values: PromptValues; unused: string[] } {
  const byName = new Map(
    Object.entries(given).map(([name, value]) => [foldVariableName(name), { name, value }]),
  )
  const used = new Set<string>()
  const entries = known.flatMap((argument) => {
    const found = namesFor(argument)
      .map((name) => byName.get(name))
      .find(Boolean)
    if (!found) return []
    used.add(found.name)
    return [[argument.key, found.value] as const]
  })
  return {
    // From entries and not by assignment: a key may be `__proto__`.
    values: Object.fromEntries(entries),
    unused: Object.keys(given).filter((name) => !used.has(name)),
  }
}

/** Its own names first. */
const namesFor = ({ name, placeholder, field }: AskedArgument): string[] =>
  [name, placeholder, ...(field ? [...namesOf(field), field.libelle] : [])]
    .map(foldVariableName)
    .filter((folded) => folded !== '')
