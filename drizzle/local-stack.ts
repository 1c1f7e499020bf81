import { resolve } from 'node:path'

import { hasAdmin } from './admin-accounts.ts'
import { connectDatabase } from './database-client.ts'
import { refuseTakenPort } from './free-port.ts'
import { readLocalSecrets } from './local-secrets.ts'
import { startLocalServer } from './local-server.ts'
import { applyMigrations } from './migrate.ts'
import { ensureLocalBuild } from './production-build.ts'
import { projectPath } from './project-root.ts'
import { announceDatabase } from './running-database.ts'
import { fillSearchIndex } from './search-maintenance.ts'
import { seedDatabase } from './seed/seed.ts'
import { runCommand, SetupError } from './setup-error.ts'
import { startBuiltSite, startDevelopmentSite } from './site-server.ts'
import { untilAskedToStop } from './stop-request.ts'

type Database = { url: string; authToken?: string }
type Stop = () => Promise<void>

/** Stops what was started, the last first, whether the start went through or not. */
const stops: Stop[] = []

await runCommand(async () => {
  const stopRequest = untilAskedToStop()
  try {
    await Promise.race([start(), stopRequest])
  } finally {
    for (const stop of stops.toReversed()) {
      // The site goes before the database it reads.
      await stop()
    }
  }
})
process.exit()

async function start(): Promise<void> {
  const mode = process.argv[2]
  if (mode !== 'start' && mode !== 'dev') {
    throw new SetupError('Say what to run: local-stack.ts start, or local-stack.ts dev.')
  }
  const port = readPort(process.env.PORT)
  await refuseTakenPort(port)
  const dataFolder = resolve(process.env.DATA_DIR || projectPath('.data'))
  const database = await openDatabase(dataFolder)
  const isAdministered = await prepare(database)

  const options = {
    port,
    database,
    secrets: await readLocalSecrets(dataFolder),
    stateFolder: resolve(dataFolder, 'worker'),
    onOutput: (text: string) => process.stdout.write(text),
  }
  if (mode === 'start') {
    say('Building the site, when its sources changed')
    await ensureLocalBuild()
  }
  say('Starting the site')
  const site = await (mode === 'start' ? startBuiltSite(options) : startDevelopmentSite(options))
  stops.push(site.stop)
  say(`Ready: ${site.url}  (Ctrl-C stops everything)`)
  if (!isAdministered) {
    say('Nobody can sign in yet: npm run admin -- create --email you@example.org')
  }
  await site.ended
  throw new SetupError("The site's server stopped by itself.")
}

async function openDatabase(dataFolder: string): Promise<Database> {
  const { DATABASE_URL, DATABASE_AUTH_TOKEN } = process.env
  if (DATABASE_URL) {
    say(`Using the database at ${DATABASE_URL}`)
    return { url: DATABASE_URL, authToken: DATABASE_AUTH_TOKEN }
  }
  say(`Starting the libSQL server on ${dataFolder}`)
  const server = await startLocalServer(dataFolder)
  stops.push(server.stop, await announceDatabase(dataFolder, server.url))
  return { url: server.url }
}

/** Gives whether somebody may administer the site. */
async function prepare({ url, authToken }: Database): Promise<boolean> {
  const client = await connectDatabase(url, authToken)
  const applied = await applyMigrations(client)
  say(applied === 0 ? 'The database is up to date' : `Applied ${applied} migrations`)
  const indexed = await fillSearchIndex(client)
  if (indexed > 0) say(`Indexed ${indexed} items for the search`)
  const { prompts, gpts } = await seedDatabase(client)
  if (prompts + gpts > 0) say(`Loaded the starting content: ${prompts} prompts, ${gpts} GPTs`)
  return hasAdmin(client)
}

function readPort(text = '8787'): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new SetupError(`PORT must be a number from 1 to 65535, not ${text}.`)
}

function say(line: string): void {
  console.log(line)
}
