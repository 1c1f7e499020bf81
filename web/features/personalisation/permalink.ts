import { isFilled, type PromptValues, valueOf } from '#shared/variables/prompt-values.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'
import { packedLink, readPackedFragment } from '#web/storage/packed-link.ts'

import { permalinkPrefix } from './permalink-prefix.ts'

const maxTextBytes = 200_000

/**
 * The address of a prompt with the values of its variables in the fragment, which browsers send to
 * nobody; fails when the values are too long for a link.
 */
export function permalink(
  page: string,
  variables: PromptVariable[],
  values: PromptValues,
): Promise<string> {
  const filled = variables.flatMap(({ key }) => {
    const value = valueOf(values, key)
    return isFilled(value) ? [[key, value] as const] : []
  })
  return packedLink(
    page + permalinkPrefix,
    JSON.stringify(Object.fromEntries(filled)),
    maxTextBytes,
  )
}

/** What a link gives a prompt, and how many of its values the prompt has no variable for. */
export type LinkedValues = { values: PromptValues; unknownCount: number }

/** The values in the fragment of an address; null when they cannot be read. */
export async function readPermalink(
  fragment: string,
  variables: PromptVariable[],
): Promise<LinkedValues | null> {
  const text = await readPackedFragment(fragment, permalinkPrefix, maxTextBytes)
  const given = text === null ? null : readEntries(text)
  if (given === null) return null
  const keys = new Set(variables.map(({ key }) => key))
  const known = given.filter(([key]) => keys.has(key))
  return {
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
