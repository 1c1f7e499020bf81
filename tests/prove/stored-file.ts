import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { readMigrationFiles } from 'drizzle-orm/migrator'

import { projectPath } from '#drizzle/local/project-root.ts'

/**
 * An empty database of today's schema, with a copy of what a stopped server of the data folder left on
 * the disk attached as `kept`.
 */
export async function openStoredFile(dataFolder: string): Promise<DatabaseSync> {
  const copy = join(dataFolder, 'copy')
  await cp(join(dataFolder, 'libsql', 'dbs', 'default'), copy, { recursive: true })
  const db = new DatabaseSync(':memory:')
  const migrations = readMigrationFiles({ migrationsFolder: projectPath('drizzle/migrations') })
  for (const statement of migrations.flatMap(({ sql }) => sql)) db.exec(statement)
  db.prepare('ATTACH ? AS kept').run(join(copy, 'data'))
  return db
}
