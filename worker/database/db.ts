import type { Client as LibsqlClient, InStatement, ResultSet } from '@libsql/client/web'
import { drizzle, type SqliteRemoteDatabase } from 'drizzle-orm/sqlite-proxy'

import { batchReads } from './batch-reads.ts'

/** Runs statements in one request, all of them or none, and gives the result of each. */
export type Run = (statements: InStatement[]) => Promise<ResultSet[]>

/** How a database is asked: for what only reads, all of one state, and for what writes. */
export type Client = { read: Run; write: Run }

/** The library's own client, asked in these two ways alone. */
export const clientOf = (client: LibsqlClient): Client => ({
  read: (statements) => client.batch(statements, 'read'),
  write: (statements) => client.batch(statements, 'write'),
})

/** What queries are built and read with. It writes by its client alone (`write-batch.ts`). */
export type Database = SqliteRemoteDatabase & { client: Client }

/** A handle on a client: what is read in one turn travels as one request. */
export function databaseOn(client: Client): Database {
  const read = batchReads(client.read)
  const db = drizzle(async (sql, args) => {
    const { rows } = await read({ sql, args })
    return { rows }
  })
  return Object.assign(db, { client })
}
