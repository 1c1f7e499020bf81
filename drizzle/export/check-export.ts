import { createHash } from 'node:crypto'

import { z } from 'zod'

import { type NamedMigration, readMigrations } from '#drizzle/backup/tables/applied-migrations.ts'
import { schemaAfter, type Table } from '#drizzle/backup/tables/schema-at.ts'
import { type FileRefusals, parseLine, zippedLines } from '#drizzle/backup/zipped-lines.ts'
import { isNewer } from '#drizzle/commands/migrate.ts'
import { SetupError } from '#drizzle/local/setup-error.ts'

import {
  exportBlockSchema,
  exportEndSchema,
  type ExportHeader,
  exportHeaderSchema,
  exportMarkSchema,
  exportVersion,
} from './export-format.ts'

/** What was read of a table: how many rows, and the SHA-256 of their lines. */
export type ReadTable = { name: string; rows: number; sha256: string }

type Reading = { name: string; row: z.ZodType; rows: number; hash: ReturnType<typeof createHash> }

/**
 * Reads an export to its end: every line by its schema, every row by the schema of its table at the time,
 * every count and hash. What is damaged, cut or newer than this code is refused in one sentence.
 */
export async function checkExport(
  file: string,
): Promise<{ header: ExportHeader; tables: ReadTable[] }> {
  const lines = zippedLines(file, refusals)
  try {
    const header = await readHeader(file, lines)
    const tables = readingsOf(file, header, await readMigrations())
    for (;;) {
      const line = await lines.next()
      if (line.done) throw isDamaged(file, 'it has no end')
      const parsed = parseLine(line.value)
      const end = exportEndSchema.safeParse(parsed).data
      if (end) {
        refuseOther(file, tables, end.end)
        break
      }
      await readBlock(file, parsed, { lines, tables })
    }
    if (!(await lines.next()).done) throw isDamaged(file, 'it goes on after its end')
    return {
      header,
      tables: tables.map(({ name, rows, hash }) => ({ name, rows, sha256: hash.digest('hex') })),
    }
  } finally {
    await lines.return(undefined)
  }
}

async function readHeader(file: string, lines: AsyncGenerator<string>): Promise<ExportHeader> {
  const line = await lines.next()
  const parsed = line.done ? undefined : parseLine(line.value)
  const mark = exportMarkSchema.safeParse(parsed).data
  if (!mark) throw isNoExport(file)
  if (mark.version > exportVersion) {
    throw new SetupError(
      `${file} has a newer format than this code reads: update the code, then check it again.`,
    )
  }
  const header = exportHeaderSchema.safeParse(parsed).data
  if (!header) throw isDamaged(file, 'its first line is not as it was written')
  return header
}

function readingsOf(
  file: string,
  { schema, tables }: ExportHeader,
  known: readonly NamedMigration[],
): Reading[] {
  const last = known.findIndex(({ folderMillis }) => folderMillis === schema)
  if (last === -1) {
    throw isNewer(schema, known)
      ? new SetupError(`${file} is newer than this code: update the code, then check it again.`)
      : isDamaged(file, 'its tables are of no migration of this code')
  }
  const { kept } = schemaAfter(known.slice(0, last + 1))
  return tables.map(({ name, columns }) => {
    const table = kept.find((candidate) => candidate.name === name)
    const row = table && rowSchemaOf(table, columns)
    if (!row) throw isDamaged(file, `its table ${name} is not one of that time`)
    return { name, row, rows: 0, hash: createHash('sha256') }
  })
}

/** What a row of a table must be; undefined where the table has not all these columns. */
function rowSchemaOf({ cells }: Table, columns: readonly string[]): z.ZodType | undefined {
  const shape: Record<string, z.ZodType> = {}
  for (const column of columns) {
    const cell = Object.hasOwn(cells, column) ? cells[column] : undefined
    if (!cell) return undefined
    const value = cell.type === 'integer' ? z.int() : textOrJson
    shape[column] = cell.required ? value : value.nullable()
  }
  return z.strictObject(shape)
}

/** The text of a column, which is its value where that is a list or an object. */
const textOrJson = z.union([z.string(), z.array(z.unknown()), z.record(z.string(), z.unknown())])

type Place = { lines: AsyncGenerator<string>; tables: readonly Reading[] }

async function readBlock(file: string, parsed: unknown, { lines, tables }: Place): Promise<void> {
  const block = exportBlockSchema.safeParse(parsed).data
  const table = tables.find(({ name }) => name === block?.table)
  if (!block || !table) throw isDamaged(file, 'a line is none that was written')
  const hash = createHash('sha256')
  for (let left = block.rows; left > 0; left -= 1) {
    const line = await lines.next()
    if (line.done) throw isDamaged(file, `it ends within the rows of ${table.name}`)
    hash.update(`${line.value}\n`)
    table.hash.update(`${line.value}\n`)
    if (!table.row.safeParse(parseLine(line.value)).success) {
      throw isDamaged(file, `a row of ${table.name} is none`)
    }
  }
  if (hash.digest('hex') !== block.sha256) {
    throw isDamaged(file, `the rows of ${table.name} are not those that were written`)
  }
  table.rows += block.rows
}

function refuseOther(
  file: string,
  tables: readonly Reading[],
  counts: Record<string, number>,
): void {
  const other = tables.find(({ name, rows }) => counts[name] !== rows)
  if (other) throw isDamaged(file, `it has not all rows of ${other.name}`)
}

const isNoExport = (file: string) => new SetupError(`${file} is not an export of this site.`)

const isDamaged = (file: string, how: string) =>
  new SetupError(`${file} is damaged (${how}): take another export.`)

const refusals: FileRefusals = { stranger: isNoExport, damaged: isDamaged }
