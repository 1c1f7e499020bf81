import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { readDatabaseTokens } from '#drizzle/local/database-tokens.ts'

import type { DatabaseAddress } from './prepare-database.ts'

const fileName = 'database-url'

/** Tells other commands where the database of a data folder answers, as long as it runs. */
export async function announceDatabase(
  dataFolder: string,
  url: string,
): Promise<() => Promise<void>> {
  const file = join(dataFolder, fileName)
  await writeFile(file, url)
  return () => rm(file, { force: true })
}

/** The running database of the data folder, or undefined when none answers. */
export async function findRunningDatabase(
  dataFolder: string,
): Promise<DatabaseAddress | undefined> {
  const url = await readFile(join(dataFolder, fileName), 'utf8').catch(() => undefined)
  if (url === undefined) return undefined
  // Whoever wrote the file may have been killed before it could remove it.
  const isHealthy = await fetch(`${url}/health`, { signal: AbortSignal.timeout(2000) }).then(
    (response) => response.ok,
    () => false,
  )
  if (!isHealthy) return undefined
  const { authToken } = await readDatabaseTokens(dataFolder)
  return { url, authToken }
}
