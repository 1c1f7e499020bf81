import { utimes } from 'node:fs/promises'
import { resolve } from 'node:path'

import { refuseLostSecrets } from '#drizzle/accounts/lost-secrets.ts'
import { refuseDamaged } from '#drizzle/local/data/sound-database.ts'
import { localDatabasePort } from '#drizzle/local/database-client.ts'
import { developmentFile, readDevelopmentVariables } from '#drizzle/local/development-variables.ts'
import { runInForeground, type Stop } from '#drizzle/local/foreground.ts'
import { readPort } from '#drizzle/local/free-port.ts'
import { startLocalServer } from '#drizzle/local/local-server.ts'
import { projectPath } from '#drizzle/local/project-root.ts'
import { completeSecretsFile, secretsFileName } from '#drizzle/local/secrets-file.ts'
import { SetupError } from '#drizzle/local/setup-error.ts'
import { print } from '#drizzle/local/terminal/output.ts'

import { adviseAccount, prepareDatabase } from './prepare-database.ts'
import { removeRedirect } from './production-build.ts'
import { announceDatabase } from './running-database.ts'

/** `npm run db`: what `npx wrangler dev` needs beside the sources, for as long as it is wanted. */
await runInForeground(async (onEnd) => {
  if (process.env.DATABASE_URL) {
    throw new SetupError(
      `npm run db starts a database of its own. For the one that DATABASE_URL names, write DATABASE_URL into ${secretsFileName} and run npx wrangler dev.`,
    )
  }
  const dataFolder = resolve(process.env.DATA_DIR || projectPath('.data'))
  const server = await startDatabase(dataFolder, onEnd)
  await refuseDamaged(server, dataFolder)
  await prepareDatabase(server)
  await refuseLostSecrets(dataFolder, server)
  await giveSecrets(dataFolder, server.url)
  await removeRedirect()
  print(`Ready: ${server.url}  (Ctrl-C stops it)`)
  print('Now, in another terminal: npx wrangler dev')
  await adviseAccount(server)
  await server.ended
  throw new SetupError('The libSQL server stopped by itself.')
})

async function startDatabase(dataFolder: string, onEnd: (stop: Stop) => void) {
  print(`Starting the libSQL server on ${dataFolder}`)
  const server = await startLocalServer(dataFolder, { port: readPort(localDatabasePort) })
  onEnd(server.stop)
  onEnd(await announceDatabase(dataFolder, server.url))
  return server
}

async function giveSecrets(dataFolder: string, url: string): Promise<void> {
  const isUsual = url.endsWith(`:${localDatabasePort}`)
  const variables = {
    ...(await readDevelopmentVariables(dataFolder)),
    ...(!isUsual && { DATABASE_URL: url }),
  }
  const isChanged = await completeSecretsFile(developmentFile, variables, { renews: true })
  if (!isChanged) return
  print(`Wrote development secrets to ${secretsFileName}, for your eyes alone`)
  // A wrangler that runs already reads them when its configuration changes.
  await utimes(projectPath('wrangler.toml'), new Date(), new Date())
}
