import { z } from 'zod'

/** A row as the database gives it: what is sent beside an id may be what is stored beside it. */
export type StoredRow = Record<string, unknown>

/** A place of an input that takes an id. */
export type IdPlace = {
  name: string
  /** The name of the field. */
  key: string
  /** What the example has there. */
  example: unknown
  /** The input with an id there, and beside it what a row holds under the same names. */
  put: (id: string, row: StoredRow) => unknown
}

/** A JSON schema, as far as it is looked at. */
const nodeSchema = z.object({
  get anyOf() {
    return z.array(nodeSchema).optional()
  },
  get oneOf() {
    return z.array(nodeSchema).optional()
  },
  get properties() {
    return z.record(z.string(), nodeSchema).optional()
  },
  get items() {
    return nodeSchema.optional()
  },
  get propertyNames() {
    return nodeSchema.optional()
  },
  required: z.array(z.string()).optional(),
  type: z.unknown().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  minimum: z.number().optional(),
})
type Node = z.infer<typeof nodeSchema>

/** Where an input takes ids, by what its schema accepts: nothing needs to be said of a new procedure. */
export function idPlaces(schema: z.ZodType, example: unknown): IdPlace[] {
  const node = nodeSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return placesIn(node, example, '').map((place) => ({
    name: place.name,
    key: place.key,
    example: place.example,
    put: (id, row) => {
      const besides = place.put(id, row)
      return schema.safeParse(besides).success ? besides : place.put(id, {})
    },
  }))
}

function placesIn(node: Node, value: unknown, name: string): IdPlace[] {
  if (isId(node, name)) {
    const key = name.slice(name.lastIndexOf('.') + 1)
    return [{ name, key, example: value, put: (id) => id }]
  }
  const either = [...(node.anyOf ?? []), ...(node.oneOf ?? [])]
  if (either.length > 0) return either.flatMap((one) => placesIn(one, value, name))
  return node.items ? placesOfList(node.items, value, name) : placesOfObject(node, value, name)
}

function placesOfObject(node: Node, value: unknown, name: string): IdPlace[] {
  const properties = propertiesOf(node)
  const object = isRecord(value) ? value : sampleOf(node)
  return Object.entries(properties).flatMap(([key, property]) =>
    placesIn(property, object[key], `${name}.${key}`).map((place) =>
      within(place, (inner, row) => ({
        ...object,
        ...(isId(property, key) ? siblings(properties, row) : {}),
        [key]: inner,
      })),
    ),
  )
}

/** In the place of the first one, and after the others. */
function placesOfList(node: Node, value: unknown, name: string): IdPlace[] {
  const all: unknown[] = Array.isArray(value) ? value : []
  const places = placesIn(node, all[0], `${name}[]`)
  return [
    ...places.map((place) => within(place, (inner) => [inner, ...all.slice(1)])),
    ...(all.length === 0 ? [] : places).map((place) =>
      within({ ...place, name: `${place.name}+` }, (inner) => [...all, inner]),
    ),
  ]
}

/** The same place in what is around it. */
const within = (place: IdPlace, around: (inner: unknown, row: StoredRow) => unknown): IdPlace => ({
  ...place,
  put: (id, row) => around(place.put(id, row), row),
})

/** Those that are declared, or that a record may have. */
function propertiesOf({ properties, propertyNames }: Node): Record<string, Node> {
  const names = propertyNames?.enum?.filter((key) => typeof key === 'string') ?? []
  return properties ?? Object.fromEntries(names.map((key) => [key, {}]))
}

const someId = 'Aa_0-9'
const uuid = crypto.randomUUID()

/** What takes an identifier and no sentence, and what is called one. */
function isId({ type, format, pattern }: Node, name: string): boolean {
  if (/(?:^|\.)id$/.test(name)) return type === undefined || type === 'string'
  if (type !== 'string' || pattern === undefined) return false
  const takes = (text: string) => new RegExp(pattern).test(text)
  return format === 'uuid' || (takes(uuid) && takes(someId) && !takes('Deux mots, é'))
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

const siblings = (properties: Record<string, Node>, row: StoredRow) =>
  Object.fromEntries(Object.entries(row).filter(([key, one]) => key in properties && isScalar(one)))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object with what it cannot do without, for what an example leaves out. */
const sampleOf = ({ properties = {}, required = [] }: Node): Record<string, unknown> =>
  Object.fromEntries(required.map((key) => [key, properties[key]?.minimum ?? 0]))
