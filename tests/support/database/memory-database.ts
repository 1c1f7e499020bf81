import { createClient, type InStatement, type Transaction } from '@libsql/client'

import { applyMigrations } from '#drizzle/commands/migrate.ts'
import { clientOf, type Database, databaseOn, type Run } from '#worker/database/db.ts'

/**
 * A migrated, empty database of the same engine in this process, behind the same handle: for long random runs,
 * of which a server takes three times as long and finds no more.
 */
export async function createMemoryDatabase(): Promise<Database> {
  return (await createRewindableDatabase()).db
}

type RewindableDatabase = {
  db: Database
  /** Does something and then puts every row back, so that the next thing finds what this one found. */
  rewound: <Result>(act: () => Promise<Result>) => Promise<Result>
}

/** The same, which can be put back. */
export async function createRewindableDatabase(): Promise<RewindableDatabase> {
  const client = createClient({ url: ':memory:' })
  await applyMigrations(client)
  const { read, write } = clientOf(client)
  let transaction: Transaction | undefined
  let last: Promise<unknown> = Promise.resolve()
  // One after the other: savepoints of two batches at once would nest.
  const within = (open: Transaction, statements: InStatement[]) => {
    const batch = last.then(() => runBatch(open, statements))
    last = batch.catch(() => undefined)
    return batch
  }
  const either =
    (run: Run): Run =>
    (statements) =>
      transaction ? within(transaction, statements) : run(statements)
  return {
    db: databaseOn({ read: either(read), write: either(write) }),
    rewound: async (act) => {
      transaction = await client.transaction('write')
      try {
        return await act()
      } finally {
        await transaction.rollback()
        transaction = undefined
      }
    },
  }
}

/** All statements or none, within a transaction. */
async function runBatch(transaction: Transaction, statements: InStatement[]) {
  await transaction.execute('savepoint batch')
  try {
    const results = []
    for (const statement of statements) results.push(await transaction.execute(statement))
    return results
  } catch (error) {
    await transaction.execute('rollback to batch')
    throw error
  } finally {
    await transaction.execute('release batch')
  }
}
