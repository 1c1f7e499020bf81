import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { readDatabaseTokens } from '#drizzle/local/database-tokens.ts'
import { readPort } from '#drizzle/local/free-port.ts'

import type { DatabaseAddress } from './prepare-database.ts'

const databaseFile = 'database-url'
const siteFile = 'site-url'

/** Where the site answers unless PORT says otherwise. */
export const usualPort = 8787

/** Tells other commands where the database of a data folder answers, as long as it runs. */
export const announceDatabase = (dataFolder: string, url: string) =>
  announce(join(dataFolder, databaseFile), url)

/** Tells other commands where the site of a data folder answers, as long as it runs. */
export const announceSite = (dataFolder: string, url: string) =>
  announce(join(dataFolder, siteFile), url)

async function announce(file: string, url: string): Promise<() => Promise<void>> {
  await writeFile(file, url)
  return () => rm(file, { force: true })
}

/** Where the site of a data folder answers, or will once it runs. */
export const findSite = (dataFolder: string): Promise<string> =>
  readFile(join(dataFolder, siteFile), 'utf8').catch(
    () => `http://localhost:${readPort(usualPort)}`,
  )

/** The running database of the data folder, or undefined when none answers. */
export async function findRunningDatabase(
  dataFolder: string,
): Promise<DatabaseAddress | undefined> {
  const url = await readFile(join(dataFolder, databaseFile), 'utf8').catch(() => undefined)
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
