import { isFilled, type PromptValues, valueOf } from '#shared/variables/prompt-values.ts'
import { parsePrompt, type PromptVariable } from '#shared/variables/prompt-variables.ts'
import { packedLink, readPackedFragment } from '#web/storage/packed-link.ts'

import { permalinkPrefix } from './permalink-prefix.ts'

const maxTextBytes = 200_000

/** Under this name, which no variable can have, stands a text in the place of the prompt's own. */
const textKey = '#texte'

/**
 * The address of a prompt with the values of its variables in the fragment, which browsers send to
 * nobody, and the sender's version of its text where there is one; fails when they are too long for a link.
 */
export function permalink(
  page: string,
  variables: PromptVariable[],
  values: PromptValues,
  text: string | null,
): Promise<string> {
  const filled = variables.flatMap(({ key }) => {
    const value = valueOf(values, key)
    return isFilled(value) ? [[key, value] as const] : []
  })
  return packedLink(
    page + permalinkPrefix,
    JSON.stringify({ ...Object.fromEntries(filled), ...(text !== null && { [textKey]: text }) }),
    maxTextBytes,
  )
}

/** Values and text in a personalised link. */
export type LinkedValues = {
  /** Another text than the prompt's own; null for none. */
  text: string | null
  variables: PromptVariable[]
  values: PromptValues
  /** Number of values without a variable in the text. */
  unknownCount: number
}

/** Reads the values and the text from the fragment of an address. Null if it is damaged. */
export async function readPermalink(
  fragment: string,
  ownVariables: PromptVariable[],
): Promise<LinkedValues | null> {
  const packed = await readPackedFragment(fragment, permalinkPrefix, maxTextBytes)
  const entries = packed === null ? null : readEntries(packed)
  if (entries === null) return null
  const text = entries.find(([key]) => key === textKey)?.[1] ?? null
  const variables = text === null ? ownVariables : parsePrompt(text).variables
  const given = entries.filter(([key]) => key !== textKey)
  const keys = new Set(variables.map(({ key }) => key))
  const known = given.filter(([key]) => keys.has(key))
  return {
    text,
    variables,
    values: Object.fromEntries(known),
    unknownCount: given.length - known.length,
  }
}

function readEntries(text: string): [key: string, value: string][] | null {
  try {
    const data: unknown = JSON.parse(text)
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return null
    return Object.entries(data).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'string' && isFilled(value) ? [[key, value]] : [],
    )
  } catch {
    return null
  }
}
