import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

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

/** Where the running database of the data folder answers, or undefined when none does. */
export async function findRunningDatabase(dataFolder: string): Promise<string | undefined> {
  const url = await readFile(join(dataFolder, fileName), 'utf8').catch(() => undefined)
  if (url === undefined) return undefined
  // Whoever wrote the file may have been killed before it could remove it.
  const isHealthy = await fetch(`${url}/health`, { signal: AbortSignal.timeout(2000) }).then(
    (response) => response.ok,
    () => false,
  )
  return isHealthy ? url : undefined
}
