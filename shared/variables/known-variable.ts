import { z } from 'zod'

import { foldVariableName } from './variable-name.ts'

export const variableKinds = ['texte', 'texte_long', 'adresse', 'nombre', 'choix'] as const

export const maxChoices = 16
export const maxAliases = 24
/** More would make every page of a prompt read more than a trade has names for. */
export const maxVariables = 500

/** A name as it is compared. */
const nameSchema = z
  .string()
  .min(1)
  .max(60, { error: '60\u00a0caractères au plus.', abort: true })
  .refine(
    (name) => name === foldVariableName(name),
    'Lettres minuscules sans accent, chiffres et tirets seulement.',
  )

const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1, { error: 'À remplir.', abort: true })
    .max(longest, `${longest}\u00a0caractères au plus.`)

/** One thing that prompts ask for in brackets, under the one name that the catalogue gives it. */
export const knownVariableSchema = z
  .strictObject({
    /** Its name, as it is compared. */
    cle: nameSchema,
    libelle: line(60),
    /** One sentence that says what to write. */
    aide: line(200),
    /** What a fictional client would write. */
    exemple: line(300),
    nature: z.enum(variableKinds),
    /** The answers offered, of a choice alone; another answer may always be written. */
    choix: z.array(line(80)).max(maxChoices, `${maxChoices} choix au plus.`),
    /** Other names for the same thing, as they are compared. */
    alias: z.array(nameSchema).max(maxAliases, `${maxAliases} alias au plus.`),
  })
  .superRefine(({ cle, nature, choix, alias }, context) => {
    const tell = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    if (nature === 'choix' && choix.length < 2) tell(['choix'], 'Deux choix au moins.')
    if (nature !== 'choix' && choix.length > 0) tell(['choix'], 'Seul un choix a des réponses.')
    for (const [index, choice] of choix.entries()) {
      if (choix.indexOf(choice) < index) tell(['choix', index], 'Ce choix est deux fois.')
    }
    for (const [index, name] of alias.entries()) {
      if (name === cle || alias.indexOf(name) < index)
        tell(['alias', index], 'Ce nom est deux fois.')
    }
  })
export type KnownVariable = z.infer<typeof knownVariableSchema>

/** A variable of the vocabulary as one prompt asks for it. */
export type PromptField = KnownVariable & {
  /** The name between its brackets. */
  placeholder: string
}

/** Which of them each of some bracketed names belongs to; what none has the name of is left out. */
export function fieldsOf(variables: KnownVariable[], placeholders: string[]): PromptField[] {
  const byName = new Map(
    variables.flatMap((variable) =>
      [variable.cle, ...variable.alias].map((name) => [name, variable] as const),
    ),
  )
  return placeholders.flatMap((placeholder) => {
    const variable = byName.get(foldVariableName(placeholder))
    return variable ? [{ ...variable, placeholder }] : []
  })
}
