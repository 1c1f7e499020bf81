import { setTimeout as sleep } from 'node:timers/promises'

import type { Client } from '@libsql/client/web'
import { z } from 'zod'

import { startChild } from '#drizzle/local/child-processes.ts'
import { connectDatabase } from '#drizzle/local/database-client.ts'
import { projectPath } from '#drizzle/local/project-root.ts'
import { runCommand, SetupError } from '#drizzle/local/setup-error.ts'
import { createLinePrinter, print } from '#drizzle/local/terminal/output.ts'
import { firstJourneysInsert } from '#drizzle/seed/first-journeys.ts'
import { sampleIdentity } from '#shared/site/sample-identity.ts'
import {
  sampleIdentityProblems,
  type SiteIdentity,
  siteIdentitySchema,
} from '#shared/site/site-identity.ts'

import { insertFirstVariables } from './first-variables.ts'
import { applyMigrations } from './migrate.ts'
import { builtConfig, buildProduction } from './production-build.ts'
import { refuseOpenAddresses, refuseOpenDatabase } from './published-addresses.ts'
import { fillSearchIndex } from './search-maintenance.ts'

await runCommand(async () => {
  const isDryRun = process.argv.includes('--dry-run')
  const database = isDryRun ? undefined : await prepareDatabase()
  print('Building for production')
  await buildProduction({ environment: 'production', onOutput: createLinePrinter() })
  await publish(database ? ['--var', `DATABASE_URL:${database.url}`] : ['--dry-run'])
  if (database) await removeFormerTables(database.client)
})

/** Waits first: servers that still run the Worker of the release before read these tables. */
async function removeFormerTables(client: Client): Promise<void> {
  print('Waiting a minute until every server runs the new Worker')
  await sleep(60_000)
  print(`Applied ${await applyMigrations(client)} migrations that remove former tables`)
}

/** Returns the database that was checked, which the published Worker reads. */
async function prepareDatabase(): Promise<{ client: Client; url: string }> {
  const { DATABASE_URL, DATABASE_AUTH_TOKEN } = process.env
  if (!DATABASE_URL) {
    throw new SetupError('Set DATABASE_URL (and DATABASE_AUTH_TOKEN) to the production database.')
  }
  refuseOpenDatabase(DATABASE_URL, DATABASE_AUTH_TOKEN)
  // It takes seconds to load, and whoever has no database need not wait for it.
  const { unstable_readConfig: readConfig } = await import('wrangler')
  refuseOpenAddresses(readConfig({ config: projectPath('wrangler.toml'), env: 'production' }).vars)
  const client = await connectDatabase(DATABASE_URL, DATABASE_AUTH_TOKEN)
  await refuseSampleIdentity(client)
  print(`Applied ${await applyMigrations(client, { withRemovals: false })} migrations`)
  await insertFirstVariables(client)
  await client.execute(firstJourneysInsert)
  print(`Indexed ${await fillSearchIndex(client)} items for the search`)
  return { client, url: DATABASE_URL }
}

/** A site may not go public under an invented publisher. */
async function refuseSampleIdentity(client: Client): Promise<void> {
  const problems = sampleIdentityProblems(await readIdentity(client))
  if (problems.length === 0) return
  throw new SetupError(
    `The publisher's identity still holds samples (${problems.join(', ')}): fill them in the row identity of the table site_settings, as README.md tells, then deploy again.`,
  )
}

async function readIdentity(client: Client): Promise<SiteIdentity> {
  const { rows: tables } = await client.execute(
    "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'site_settings'",
  )
  if (tables.length === 0) return sampleIdentity
  const { rows } = await client.execute("SELECT value FROM site_settings WHERE key = 'identity'")
  const [row] = rows
  return row ? siteIdentitySchema.parse(JSON.parse(z.string().parse(row.value))) : sampleIdentity
}

async function publish(args: string[]): Promise<void> {
  const wrangler = projectPath('node_modules/wrangler/bin/wrangler.js')
  const config = projectPath('dist', builtConfig)
  const child = await startChild(
    process.execPath,
    [wrangler, 'deploy', `--config=${config}`, ...args],
    { env: { WRANGLER_SEND_METRICS: 'false' }, onOutput: createLinePrinter() },
  )
  if ((await child.ended) !== 0) throw new SetupError('wrangler deploy failed: see above.')
}
