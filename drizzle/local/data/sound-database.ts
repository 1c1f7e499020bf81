import { stat } from 'node:fs/promises'
import { join } from 'node:path'

import { z } from 'zod'

import { openClient } from '../database-client.ts'
import { secretsFile } from '../local-secrets.ts'
import { SetupError } from '../setup-error.ts'

/**
 * Refuses a database whose file was emptied: the server would take it for a new one, and the site would
 * open with the samples in place of what it held.
 */
export async function refuseEmptied(dataFolder: string): Promise<void> {
  const file = join(dataFolder, 'libsql/dbs/default/data')
  const [data, log, secrets] = await Promise.all(
    [file, `${file}-wal`, secretsFile(dataFolder)].map(sizeOf),
  )
  // What was never prepared has nothing to lose: the secrets are made once the database is.
  if (data === 0 && !log && secrets !== undefined) throw damaged(dataFolder, 'its file is empty')
}

/** Refuses a database with damaged pages before anybody reads or writes them. */
export async function refuseDamaged(
  { url, authToken }: { url: string; authToken?: string | undefined },
  dataFolder: string,
): Promise<void> {
  const check = openClient(url, authToken, checkTimeoutMs).execute('PRAGMA quick_check(1)')
  const found = await check.then(
    ({ rows }) => checkSchema.parse(rows[0]).quick_check,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  if (found !== 'ok') throw damaged(dataFolder, found.replaceAll(/\s+/g, ' '))
}

const checkSchema = z.object({ quick_check: z.string() })

/** Some seconds for a gigabyte. */
const checkTimeoutMs = 120_000

/** What to do about a database that cannot be read. */
export const damaged = (dataFolder: string, reason: string) =>
  new SetupError(
    `The database in ${dataFolder} is damaged (${reason}): move ${join(dataFolder, 'libsql')} away, then put a backup back with npm run restore -- FILE.`,
  )

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => undefined,
  )
