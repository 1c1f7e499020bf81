import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip, gzipSync } from 'node:zlib'

import type { Client } from '@libsql/client/web'
import { z } from 'zod'

import { SetupError } from '#drizzle/local/setup-error.ts'

import { formatVersion, type Header, type TableEntry } from './backup-format.ts'
import type { SealedSecrets } from './secrets/sealed-secrets.ts'
import {
  type NamedMigration,
  readApplied,
  type Reader,
  readMigrations,
} from './tables/applied-migrations.ts'
import { schemaAfter, type Table } from './tables/schema-at.ts'
import { quoted } from './tables/table-names.ts'
import { readLines, tableTally } from './tables/table-rows.ts'
import { type Advance, showProgress } from './terminal.ts'

export type Source = {
  client: Client
  /** Which database it is. */
  origin: string
  secrets: SealedSecrets | null
}

type Draft = { at: Date; draft: string; signal: AbortSignal }

/** Writes the file of a backup, under the name it is given. */
export async function writeDraft(source: Source, { at, draft, signal }: Draft): Promise<void> {
  const rowsFile = `${draft}.rows`
  try {
    const { applied, tables } = await writeRows(source.client, rowsFile, signal)
    const last = applied.at(-1)
    if (!last) throw new SetupError('The database is empty: there is nothing to back up.')
    const header: Header = {
      format: 'catalogue-backup',
      version: formatVersion,
      made_at: at.toISOString(),
      origin: source.origin,
      schema: { name: last.name, created_at: last.folderMillis, hash: last.hash },
      tables,
      secrets: source.secrets,
    }
    // The counts are known at the end and stand at the beginning: two compressed parts are one file.
    await writeFile(draft, gzipSync(`${JSON.stringify(header)}\n`), { mode: 0o600 })
    await pipeline(createReadStream(rowsFile), createWriteStream(draft, { flags: 'a' }), { signal })
    await reachDisk(draft)
  } finally {
    await rm(rowsFile, { force: true })
  }
}

/** Everything as it is at one moment, whoever writes meanwhile. */
async function writeRows(
  client: Client,
  file: string,
  signal: AbortSignal,
): Promise<{ applied: NamedMigration[]; tables: TableEntry[] }> {
  const transaction = await client.transaction('read')
  try {
    const applied = await readApplied(transaction, await readMigrations())
    const { kept } = schemaAfter(applied)
    const total = await countRows(transaction, kept)
    const tables: TableEntry[] = []
    const lines = linesOf(transaction, kept, {
      total,
      advance: showProgress('Reading'),
      onTable: (entry) => tables.push(entry),
    })
    const output = createWriteStream(file, { mode: 0o600 })
    await pipeline(Readable.from(lines), createGzip(), output, { signal })
    return { applied, tables }
  } finally {
    transaction.close()
  }
}

type Reading = { total: number; advance: Advance; onTable: (entry: TableEntry) => void }

async function* linesOf(
  reader: Reader,
  tables: readonly Table[],
  { total, advance, onTable }: Reading,
): AsyncGenerator<string> {
  let done = 0
  for (const table of tables) {
    const tally = tableTally(table)
    for await (const lines of readLines(reader, table)) {
      lines.forEach(tally.add)
      done += lines.length
      advance(done, total)
      yield lines.join('')
    }
    onTable(tally.entry())
  }
}

async function countRows(reader: Reader, tables: readonly Table[]): Promise<number> {
  if (tables.length === 0) return 0
  const counts = tables.map(({ name }) => `(SELECT count(*) FROM ${quoted(name)})`)
  const { rows } = await reader.execute(`SELECT ${counts.join(' + ')} AS total`)
  return z.number().parse(rows[0]?.total)
}

async function reachDisk(file: string): Promise<void> {
  const handle = await open(file)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
