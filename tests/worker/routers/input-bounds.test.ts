import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { typedCardSchema } from '#shared/admin/typed-card.ts'
import { defaultTexts } from '#shared/site/texts/site-texts.ts'
import { listProcedures } from '#tests/support/calls/procedures.ts'
import { toolsFor } from '#worker/mcp/tools.ts'

const nodeSchema = z.record(z.string(), z.unknown())
const listSchema = z.array(nodeSchema).catch([])
type Node = z.infer<typeof nodeSchema>
type Input = { name: string; node: Node }

/** What every door takes: the procedures, the tools of assistants, the image of what is typed. */
const inputs: Input[] = [
  ...(await listProcedures()).flatMap(({ name, schema }) =>
    schema ? [{ name, node: jsonSchemaOf(schema) }] : [],
  ),
  ...toolsFor(defaultTexts).map(({ name, inputSchema }) => ({
    name: `tool ${name}`,
    node: nodeSchema.parse(inputSchema),
  })),
  { name: 'the typed image', node: jsonSchemaOf(typedCardSchema) },
]

/** The cells of a file are any JSON at first: the schema of each one's field judges it then. */
const cells = /^admin\.import\.(?:preview|write) (?:\.lignes\[\]\.champs|#)/

const nodes = inputs
  .flatMap(({ name, node }) => walk(node, `${name} `))
  .filter(({ path }) => !cells.test(path))

const pathsOf = (wrong: (node: Node) => boolean) =>
  nodes.filter(({ node }) => wrong(node)).map(({ path, node }) => [path, JSON.stringify(node)])

describe('every input of every door', () => {
  it('is of known types', () => {
    expect(nodes.length).toBeGreaterThan(1000)
    expect(pathsOf((node) => !isKnown(node))).toEqual([])
  })

  it('has texts of a greatest length', () => {
    expect(pathsOf((node) => node['type'] === 'string' && !isBounded(node))).toEqual([])
  })

  it('has lists of a greatest length', () => {
    expect(pathsOf(({ type, maxItems }) => type === 'array' && maxItems === undefined)).toEqual([])
  })

  it('has whole numbers, none of them greater than a number can be', () => {
    expect(pathsOf(({ type }) => type === 'number')).toEqual([])
    expect(pathsOf((node) => node['type'] === 'integer' && !hasRange(node))).toEqual([])
  })

  it('has no other keys than its own, or drops them', () => {
    expect(pathsOf(takesAny)).toEqual([])
  })

  it('is refused with a key that a procedure does not know', () => {
    const loose = inputs
      .filter(({ name }) => /^(?:admin|auth|catalogue|reports|search)\./.test(name))
      .filter(
        ({ node }) => !alternativesOf(node).every((one) => one['additionalProperties'] === false),
      )

    expect(loose.map(({ name }) => name)).toEqual([])
  })
})

/** The object that an input is, or each of those that it may be. */
function alternativesOf(node: Node): Node[] {
  const several = [...listSchema.parse(node['anyOf']), ...listSchema.parse(node['oneOf'])]
  return several.length === 0 ? [node] : several.flatMap(alternativesOf)
}

function jsonSchemaOf(schema: z.ZodType): Node {
  return nodeSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

function walk(value: unknown, path: string): { path: string; node: Node }[] {
  const parsed = nodeSchema.safeParse(value)
  if (!parsed.success) return []
  const node = parsed.data
  const named = (name: string, prefix: string) =>
    Object.entries(nodeSchema.safeParse(node[name]).data ?? {}).flatMap(([key, part]) =>
      walk(part, `${path}${prefix}${key}`),
    )
  const several = ['anyOf', 'oneOf', 'allOf', 'prefixItems'].flatMap((name) =>
    listSchema.parse(node[name]),
  )
  return [
    { path, node },
    ...named('properties', '.'),
    ...named('$defs', '#'),
    ...walk(node['items'], `${path}[]`),
    ...walk(node['additionalProperties'], `${path}{}`),
    ...several.flatMap((part) => walk(part, path)),
  ]
}

const isKnown = (node: Node) =>
  ['type', 'anyOf', 'oneOf', 'allOf', 'enum', 'const', '$ref', 'not'].some((name) => name in node)

const hasRange = ({ minimum, maximum }: Node) =>
  Number.isSafeInteger(minimum) && Number.isSafeInteger(maximum)

/** Whether an object takes any key, and not those alone of which it names the form. */
const takesAny = ({ type, additionalProperties = false, propertyNames }: Node) =>
  type === 'object' && additionalProperties !== false && propertyNames === undefined

/** One value, one of several, of a length, of a form that has one, or of a pattern that takes no long text. */
function isBounded({ maxLength, enum: values, const: value, format, pattern }: Node): boolean {
  if (maxLength !== undefined || values !== undefined || value !== undefined) return true
  // Of an instant the fraction of a second may be of any length, of an address everything.
  if (format !== undefined) return format === 'uuid' || format === 'date'
  if (typeof pattern !== 'string') return false
  const bounded = new RegExp(pattern, 'u')
  return ['a', 'A', '0', '-', '_', 'a-'].every((text) => !bounded.test(text.repeat(5000)))
}
