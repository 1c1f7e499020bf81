import { fileURLToPath } from 'node:url'

import type { Client } from '@libsql/client/web'
import { readMigrationFiles } from 'drizzle-orm/migrator'

import { connectDatabase } from '#drizzle/local/database-client.ts'
import { projectPath } from '#drizzle/local/project-root.ts'
import { runCommand, SetupError } from '#drizzle/local/setup-error.ts'
import { print } from '#drizzle/local/terminal/output.ts'

export type Migration = ReturnType<typeof readMigrationFiles>[number]

export const migrationsFolder = projectPath('drizzle/migrations')

/** The table of what was applied. */
export const recordTable = [
  'CREATE TABLE IF NOT EXISTS __drizzle_migrations (id INTEGER PRIMARY KEY, hash TEXT NOT NULL, created_at NUMERIC)',
  'CREATE UNIQUE INDEX IF NOT EXISTS __drizzle_migrations_once ON __drizzle_migrations (created_at)',
]

/** The statement that records a migration as applied. */
export const recordOf = ({ hash, folderMillis }: Migration) => ({
  sql: 'INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)',
  args: [hash, folderMillis],
})

/** The first line of a migration that removes what the release before reads. */
const removalMark = '-- After the deployment.'

/** Applies the migrations that a database lacks; gives their number. */
export async function migrateDatabase(url: string, authToken?: string): Promise<number> {
  return applyMigrations(await connectDatabase(url, authToken), { withRemovals: false })
}

/**
 * Applies the migrations that the database behind the client lacks, each in one atomic batch that
 * begins with its own record: of two processes at once, one loses on the record and goes on.
 * Drizzle's migrator reads and writes in separate steps, so its second process fails half-way.
 * Without removals, the tables stay that the Worker of the release before reads, which may still answer.
 */
export async function applyMigrations(
  client: Client,
  { withRemovals = true }: { withRemovals?: boolean } = {},
): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder })
  await client.batch(recordTable, 'write')
  await refuseNewer(client, migrations)

  const due = withRemovals ? migrations : withoutTrailingRemovals(migrations)
  let applied = 0
  for (const migration of due) {
    // Each migration stands on the one before it.
    if (!(await isApplied(client, migration)) && (await apply(client, migration))) applied += 1
  }
  return applied
}

/** The migrations that are safe while the previous Worker still answers requests. */
export function withoutTrailingRemovals(migrations: readonly Migration[]): readonly Migration[] {
  const last = migrations.findLastIndex(({ sql: [first = ''] }) => !first.startsWith(removalMark))
  return migrations.slice(0, last + 1)
}

/** Code of before would write what the tables of a later release are not made for. */
async function refuseNewer(client: Client, migrations: readonly Migration[]): Promise<void> {
  const { rows } = await client.execute('SELECT max(created_at) AS last FROM __drizzle_migrations')
  const last = Number(rows[0]?.last)
  if (isNewer(last, migrations)) throw newerDatabase(last)
}

/** Whether a migration of that time comes after all of these. */
export const isNewer = (createdAt: number, known: readonly Migration[]): boolean =>
  createdAt > (known.at(-1)?.folderMillis ?? 0)

/** What whoever runs older code on the database of a later release is told. */
export const newerDatabase = (createdAt: number): SetupError =>
  new SetupError(
    `The database is newer than this code, which lacks its migration of ${new Date(createdAt).toISOString()}: update the code, then try again.`,
  )

async function isApplied(client: Client, migration: Migration): Promise<boolean> {
  const { rows } = await client.execute({
    sql: 'SELECT hash FROM __drizzle_migrations WHERE created_at = ?',
    args: [migration.folderMillis],
  })
  const [row] = rows
  if (row && row.hash !== migration.hash) {
    throw new SetupError(
      `The migration of ${new Date(migration.folderMillis).toISOString()} was edited after this database applied it: restore its file, or start from an empty database.`,
    )
  }
  return row !== undefined
}

/** Gives `false` when another process applied it first. */
async function apply(client: Client, migration: Migration): Promise<boolean> {
  try {
    await client.batch([recordOf(migration), ...migration.sql], 'write')
    return true
  } catch (error) {
    if (await isApplied(client, migration)) return false
    throw error
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCommand(async () => {
    const { DATABASE_URL, DATABASE_AUTH_TOKEN } = process.env
    if (!DATABASE_URL) throw new SetupError('Set DATABASE_URL to the database to migrate.')
    const applied = await migrateDatabase(DATABASE_URL, DATABASE_AUTH_TOKEN)
    print(applied === 0 ? 'The database is up to date.' : `Applied ${applied} migrations.`)
  })
}
