import { z } from 'zod'

import { nameSchema, originSchema } from '#drizzle/backup/tables/table-names.ts'

/** What every version of the format has. */
export const exportMarkSchema = z.object({
  format: z.literal('catalogue-export'),
  version: z.int(),
})

export const exportVersion = 1

const rowCount = z.int().min(0)

/** The first line. */
export const exportHeaderSchema = z.strictObject({
  ...exportMarkSchema.shape,
  version: z.literal(exportVersion),
  made_at: z.iso.datetime(),
  /** The site, or the database, that it was taken of. */
  origin: originSchema,
  /** When the last migration was made that its tables have. */
  schema: z.int(),
  /** In the order in which they follow. */
  tables: z.array(z.strictObject({ name: nameSchema, columns: z.array(nameSchema).min(1) })).min(1),
  /** Tables, and columns as `table.column`, that are not in it, with the reason. */
  left_out: z.record(z.string(), z.string()),
})
export type ExportHeader = z.infer<typeof exportHeaderSchema>

/** The line before some rows of a table: so many lines follow, whose SHA-256 this is, breaks included. */
export const exportBlockSchema = z.strictObject({
  table: z.string(),
  rows: rowCount.min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type ExportBlock = z.infer<typeof exportBlockSchema>

/** The last line: how many rows each table has. */
export const exportEndSchema = z.strictObject({ end: z.record(z.string(), rowCount) })
export type ExportEnd = z.infer<typeof exportEndSchema>
