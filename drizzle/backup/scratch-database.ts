import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Client } from '@libsql/client/web'

import { connectDatabase } from '#drizzle/local/database-client.ts'
import { startLocalServer } from '#drizzle/local/local-server.ts'

import type { Ending } from './interruptible.ts'
import { migrationsOf, readHeader } from './read-backup.ts'
import { readMigrations } from './tables/applied-migrations.ts'
import { putInPlace } from './tables/put-in-place.ts'
import { type Schema, schemaAfter } from './tables/schema-at.ts'
import { stageTables } from './tables/staged-tables.ts'
import { showProgress } from './terminal.ts'

/**
 * Restores a backup on its own schema into an empty database, on a server of its own, as every restore
 * does; both are there for as long as the work takes.
 */
export async function withRestored<Result>(
  file: string,
  { onEnd, signal }: Ending,
  work: (client: Client, schema: Schema) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  onEnd(remove)
  const server = await startLocalServer(folder)
  onEnd(server.stop)
  try {
    const client = await connectDatabase(server.url, server.authToken)
    const migrations = migrationsOf(await readHeader(file), await readMigrations())
    const schema = schemaAfter(migrations)
    const advance = showProgress('Restoring into an empty database')
    await stageTables(client, schema, file, { signal, advance })
    await putInPlace(client, { former: schemaAfter([]), schema, migrations, changeAbove: 0 })
    return await work(client, schema)
  } finally {
    await server.stop()
    await remove()
  }
}
