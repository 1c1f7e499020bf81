import { DatabaseSync } from 'node:sqlite'

import { z } from 'zod'

import type { Migration } from '#drizzle/commands/migrate.ts'

import { isDerived } from './derived-tables.ts'

export type Table = {
  name: string
  /** The statement that makes it. */
  sql: string
  columns: string[]
  /** What a value of each column is. */
  cells: Record<string, Cell>
}
type Cell = z.infer<typeof cellSchema>

const cellSchema = z.object({
  type: z.string().toLowerCase(),
  /** 1 where there is always one. */
  required: z.number(),
})

/** What migrations make, each kind in the order of making. */
export type Schema = {
  /** Those whose rows a backup holds. */
  kept: Table[]
  /** Those that triggers fill from the others. */
  derived: Table[]
  indexes: Named[]
  views: Named[]
  triggers: Named[]
}
type Named = { name: string; sql: string; on: string }

const objectSchema = z.array(
  z.object({
    type: z.enum(['table', 'index', 'view', 'trigger']),
    name: z.string(),
    /** The table that it stands on. */
    on: z.string(),
    sql: z.string(),
    columns: z.string(),
    cells: z.string(),
  }),
)

/** Without what a virtual table makes for itself, and what a column's condition makes. */
const objectsOfSchema = `SELECT type, name, tbl_name AS "on", sql,
    (SELECT json_group_array(name) FROM pragma_table_info(object.name)) AS columns,
    (SELECT json_group_object(name, json_object('type', type, 'required', "notnull"))
      FROM pragma_table_info(object.name)) AS cells
  FROM sqlite_schema AS object
  WHERE sql IS NOT NULL
    AND name NOT IN (SELECT name FROM pragma_table_list WHERE type = 'shadow')
  ORDER BY rowid`

/** The schema that these migrations give a database, which they are tried on in memory. */
export function schemaAfter(migrations: readonly Migration[]): Schema {
  const database = new DatabaseSync(':memory:')
  try {
    for (const statement of migrations.flatMap(({ sql }) => sql)) database.exec(statement)
    return schemaOf(objectSchema.parse(database.prepare(objectsOfSchema).all()))
  } finally {
    database.close()
  }
}

function schemaOf(objects: z.infer<typeof objectSchema>): Schema {
  const ofType = (wanted: string) => objects.filter(({ type }) => type === wanted)
  const tables = ofType('table').map(({ name, sql, columns, cells }) => ({
    name,
    sql,
    columns: z.array(z.string()).parse(JSON.parse(columns)),
    cells: z.record(z.string(), cellSchema).parse(JSON.parse(cells)),
  }))
  return {
    kept: tables.filter((table) => !isDerived(table)),
    derived: tables.filter(isDerived),
    indexes: ofType('index'),
    views: ofType('view'),
    triggers: ofType('trigger'),
  }
}
