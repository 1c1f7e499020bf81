import { foldText } from '#shared/search/search-text.ts'
import { formatNumber } from '#shared/text/plural.ts'

import type { PromptField } from './known-variable.ts'
import { isFilled, type PromptValues, valueMaxLength } from './prompt-values.ts'
import type { PromptVariable } from './prompt-variables.ts'
import { foldVariableName } from './variable-name.ts'

/** What a variable is called, and what it is for one client. */
export type ProfileValue = { variable: string; value: string }
/** What someone fills in again and again for one client, stored in the browser alone. */
export type Profile = {
  id: string
  name: string
  values: ProfileValue[]
  /** Names of variables, folded, whose values are not to be offered to it again. */
  refused?: string[]
  /** When it was changed last, in milliseconds; absent where that was before this was noted. */
  at?: number
}

export const profilesMax = 50
export const profileValuesMax = 40
export const profileNameMaxLength = 80
export const profileVariableMaxLength = 80
/** More names than a visitor says no to; the first go first. */
export const profileRefusalsMax = 200

/** The keys that a new profile offers: what most prompts ask of a client. */
export const offeredVariables = [
  'site',
  'secteur',
  'offre',
  'public',
  'marque',
  'ton',
  'pays',
  'preuves',
  'contraintes',
  'ville',
  'concurrents',
] as const

/** The profiles that can be read of what is stored. */
export function readProfiles(data: unknown): Profile[] {
  if (!Array.isArray(data)) return []
  const profiles = data.map(readProfile).filter((read) => typeof read !== 'string')
  return distinct(profiles).slice(0, profilesMax)
}

/** What an exported file holds. */
export const exportedProfiles = (profiles: Profile[]) => ({
  version: 1,
  profils: profiles.map(({ name, values }) => ({
    nom: name,
    valeurs: Object.fromEntries(values.map(({ variable, value }) => [variable, value])),
  })),
})

/** The profiles of an exported file, without their ids; or what is wrong with it, in French. */
export function readExportedProfiles(text: string): Omit<Profile, 'id'>[] | string {
  const data = parse(text)
  if (data === undefined) return 'Ce fichier n’est pas du JSON.'
  const { version, profils }: Record<string, unknown> = isRecord(data) ? data : {}
  if (version !== 1 || !Array.isArray(profils)) {
    return 'Ce fichier n’est pas un export de profils de ce site.'
  }
  if (profils.length === 0) return 'Ce fichier ne contient aucun profil.'
  const read = profils.map((profile: unknown) => readExportedProfile(profile))
  const [fault] = read.flatMap((result, index) =>
    typeof result === 'string' ? [`Profil ${index + 1}\u00a0: ${result}`] : [],
  )
  return fault ?? read.filter((result) => typeof result !== 'string')
}

/**
 * The values of a profile for the variables of a prompt: by the names that the vocabulary knows each by,
 * without accents and case.
 */
export function profileFor(
  profile: Profile,
  variables: PromptVariable[],
  fields: PromptField[],
): PromptValues {
  const byName = valuesByName(profile)
  return Object.fromEntries(
    variables.flatMap((variable) => {
      const field = fields.find(({ placeholder }) => placeholder === variable.placeholder)
      const held = heldValue(byName, variable, field)
      return held ? [[variable.key, held.value]] : []
    }),
  )
}

/** The values of a profile by each name that they are found by. */
export const valuesByName = ({ values }: Pick<Profile, 'values'>): Map<string, ProfileValue> =>
  new Map(values.flatMap((value) => namesOf(value.variable).map((name) => [name, value] as const)))

/** The one that fills a variable of a prompt, which the vocabulary may know by several names. */
export function heldValue(
  byName: Map<string, ProfileValue>,
  { placeholder }: PromptVariable,
  field: PromptField | undefined,
): ProfileValue | undefined {
  const known = field ? [field.cle, ...field.alias] : []
  return [...namesOf(placeholder), ...known]
    .map((name) => byName.get(name))
    .find((held) => isFilled(held?.value))
}

