import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Transaction } from '@libsql/client/web'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'

import {
  isNewer,
  type Migration,
  migrationsFolder,
  newerDatabase,
} from '#drizzle/commands/migrate.ts'
import { SetupError } from '#drizzle/local/setup-error.ts'

import { stagedName } from './table-names.ts'

export type NamedMigration = Migration & { name: string }
/** A client, or a transaction of it. */
export type Reader = Pick<Transaction, 'execute'>

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) })
const recordsSchema = z.array(z.object({ hash: z.string(), created_at: z.number() }))

/** The migrations of this code, with the names of their files. */
export async function readMigrations(): Promise<NamedMigration[]> {
  const journal = await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')
  const { entries } = journalSchema.parse(JSON.parse(journal))
  return readMigrationFiles({ migrationsFolder }).map((migration, index) =>
    Object.assign(migration, { name: entries[index]?.tag ?? '' }),
  )
}

/** What the database makes for itself, and what a restore that was killed leaves. */
const notOfSite = ['sqlite_', 'libsql_', stagedName('')].map(
  (beginning) => `substr(name, 1, ${beginning.length}) = '${beginning}'`,
)

/**
 * Those that a database has applied, which are the first of this code's; none of one that is empty. What
 * is newer than the code, or nothing of this site, is refused.
 */
export async function readApplied(
  reader: Reader,
  known: readonly NamedMigration[],
): Promise<NamedMigration[]> {
  const { rows: tables } = await reader.execute(
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND NOT (${notOfSite.join(' OR ')})`,
  )
  if (tables.length === 0) return []
  if (!tables.some(({ name }) => name === '__drizzle_migrations')) {
    throw new SetupError(
      'The database holds tables of something else: give the address of another in DATABASE_URL.',
    )
  }
  const { rows } = await reader.execute(
    'SELECT hash, created_at FROM __drizzle_migrations ORDER BY created_at',
  )
  const records = recordsSchema.parse(rows.map(({ hash, created_at }) => ({ hash, created_at })))
  const newer = records.find(({ created_at }) => isNewer(created_at, known))
  if (newer) throw newerDatabase(newer.created_at)
  const applied = known.slice(0, records.length)
  const stranger = applied.find(
    ({ folderMillis, hash }, index) =>
      records[index]?.created_at !== folderMillis || records[index].hash !== hash,
  )
  if (stranger) {
    throw new SetupError(
      `The migrations of the database are not those of this code, from ${stranger.name} on: run npm run db:migrate on it, or restore the file of that migration.`,
    )
  }
  return applied
}
