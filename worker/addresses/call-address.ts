import { z } from 'zod'

import { catalogueInputs, catalogueWithoutInput } from './catalogue-inputs.ts'
import type { PublicAddress } from './public-address.ts'

const calls = /^\/api\/trpc\/((?:catalogue\.\w+)(?:,catalogue\.\w+){0,9})$/

const nothing = z.unknown().transform(() => undefined)
const schemas = new Map<string, z.ZodType>([
  ...Object.entries(catalogueInputs),
  ...catalogueWithoutInput.map((name) => [name, nothing] as const),
])

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('not JSON')
    return z.NEVER
  }
})

/**
 * The address of calls of the catalogue's procedures: made of what each of them reads of its input, so
 * that calls with one meaning have one answer. Null for what they refuse, which is kept nowhere.
 */
export function callAddress(path: string, parameters: URLSearchParams): PublicAddress | null {
  const called = calls.exec(path)?.[1]?.split(',')
  if (!called) return null
  const isBatch = parameters.get('batch') === '1'
  if (called.length > 1 && !isBatch) return null
  const sent = json.safeParse(parameters.get('input') ?? 'null')
  if (!sent.success) return null
  const given = inputsOf(sent.data, called.length, isBatch)
  const read = called.map((name, index) =>
    schemas.get(name.replace('catalogue.', ''))?.safeParse(given[index]),
  )
  if (!read.every((input) => input?.success)) return null
  const inputs = read.map((input) => input?.data)
  const written = JSON.stringify(isBatch ? Object.fromEntries(inputs.entries()) : inputs[0])
  const isAsked = inputs.some((input) => input !== undefined)
  return {
    address:
      path +
      queryString([
        ...(isBatch ? [['batch', '1'] as const] : []),
        ...(isAsked ? [['input', written] as const] : []),
      ]),
    isTextAsked: inputs.some(asksWords),
  }
}

/** The input of each call, as the API reads it: that of a batch by its place, that of one call as it is. */
function inputsOf(sent: unknown, count: number, isBatch: boolean): unknown[] {
  if (!isBatch) return [sent ?? undefined]
  const places = new Map(Object.entries(Object(sent)))
  return Array.from({ length: count }, (_, index) => places.get(String(index)))
}

const asksWords = (input: unknown) => typeof input === 'object' && input !== null && 'q' in input

/** A query string in the order of its parameters, as the site itself writes them; empty without any. */
export function queryString(parameters: (readonly [string, unknown])[]): string {
  const pairs = parameters.map(([name, value]) => [name, String(value)])
  const text = new URLSearchParams(pairs).toString()
  return text === '' ? '' : `?${text}`
}
