import type { Value } from '@libsql/client/web'
import { z } from 'zod'

import { sealedSchema } from './secrets/sealed-secrets.ts'
import { nameSchema, originSchema } from './tables/table-names.ts'

/** What every version of the format has. */
export const markSchema = z.object({ format: z.literal('catalogue-backup'), version: z.int() })

export const formatVersion = 1

const tableSchema = z.strictObject({
  name: nameSchema,
  columns: z.array(nameSchema).min(1),
  rows: z.int().min(0),
  /** Of its lines, each with the break that ends it. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

/** The first line. The lines of the tables follow in the order of their entries. */
export const headerSchema = markSchema.extend({
  version: z.literal(formatVersion),
  made_at: z.iso.datetime(),
  /** Which database it was taken of: only backups of the same one replace each other. */
  origin: originSchema,
  /** The last migration that the database had applied. */
  schema: z.strictObject({ name: nameSchema, created_at: z.int(), hash: z.string() }),
  tables: z.array(tableSchema),
  secrets: sealedSchema.nullable(),
})

/** Every other line: the values of a row, in the order of the table's columns. */
export const rowSchema = z.array(
  z.union([z.string(), z.number(), z.null(), z.strictObject({ base64: z.base64() })]),
)

export type Header = z.infer<typeof headerSchema>
export type TableEntry = z.infer<typeof tableSchema>
export type Row = z.infer<typeof rowSchema>

/** A row as its line, with the break that ends it. */
export const toLine = (values: readonly Value[]): string =>
  `${JSON.stringify(values.map(toCell))}\n`

function toCell(value: Value): Row[number] {
  if (value instanceof ArrayBuffer) return { base64: Buffer.from(value).toString('base64') }
  // The commands' client gives no other number than JavaScript's own.
  return typeof value === 'bigint' ? Number(value) : value
}

/** A row as the driver binds it, which would bind a whole number as a fraction. */
export const toValues = (row: Row): (Value | Uint8Array)[] =>
  row.map((cell) => {
    if (typeof cell === 'number') return Number.isSafeInteger(cell) ? BigInt(cell) : cell
    return typeof cell === 'object' && cell !== null ? Buffer.from(cell.base64, 'base64') : cell
  })

/** How many rows a backup holds. */
export const rowsOf = (tables: readonly { rows: number }[]): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0)
