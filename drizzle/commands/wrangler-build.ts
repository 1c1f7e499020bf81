import { resolve } from 'node:path'

import { localDatabasePort } from '#drizzle/local/database-client.ts'
import { developmentFile, readDevelopmentVariables } from '#drizzle/local/development-variables.ts'
import { projectPath } from '#drizzle/local/project-root.ts'
import { completeSecretsFile, readSecretsFile } from '#drizzle/local/secrets-file.ts'
import { runCommand, SetupError } from '#drizzle/local/setup-error.ts'
import { print, printError } from '#drizzle/local/terminal/output.ts'

import { ensureLocalBuild, isBuilt } from './production-build.ts'

const usualUrl = `http://127.0.0.1:${localDatabasePort}`

/** What wrangler runs before it serves or publishes, and at every change of a source. */
await runCommand(async () => {
  if (process.env.WRANGLER_COMMAND !== 'dev') return ensureLocalBuild()
  await prepareDevelopment()
  await rebuild()
})
process.exit()

/** Wrangler ends when this fails, which a slip in a source is no reason for: the last build stays. */
async function rebuild(): Promise<void> {
  try {
    await ensureLocalBuild()
  } catch (error) {
    if (!(error instanceof SetupError) || !(await isBuilt())) throw error
    printError(`${error.message}\nThe build before this one is still served.`)
  }
}

/** Gives secrets before wrangler looks for them, so that the database may be started later. */
async function prepareDevelopment(): Promise<void> {
  const dataFolder = resolve(process.env.DATA_DIR || projectPath('.data'))
  await completeSecretsFile(developmentFile, await readDevelopmentVariables(dataFolder))
  const { DATABASE_URL: url = usualUrl } = await readSecretsFile(developmentFile)
  if (url.startsWith('http:') && !(await answers(url))) {
    print(`No database answers at ${url} yet. In another terminal: npm run db`)
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(new URL('/health', url), { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}
