import { resolve } from 'node:path'

import { localDatabasePort } from './database-client.ts'
import { readLocalSecrets } from './local-secrets.ts'
import { ensureLocalBuild } from './production-build.ts'
import { projectPath } from './project-root.ts'
import { completeSecretsFile, readSecretsFile, secretsFileName } from './secrets-file.ts'
import { runCommand } from './setup-error.ts'

const usualUrl = `http://127.0.0.1:${localDatabasePort}`

/** What wrangler runs before it serves or publishes, and at every change of a source. */
await runCommand(async () => {
  if (process.env.WRANGLER_COMMAND === 'dev') await prepareDevelopment()
  await ensureLocalBuild()
})
// A failure is told already.
process.exit()

/** Gives secrets before wrangler looks for them, so that the database may be started later. */
async function prepareDevelopment(): Promise<void> {
  const file = projectPath(secretsFileName)
  const dataFolder = resolve(process.env.DATA_DIR || projectPath('.data'))
  await completeSecretsFile(file, await readLocalSecrets(dataFolder))
  const { DATABASE_URL: url = usualUrl } = await readSecretsFile(file)
  if (url.startsWith('http:') && !(await answers(url))) {
    console.log(`No database answers at ${url} yet. In another terminal: npm run db`)
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(new URL('/health', url), { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
