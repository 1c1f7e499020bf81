import type { InStatement } from '@libsql/client/web'

import type { Database } from './db.ts'

type Statement = { toSQL: () => { sql: string; params: unknown[] } }

/**
 * Runs statements that must succeed together as one atomic write. Never `db.transaction`, which
 * over HTTP can half-write, nor `db.batch`, which does not ask for the write lock at once.
 */
export async function writeBatch(db: Database, statements: Statement[]): Promise<void> {
  if (statements.length === 0) return
  await db.$client.batch(
    statements.map((statement) => {
      const { sql, params } = statement.toSQL()
      // Drizzle has encoded every parameter for this driver already.
      return { sql, args: params } as InStatement
    }),
    'write',
  )
}
