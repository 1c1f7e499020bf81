import { z } from 'zod'

import { isNewer } from '#drizzle/commands/migrate.ts'
import { SetupError } from '#drizzle/local/setup-error.ts'

import {
  formatVersion,
  type Header,
  headerSchema,
  markSchema,
  type Row,
  rowSchema,
  rowsOf,
  type TableEntry,
} from './backup-format.ts'
import { type NamedMigration, readMigrations } from './tables/applied-migrations.ts'
import { schemaAfter, type Table } from './tables/schema-at.ts'
import { tableTally } from './tables/table-rows.ts'
import type { Advance } from './terminal.ts'
import { type FileRefusals, parseLine, zippedLines } from './zipped-lines.ts'

type TableRows = { table: TableEntry; rows: Row[] }

/** What is given at a time, so that memory and requests stay bounded. */
const atOnce = { rows: 200, characters: 1_000_000 }

/** The first line of a backup. */
export async function readHeader(file: string): Promise<Header> {
  const lines = zippedLines(file, refusals)
  try {
    return await nextHeader(file, lines)
  } finally {
    await lines.return(undefined)
  }
}

/** Reads a backup to its end, and refuses one that is damaged, cut, or of other tables than those of its schema. */
export async function checkBackup(file: string, advance?: Advance): Promise<Header> {
  const header = await readHeader(file)
  const { kept } = schemaAfter(migrationsOf(header, await readMigrations()))
  refuseOtherTables(file, header.tables, kept)
  const total = rowsOf(header.tables)
  let done = 0
  for await (const { table, rows } of readRows(file)) {
    const cells = kept.find(({ name }) => name === table.name)?.cells ?? {}
    if (!rows.every((row) => hasTypes(row, table.columns, cells))) throw isNoRow(file, table)
    done += rows.length
    advance?.(done, total)
  }
  return header
}

/** The rows of a backup, table by table; it throws at the first thing that is not as it was written. */
export async function* readRows(file: string): AsyncGenerator<TableRows> {
  const lines = zippedLines(file, refusals)
  try {
    const { tables } = await nextHeader(file, lines)
    for (const table of tables) yield* rowsOfTable(file, table, lines)
    if (!(await lines.next()).done) throw isDamaged(file, 'it goes on after its last table')
  } finally {
    await lines.return(undefined)
  }
}

/** A backup without a table would empty it, and one of another cannot be put anywhere. */
function refuseOtherTables(
  file: string,
  written: readonly TableEntry[],
  kept: readonly Table[],
): void {
  const names = written.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw isDamaged(file, `it has the table ${twice} twice`)
  const missing = kept.find(({ name }) => !names.includes(name))
  if (missing) throw isDamaged(file, `it lacks the table ${missing.name}`)
  for (const { name, columns } of written) {
    const table = kept.find((one) => one.name === name)
    if (!table) throw isDamaged(file, `its table ${name} is not one of that time`)
    if (columns.toSorted().join() !== table.columns.toSorted().join()) {
      throw isDamaged(file, `the columns of its table ${name} are not those of that time`)
    }
  }
}

/** True if each value has the type of its column, a number or a text. */
const hasTypes = (row: Row, columns: readonly string[], cells: Table['cells']): boolean =>
  row.every((value, index) => {
    const cell = cells[columns[index] ?? '']
    if (value === null) return cell?.required === 0
    return typeof value === (cell?.type === 'integer' ? 'number' : 'string')
  })

/** Which migrations the database of a backup had applied; one that is newer than the code is refused. */
export function migrationsOf(
  { schema: { name, created_at, hash } }: Header,
  known: readonly NamedMigration[],
): NamedMigration[] {
  const last = known.findIndex(({ folderMillis }) => folderMillis === created_at)
  if (last === -1 && isNewer(created_at, known)) {
    throw new SetupError(
      `The backup is newer than this code, which lacks its migration ${name}: update the code, then restore it.`,
    )
  }
  if (known[last]?.hash !== hash) {
    throw new SetupError(
      `The backup was made after a migration ${name} that is not the one of this code: restore that file.`,
    )
  }
  return known.slice(0, last + 1)
}

async function* rowsOfTable(
  file: string,
  table: TableEntry,
  lines: AsyncGenerator<string>,
): AsyncGenerator<TableRows> {
  const tally = tableTally(table)
  let rows: Row[] = []
  let characters = 0
  for (let left = table.rows; left > 0; left -= 1) {
    const line = await lines.next()
    if (line.done) throw isDamaged(file, `it ends within the rows of ${table.name}`)
    tally.add(`${line.value}\n`)
    rows.push(parseRow(file, table, line.value))
    characters += line.value.length
    if (rows.length < atOnce.rows && characters < atOnce.characters) continue
    yield { table, rows }
    rows = []
    characters = 0
  }
  if (rows.length > 0) yield { table, rows }
  if (tally.entry().sha256 !== table.sha256) {
    throw isDamaged(file, `the rows of ${table.name} are not those that were written`)
  }
}

async function nextHeader(file: string, lines: AsyncGenerator<string>): Promise<Header> {
  const line = await lines.next()
  if (line.done) throw isNoBackup(file)
  const parsed = parseLine(line.value)
  const mark = markSchema.safeParse(parsed).data
  if (exportMark.safeParse(parsed).success) throw isExport(file)
  if (!mark) throw isNoBackup(file)
  if (mark.version > formatVersion) {
    throw new SetupError(
      `${file} has a newer format than this code reads: update the code, then restore it.`,
    )
  }
  const header = headerSchema.safeParse(parsed).data
  if (!header) throw isDamaged(file, 'its first line is not as it was written')
  return header
}

function parseRow(file: string, table: TableEntry, line: string): Row {
  const row = rowSchema.safeParse(parseLine(line)).data
  if (row?.length !== table.columns.length) throw isNoRow(file, table)
  return row
}

/** The first line of an export. */
const exportMark = z.object({ format: z.literal('catalogue-export') })

const isExport = (file: string) =>
  new SetupError(
    `${file} is an export, which no account can sign in from: restore a backup, or read it by npm run export -- --check ${file}`,
  )

const isNoBackup = (file: string) => new SetupError(`${file} is not a backup of this site.`)

const isDamaged = (file: string, how: string) =>
  new SetupError(`${file} is damaged (${how}): take another backup.`)

const isNoRow = (file: string, { name }: TableEntry) => isDamaged(file, `a row of ${name} is none`)

const refusals: FileRefusals = { stranger: isNoBackup, damaged: isDamaged }
