import { foldText } from '#shared/search/search-text.ts'

import type { PromptField } from './known-variable.ts'
import { heldValue, type Profile, profileRefusalsMax, valuesByName } from './profiles.ts'
import type { PromptVariable } from './prompt-variables.ts'

/** What a prompt asks for, and what the vocabulary says of it where it knows it. */
export type AskedVariable = { variable: PromptVariable; field: PromptField | undefined }

/** What a profile holds for a variable, or undefined. */
export const valueIn = (profile: Profile, { variable, field }: AskedVariable): string | undefined =>
  heldValue(valuesByName(profile), variable, field)?.value

/** The profile with a value for a variable, in the place of the one that it held; without any for undefined. */
export function withValue(
  profile: Profile,
  asked: AskedVariable,
  value: string | undefined,
): Profile {
  const held = heldValue(valuesByName(profile), asked.variable, asked.field)
  const variable = held?.variable ?? nameOf(asked)
  const others = profile.values.filter((other) => other !== held)
  if (value === undefined) return { ...profile, values: others }
  const place = held ? profile.values.indexOf(held) : others.length
  return { ...profile, values: others.toSpliced(place, 0, { variable, value }) }
}

/** Whether its visitor has said that values of this variable do not belong to the profile. */
export const isRefused = (profile: Profile, asked: AskedVariable): boolean =>
  profile.refused?.includes(foldText(nameOf(asked))) ?? false

/** The profile that remembers so. */
export const withRefusal = (profile: Profile, asked: AskedVariable): Profile => ({
  ...profile,
  refused: [...(profile.refused ?? []), foldText(nameOf(asked))].slice(-profileRefusalsMax),
})

/** What a profile calls a variable: as the vocabulary does, where it knows it. */
const nameOf = ({ variable, field }: AskedVariable) => field?.cle ?? variable.placeholder
