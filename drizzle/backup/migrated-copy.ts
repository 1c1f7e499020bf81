import { rm } from 'node:fs/promises'

import { insertFirstVariables } from '#drizzle/commands/first-variables.ts'
import { applyMigrations } from '#drizzle/commands/migrate.ts'
import { fillSearchIndex } from '#drizzle/commands/search-maintenance.ts'
import { print } from '#drizzle/local/terminal/output.ts'

import type { Ending } from './interruptible.ts'
import { readHeader } from './read-backup.ts'
import { withRestored } from './scratch-database.ts'
import { writeDraft } from './write-draft.ts'

/**
 * A backup of an older schema as one of the schema of this code: restored into an empty database and
 * migrated there, as any database is. What a migration fails of has changed nothing of the real one.
 */
export async function migratedCopy(file: string, copy: string, ending: Ending): Promise<void> {
  ending.onEnd(() => rm(copy, { force: true }))
  const { origin } = await readHeader(file)
  await withRestored(file, ending, async (client) => {
    print(`Applied ${await applyMigrations(client)} migrations to what the backup holds`)
    await insertFirstVariables(client)
    await fillSearchIndex(client)
    await writeDraft(
      { client, origin, secrets: null },
      { at: new Date(), draft: copy, signal: ending.signal },
    )
  })
}
