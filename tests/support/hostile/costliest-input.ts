import type { z } from 'zod'

/** Texts that parsers of markdown are slow at, at a length; the first is the worst of today's. */
const slowTexts: ((length: number) => string)[] = [
  (length) => repeated('_a*', length),
  (length) => repeated('a', length),
  (length) => repeated('a-1-', length),
]
const lengths = [20_000, 10_000, 5000, 2000, 1000, 500, 300, 200, 160, 100, 60]
const counts = [1000, 500, 200, 100, 50, 20, 10, 5]

/**
 * The most expensive input that a schema lets through, grown from a valid one: each list as long as it
 * may be, each text as long and as slow to parse.
 */
export function costliestInput(schema: z.ZodType, valid: unknown): unknown {
  let input = valid
  for (const path of pathsOf(input, isList)) {
    input = firstThatFits(schema, input, path, grownLists(at(input, path)))
  }
  for (const path of pathsOf(input, isText)) {
    input = firstThatFits(schema, input, path, longTexts)
  }
  return input
}

type Path = (string | number)[]

const isList = (value: unknown) => Array.isArray(value) && value.length > 0
const isText = (value: unknown) => typeof value === 'string'

const repeated = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length)

const longTexts = lengths.flatMap((length) => slowTexts.map((text) => text(length)))

const grownLists = (value: unknown): unknown[] =>
  Array.isArray(value)
    ? counts.map((count) => Array.from({ length: count }, (_, index) => variant(value[0], index)))
    : []

/** Another entry of the same kind: lists take none twice. */
const variant = (entry: unknown, index: number): unknown =>
  typeof entry === 'string' && index > 0 ? `${entry.slice(0, -4)}${1000 + index}` : entry

function firstThatFits(schema: z.ZodType, input: unknown, path: Path, candidates: unknown[]) {
  const fitting = candidates.find(
    (candidate) => schema.safeParse(put(input, path, candidate)).success,
  )
  return fitting === undefined ? input : put(input, path, fitting)
}

function pathsOf(value: unknown, isWanted: (value: unknown) => boolean, path: Path = []): Path[] {
  const own = isWanted(value) ? [path] : []
  // One entry of a list stands for all: a thousand would be tried for hours.
  const parts = Array.isArray(value) ? value.slice(0, 1).entries() : entriesOf(value)
  return [...own, ...[...parts].flatMap(([key, part]) => pathsOf(part, isWanted, [...path, key]))]
}

const entriesOf = (value: unknown): Iterable<[string, unknown]> =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], value)

function put(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part
  if (Array.isArray(value)) {
    return value.map((entry: unknown, index) => (index === key ? put(entry, rest, part) : entry))
  }
  const record = value as Record<string, unknown>
  return { ...record, [key]: put(record[key], rest, part) }
}
