import { z } from 'zod'

import { typedText } from '#shared/text/typed-text.ts'

import { foldVariableName } from './variable-name.ts'

export const variableKinds = ['texte', 'texte_long', 'adresse', 'nombre', 'choix'] as const
export type VariableKind = (typeof variableKinds)[number]

/** Scope of a value: a client, across prompts, or one mission for that client. */
export const variableScopes = ['client', 'mission'] as const
export type VariableScope = (typeof variableScopes)[number]

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
  typedText()
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
    portee: z.enum(variableScopes),
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

/** A variable, and how many prompts of any status have it between brackets. */
export type UsedVariable = KnownVariable & { prompts: number }

/** A variable as it was read: what is stored may be older than the rules. */
export const readVariableSchema = z.strictObject({
  cle: z.string().max(200),
  libelle: z.string().max(1000),
  aide: z.string().max(1000),
  exemple: z.string().max(1000),
  nature: z.enum(variableKinds),
  portee: z.enum(variableScopes),
  choix: z.array(z.string().max(1000)).max(100),
  alias: z.array(z.string().max(200)).max(100),
})

/** The names by which brackets belong to a variable. */
export const namesOf = ({ cle, alias }: Pick<KnownVariable, 'cle' | 'alias'>): string[] => [
  cle,
  ...alias,
]

/** A variable that is also called by every name of another, which then is no more. */
export const mergedVariable = (into: KnownVariable, other: KnownVariable): KnownVariable => ({
  ...into,
  alias: [...new Set([...into.alias, ...namesOf(other)])].filter((name) => name !== into.cle),
})

/** What to write between the brackets of a prompt for a variable: its label where that is a name of it. */
export function bracketName({ libelle, ...names }: KnownVariable): string {
  const isName = namesOf(names).includes(foldVariableName(libelle))
  if (!isName) return names.cle.replaceAll('-', ' ')
  // An abbreviation keeps its capitals.
  return /^\p{Lu}{2}/u.test(libelle) ? libelle : libelle.charAt(0).toLowerCase() + libelle.slice(1)
}

/** A variable of the vocabulary as one prompt asks for it. */
export type PromptField = KnownVariable & {
  /** The name between its brackets. */
  placeholder: string
}

/** Which of them each of some bracketed names belongs to; what none has the name of is left out. */
export function fieldsOf(variables: KnownVariable[], placeholders: string[]): PromptField[] {
  const byName = new Map(
    variables.flatMap((variable) => namesOf(variable).map((name) => [name, variable] as const)),
  )
  return placeholders.flatMap((placeholder) => {
    const variable = byName.get(foldVariableName(placeholder))
    return variable ? [{ ...variable, placeholder }] : []
  })
}
