import { getTableColumns, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import * as tables from '#drizzle/schema/index.ts'
import { importFieldSchema } from '#shared/import/import-fields.ts'
import { listProcedures } from '#tests/support/calls/procedures.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'

import { adminInputs } from './admin-inputs.ts'
import { visitorInputs } from './visitor-inputs.ts'

type Path = (string | number)[]

const procedures = (await listProcedures()).flatMap(({ name, type, schema }) =>
  schema ? [{ name, type, schema }] : [],
)
const columns = new Set(
  Object.values<unknown>(tables).flatMap((table) =>
    is(table, SQLiteTable) ? Object.keys(getTableColumns(table)) : [],
  ),
)

let inputs: Record<string, unknown>
beforeAll(async () => {
  inputs = { ...visitorInputs, ...(await adminInputs(await createTestDatabase(), null)) }
})

describe('the input of every procedure', () => {
  it('takes no column of any table that it does not name, at any depth', () => {
    const forged = { forged: true }
    const taken = procedures.flatMap(({ name, schema }) =>
      pathsOf(inputs[name])
        .filter(({ value }) => isPlain(value))
        .flatMap(({ path, value }) =>
          [...columns]
            .filter((column) => !(column in Object(value)))
            .filter((column) => {
              const { data } = schema.safeParse(withValue(inputs[name], [...path, column], forged))
              return column in Object(valueAt(data, path))
            })
            .map((column) => [name, ...path, column].join('.')),
        ),
    )

    // The fields of a row of a file, whatever they hold, are checked as those of an item are.
    const ofImports = /^admin\.import\.(?:preview|write)\.lignes\.0\.champs\.(?=\w+$)/
    const ofFiles = taken.filter((path) => ofImports.test(path))
    const fields = new Set<string>(importFieldSchema.options)
    const inner = [
      'statut',
      'cree_par',
      'version',
      'score',
      'cote_rang',
      'completude',
      'verifie_le',
    ]

    expect(columns.size).toBeGreaterThan(100)
    expect(taken.filter((path) => !ofImports.test(path))).toEqual([])
    expect(ofFiles.filter((path) => !fields.has(path.replace(ofImports, '')))).toEqual([])
    expect(inner.filter((column) => !columns.has(column) || fields.has(column))).toEqual([])
  })

  it('takes a value for no other type than its own', () => {
    const turned = procedures.flatMap(({ name, schema }) =>
      pathsOf(inputs[name])
        .filter(({ value }) => !isPlain(value) && !Array.isArray(value))
        .flatMap(({ path, value }) =>
          otherTypes(value)
            .filter((other) => {
              const { data, success } = schema.safeParse(withValue(inputs[name], path, other))
              return success && typeOf(valueAt(data, path)) !== typeOf(other)
            })
            .map((other) => [name, ...path, JSON.stringify(other)].join('.')),
        ),
    )

    expect(turned).toEqual([])
  })

  it('that stands in an address names nothing secret', () => {
    const secret =
      /"[^"]*(?:pass(?:word|e)|token|secret|captcha|code|recovery|email|cookie)[^"]*":\{/i
    const inAddresses = procedures.filter(({ type }) => type === 'query')
    const named = inAddresses.flatMap(({ name, schema }) => {
      const keys = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
      return secret.test(keys) ? [[name, secret.exec(keys)?.[0]]] : []
    })

    expect(inAddresses.length).toBeGreaterThan(30)
    expect(named).toEqual([])
  })
})

/** Values of other types, which a loose comparison or a conversion would take for this one. */
function otherTypes(value: unknown): unknown[] {
  const texts = typeof value === 'string' ? [] : [String(value)]
  const numbers = typeof value === 'number' ? [] : [1]
  const truths = typeof value === 'boolean' ? [] : [true]
  return [...texts, ...numbers, ...truths, [value], { $ne: value }, { length: 1, 0: value }]
}

const typeOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every value within a value, itself included, and where it is. */
function pathsOf(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const own = { path, value }
  if (Array.isArray(value)) {
    return [own, ...value.flatMap((one, index) => pathsOf(one, [...path, index]))]
  }
  if (!isPlain(value)) return [own]
  return [own, ...Object.entries(value).flatMap(([key, one]) => pathsOf(one, [...path, key]))]
}

/** A copy with another value at a place. */
function withValue(root: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(root)) {
    return root.map((one, index) => (index === key ? withValue(one, rest, value) : one))
  }
  const at = new Map(Object.entries(Object(root)))
  return { ...Object(root), [key]: withValue(at.get(String(key)), rest, value) }
}

const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => Object(at)[key], root)
