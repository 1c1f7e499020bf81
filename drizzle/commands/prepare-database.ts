import { hasAdmin } from '#drizzle/accounts/admin-accounts.ts'
import { connectDatabase } from '#drizzle/local/database-client.ts'
import { print } from '#drizzle/local/terminal/output.ts'
import { firstJourneysInsert } from '#drizzle/seed/first-journeys.ts'
import { describeSeeded, seedDatabase } from '#drizzle/seed/seed.ts'

import { insertFirstVariables } from './first-variables.ts'
import { applyMigrations } from './migrate.ts'
import { fillSearchIndex } from './search-maintenance.ts'
import { beginWithoutSamples } from './without-samples.ts'

export type DatabaseAddress = {
  url: string
  authToken?: string | undefined
  /** One that may only read. */
  readToken?: string | undefined
}

/** Brings a database to what the site needs, and says what that took. */
export async function prepareDatabase({ url, authToken }: DatabaseAddress): Promise<void> {
  const client = await connectDatabase(url, authToken)
  const applied = await applyMigrations(client)
  print(applied === 0 ? 'The database is up to date' : `Applied ${applied} migrations`)
  // For whoever brings a catalogue of their own.
  const hasSamples = process.env.SAMPLES !== 'off'
  await (hasSamples ? insertFirstVariables(client) : beginWithoutSamples(client))
  if (hasSamples) await client.execute(firstJourneysInsert)
  const indexed = await fillSearchIndex(client)
  if (indexed > 0) print(`Indexed ${indexed} items for the search`)
  if (!hasSamples) return
  const seeded = await seedDatabase(client)
  if (seeded) print(`Loaded the starting content: ${describeSeeded(seeded)}`)
}

/**
 * Tells how the first account is made, while there is none. It is advice: a database that dies meanwhile
 * is told of in a sentence, and what was started goes on.
 */
export async function adviseAccount({ url, authToken }: DatabaseAddress): Promise<void> {
  const command = 'npm run admin -- create --email you@example.org'
  try {
    if (await hasAdmin(await connectDatabase(url, authToken))) return
    print(`Nobody can sign in yet: ${command}`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    print(`Whether somebody can sign in could not be asked (${reason}); if not: ${command}`)
  }
}
