import { resolve } from 'node:path'

import { refuseLostSecrets } from '#drizzle/accounts/lost-secrets.ts'
import { refuseDamaged } from '#drizzle/local/data/sound-database.ts'
import { runInForeground, type Stop } from '#drizzle/local/foreground.ts'
import { readPort, refuseTakenPort } from '#drizzle/local/free-port.ts'
import { keepLocalServer } from '#drizzle/local/kept-server.ts'
import { readLocalSecrets } from '#drizzle/local/local-secrets.ts'
import { openLogFile } from '#drizzle/local/log-file.ts'
import { projectPath } from '#drizzle/local/project-root.ts'
import { SetupError } from '#drizzle/local/setup-error.ts'
import { createLinePrinter } from '#drizzle/local/terminal/output.ts'
import { operatorVariables } from '#shared/site/operator-variables.ts'

import { adviseAccount, type DatabaseAddress, prepareDatabase } from './prepare-database.ts'
import { ensureLocalBuild } from './production-build.ts'
import { announceDatabase, announceSite, usualPort } from './running-database.ts'
import { keepBuiltSite, type SiteOptions, startDevelopmentSite } from './site-server.ts'

type OnEnd = (stop: Stop) => void
type Place = { mode: 'start' | 'dev'; port: number; dataFolder: string }
/** `lost` rejects when there is no hope for it any more. */
type Database = DatabaseAddress & { lost: Promise<never> }

const log = process.env.LOG_FILE ? openLogFile(resolve(process.env.LOG_FILE)) : undefined
const printOwn = createLinePrinter(log)

await runInForeground(start)

async function start(onEnd: OnEnd): Promise<void> {
  const mode = process.argv[2]
  if (mode !== 'start' && mode !== 'dev') {
    throw new SetupError('Say what to run: local-stack.ts start, or local-stack.ts dev.')
  }
  const port = readPort(usualPort)
  await refuseTakenPort(port)
  const dataFolder = resolve(process.env.DATA_DIR || projectPath('.data'))
  const database = await openDatabase(dataFolder, onEnd)
  await Promise.race([serve({ mode, port, dataFolder }, database, onEnd), database.lost])
}

async function serve(
  { mode, port, dataFolder }: Place,
  database: Database,
  onEnd: OnEnd,
): Promise<never> {
  await prepareDatabase(database)
  await refuseLostSecrets(dataFolder, database)

  const options = {
    port,
    database,
    secrets: await readLocalSecrets(dataFolder),
    stateFolder: resolve(dataFolder, 'worker'),
    variables: givenVariables(),
    onOutput: createLinePrinter(log),
  }
  if (mode === 'start') {
    say('Building the site, when its sources changed')
    await ensureLocalBuild()
  }
  say('Starting the site')
  const site = await (mode === 'start' ? keepBuiltSite(options, say) : openSources(options))
  onEnd(site.stop)
  onEnd(await announceSite(dataFolder, site.url))
  say(`Ready: ${site.url}  (Ctrl-C stops everything)`)
  await adviseAccount(database)
  return site.lost
}

/** The operator's variables of the Worker that the environment sets. */
function givenVariables(): Record<string, string> {
  return Object.fromEntries(
    Object.keys(operatorVariables).flatMap((name) => {
      const value = process.env[name]
      return value ? [[name, value]] : []
    }),
  )
}

/** Whoever works on the sources sees at once that their server died. */
async function openSources(options: SiteOptions) {
  const { url, ended, stop } = await startDevelopmentSite(options)
  const lost = ended.then(() => {
    throw new SetupError('The development server stopped by itself.')
  })
  return { url, stop, lost }
}

async function openDatabase(dataFolder: string, onEnd: OnEnd): Promise<Database> {
  const { DATABASE_URL, DATABASE_AUTH_TOKEN, DATABASE_READ_TOKEN } = process.env
  if (DATABASE_URL) {
    say(`Using the database at ${DATABASE_URL}`)
    return {
      url: DATABASE_URL,
      authToken: DATABASE_AUTH_TOKEN,
      readToken: DATABASE_READ_TOKEN,
      // Whoever runs it keeps it.
      lost: new Promise(() => {}),
    }
  }
  say(`Starting the libSQL server on ${dataFolder}`)
  const server = await keepLocalServer(dataFolder, say)
  onEnd(server.stop)
  onEnd(await announceDatabase(dataFolder, server.url))
  await refuseDamaged(server, dataFolder)
  return server
}

function say(line: string): void {
  printOwn(`${line}\n`)
}
