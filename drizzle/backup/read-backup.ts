import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

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
import { isNewer, type NamedMigration } from './tables/applied-migrations.ts'
import { tableTally } from './tables/table-rows.ts'
import type { Advance } from './terminal.ts'

type TableRows = { table: TableEntry; rows: Row[] }

/** What is given at a time, so that memory and requests stay bounded. */
const atOnce = { rows: 200, characters: 1_000_000 }
const newLine = '\n'

/** The first line of a backup. */
export async function readHeader(file: string): Promise<Header> {
  const lines = linesOf(file)
  try {
    return await nextHeader(file, lines)
  } finally {
    await lines.return(undefined)
  }
}

/** Reads a backup to its end, and refuses one that is damaged or cut. */
export async function checkBackup(file: string, advance?: Advance): Promise<Header> {
  const header = await readHeader(file)
  const total = rowsOf(header.tables)
  let done = 0
  for await (const { rows } of readRows(file)) {
    done += rows.length
    advance?.(done, total)
  }
  return header
}

/** The rows of a backup, table by table; it throws at the first thing that is not as it was written. */
export async function* readRows(file: string): AsyncGenerator<TableRows> {
  const lines = linesOf(file)
  try {
    const { tables } = await nextHeader(file, lines)
    for (const table of tables) yield* rowsOfTable(file, table, lines)
    if (!(await lines.next()).done) throw isDamaged(file, 'it goes on after its last table')
  } finally {
    await lines.return(undefined)
  }
}

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
    tally.add(line.value + newLine)
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
  const parsed = parseJson(line.value)
  const mark = markSchema.safeParse(parsed).data
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

function parseRow(file: string, { name, columns }: TableEntry, line: string): Row {
  const row = rowSchema.safeParse(parseJson(line)).data
  if (row?.length !== columns.length) throw isDamaged(file, `a row of ${name} is none`)
  return row
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** Without their breaks. A file that does not open is told in one sentence. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip()
  const stop = new AbortController()
  const reading = pipeline(createReadStream(file), unzipped, { signal: stop.signal })
  // What it fails of is thrown to whoever reads what comes out of it.
  reading.catch(() => {})
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  try {
    for await (const chunk of unzipped) {
      const [first = '', ...more] = decoder.decode(chunk, { stream: true }).split(newLine)
      const last = more.pop()
      if (last === undefined) {
        rest += first
        continue
      }
      yield rest + first
      yield* more
      rest = last
    }
  } catch (error) {
    throw doesNotOpen(file, error)
  } finally {
    stop.abort()
  }
  if (rest !== '') throw isDamaged(file, 'its last line has no end')
}

function doesNotOpen(file: string, error: unknown): SetupError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return new SetupError(`There is no file ${file}.`)
  if (/incorrect header check/.test(String(error))) return isNoBackup(file)
  if (/^(?:Z_|ERR_ENCODING_)/.test(code)) return isDamaged(file, 'it is cut or changed')
  return new SetupError(`${file} cannot be read: ${code || String(error)}.`)
}

const isNoBackup = (file: string) => new SetupError(`${file} is not a backup of this site.`)

const isDamaged = (file: string, how: string) =>
  new SetupError(`${file} is damaged (${how}): take another backup.`)