/** A name as texts are compared, and as names of the vocabulary are. */
const namesOf = (name: string) => [foldText(name), foldVariableName(name)].filter(Boolean)

/**
 * The values of a prompt that one profile can hold: of names that count as the same the first, none
 * without a letter or digit, and no more than a profile has room for.
 */
export function keepableValues<Value extends ProfileValue>(values: Value[]): Value[] {
  const byName = new Map<string, Value>()
  for (const value of values) {
    const name = foldText(value.variable)
    if (name !== '' && !byName.has(name)) byName.set(name, value)
  }
  return [...byName.values()].slice(0, profileValuesMax)
}

/** What is wrong with the name of a profile, or null. */
export function profileNameFault(name: string): string | null {
  if (name.trim() === '') return 'donnez-lui un nom.'
  return name.length > profileNameMaxLength
    ? `son nom compte ${lengthOf(name, profileNameMaxLength)}.`
    : null
}

/** What is wrong with a profile that someone writes, or null. */
export function profileFault({ name, values }: Omit<Profile, 'id'>): string | null {
  const nameFault = profileNameFault(name)
  if (nameFault !== null) return nameFault
  if (values.length === 0) return 'il ne contient aucune valeur.'
  if (values.length > profileValuesMax) return `il dépasse ${profileValuesMax} valeurs.`
  const names = values.map(({ variable }) => foldText(variable))
  if (names.includes('')) return 'une valeur n’a pas de nom de variable.'
  const wide = values.find(({ variable }) => variable.length > profileVariableMaxLength)
  if (wide) {
    return `un nom de variable compte ${lengthOf(wide.variable, profileVariableMaxLength)}.`
  }
  const twice = values.find((_, index) => names.indexOf(names[index] ?? '') !== index)
  if (twice) return `la variable «\u00a0${twice.variable}\u00a0» y est deux fois.`
  const long = values.find(({ value }) => value.length > valueMaxLength)
  return long
    ? `la valeur de «\u00a0${long.variable}\u00a0» compte ${lengthOf(long.value, valueMaxLength)}.`
    : null
}

const lengthOf = ({ length }: string, max: number) =>
  `${formatNumber(length)}\u00a0caractères sur ${formatNumber(max)}`

function readProfile(data: unknown): Profile | string {
  if (!isRecord(data) || !isText(data.id) || !isText(data.name) || !Array.isArray(data.values)) {
    return 'il est illisible.'
  }
  const values = data.values.flatMap((value: unknown) => readValue(value))
  const profile: Profile = { id: data.id, name: data.name, values }
  if (Array.isArray(data.refused)) {
    profile.refused = data.refused.filter(isText).slice(-profileRefusalsMax)
  }
  if (typeof data.at === 'number') profile.at = data.at
  return profileFault(profile) ?? profile
}

function readValue(data: unknown): ProfileValue[] {
  if (!isRecord(data) || !isText(data.variable) || !isText(data.value)) return []
  return [{ variable: data.variable, value: data.value }]
}

function readExportedProfile(data: unknown): Omit<Profile, 'id'> | string {
  if (!isRecord(data)) return 'ce n’est pas un profil.'
  if (!isText(data.nom)) return 'il n’a pas de nom.'
  if (!isRecord(data.valeurs)) return 'il n’a pas de valeurs.'
  const entries = Object.entries(data.valeurs)
  const values = entries.flatMap(([variable, value]) =>
    isText(value) ? [{ variable, value }] : [],
  )
  if (values.length < entries.length) return 'une de ses valeurs n’est pas du texte.'
  const profile = { name: data.nom.trim(), values }
  return profileFault(profile) ?? profile
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function distinct(profiles: Profile[]): Profile[] {
  const ids = new Set<string>()
  return profiles.filter(({ id }) => !ids.has(id) && ids.add(id))
}
