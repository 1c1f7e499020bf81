import { type InStatement, LibsqlError, type ResultSet } from '@libsql/client/web'
import { SQL } from 'drizzle-orm'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'

import { isOutage, outageOf } from './batch-reads.ts'
import { type Database, databaseOn } from './db.ts'

/** A query of the builder, or SQL written out. */
export type Statement = SQL | { toSQL: () => { sql: string; params: unknown[] } }

const dialect = new SQLiteAsyncDialect()

/** How often a write that found the database locked begins again: it has written nothing. */
const maxTries = 4
const pauseMs = 50

/**
 * Runs statements that must succeed together as one atomic write, and gives the result of each. Never
 * `db.transaction`, which over HTTP can half-write, nor `db.batch`, which does not ask for the write
 * lock at once.
 */
export async function writeBatch(db: Database, statements: Statement[]): Promise<ResultSet[]> {
  if (statements.length === 0) return []
  return runWrite(db, statements.map(toInStatement), 1)
}

async function runWrite(
  db: Database,
  statements: InStatement[],
  attempt: number,
): Promise<ResultSet[]> {
  try {
    return await db.client.write(statements)
  } catch (error) {
    if (isOutage(error)) {
      // It may have been written or not: who asked looks before asking again.
      throw outageOf(error)
    }
    if (!isBusy(error) || attempt === maxTries) throw error
    await new Promise((resume) => setTimeout(resume, pauseMs * attempt * (0.5 + Math.random())))
    return runWrite(db, statements, attempt + 1)
  }
}

const isBusy = (error: unknown) =>
  error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY')

/**
 * The same database, before each of whose writes statements stand that must hold for it: in one batch,
 * so in one request.
 */
export function guardWrites(db: Database, guards: Statement[]): Database {
  const before = guards.map(toInStatement)
  const { read, write } = db.client
  return databaseOn({
    read,
    write: async (statements) => (await write([...before, ...statements])).slice(before.length),
  })
}

function toInStatement(statement: Statement): InStatement {
  const { sql, params } =
    statement instanceof SQL ? dialect.sqlToQuery(statement) : statement.toSQL()
  // Drizzle has encoded every parameter for this driver already.
  return { sql, args: params } as InStatement
}
