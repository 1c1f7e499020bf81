import { createWriteStream } from 'node:fs'
import { access, mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import type { Client } from '@libsql/client/web'

import type { Ending } from '#drizzle/backup/interruptible.ts'
import { readApplied, readMigrations } from '#drizzle/backup/tables/applied-migrations.ts'
import { SetupError } from '#drizzle/local/setup-error.ts'

import { checkExport, type ReadTable } from './check-export.ts'
import { exportText } from './export-text.ts'

type Source = { client: Client; origin: string }

/**
 * Writes an export of a database as it is at one moment, and gives its tables once it was read again.
 * Until then the file has another name.
 */
export async function writeExport(
  source: Source,
  file: string,
  { onEnd, signal }: Ending,
): Promise<ReadTable[]> {
  await refuseExisting(file)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.draft`
  const writing = writeDraft(source, draft, signal)
  onEnd(async () => {
    await writing.catch(() => {})
    await rm(draft, { force: true })
  })
  await writing
  const { tables } = await checkExport(draft)
  await rename(draft, file)
  return tables
}

async function writeDraft(
  { client, origin }: Source,
  draft: string,
  signal: AbortSignal,
): Promise<void> {
  const transaction = await client.transaction('read')
  try {
    const known = await readMigrations()
    if ((await readApplied(transaction, known)).length < known.length) {
      throw new SetupError(
        'The database has not the tables of this code: run npm run db:migrate on it, then try again.',
      )
    }
    const text = exportText(transaction, { made_at: new Date().toISOString(), origin })
    const output = createWriteStream(draft, { mode: 0o600 })
    await pipeline(Readable.from(text), createGzip(), output, { signal })
  } finally {
    transaction.close()
  }
}

async function refuseExisting(file: string): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (isThere) throw new SetupError(`There is a file ${file} already: give another name.`)
}
