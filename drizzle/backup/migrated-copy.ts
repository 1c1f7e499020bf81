import { rm } from 'node:fs/promises'

import { insertFirstVariables } from '#drizzle/commands/first-variables.ts'
import { applyMigrations } from '#drizzle/commands/migrate.ts'
import { fillSearchIndex } from '#drizzle/commands/search-maintenance.ts'
import { isDiskFailure, SetupError } from '#drizzle/local/setup-error.ts'
import { print } from '#drizzle/local/terminal/output.ts'

import type { Ending } from './interruptible.ts'
import { readHeader } from './read-backup.ts'
import { withRestored } from './scratch-database.ts'
import { writeDraft } from './write-draft.ts'

/**
 * A backup as one of the schema of this code: restored into an empty database, migrated and indexed there, as any
 * database is. Where that fails, nothing of the real one was changed.
 */
export async function migratedCopy(file: string, copy: string, ending: Ending): Promise<void> {
  ending.onEnd(() => rm(copy, { force: true }))
  const { origin } = await readHeader(file)
  const restored = withRestored(file, ending, async (client) => {
    const applied = await applyMigrations(client)
    if (applied > 0) print(`Applied ${applied} migrations to what the backup holds`)
    await insertFirstVariables(client)
    await fillSearchIndex(client)
    const { rows } = await client.execute('PRAGMA foreign_key_check')
    if (rows.length > 0) throw new Error('rows of it belong to others that it lacks')
    await writeDraft(
      { client, origin, secrets: null },
      { at: new Date(), draft: copy, signal: ending.signal },
    )
  })
  await restored.catch((error: unknown) => {
    throw explained(file, error)
  })
}

/** A database that nobody else writes to refuses only what is wrong in the file. */
function explained(file: string, error: unknown): unknown {
  if (!(error instanceof Error) || isDiskFailure(error)) return error
  if (error instanceof SetupError && error.cause === undefined) return error
  const { message } = error.cause instanceof Error ? error.cause : error
  return new SetupError(
    `${file} cannot be restored (${message.split('\n', 1).join('')}), and nothing was changed: take another backup.`,
    { cause: error },
  )
}
