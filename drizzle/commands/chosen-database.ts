import { resolve } from 'node:path'

import { startLocalServer } from '#drizzle/local/local-server.ts'
import { projectPath } from '#drizzle/local/project-root.ts'

import type { DatabaseAddress } from './prepare-database.ts'
import { findRunningDatabase } from './running-database.ts'

export type ChosenDatabase = DatabaseAddress & {
  /** The folder that a local one stands in. */
  dataFolder?: string
  /** Ends what was started to reach it. */
  stop: () => Promise<void>
}

const nothingStarted = async () => {}

/** The database of the environment, else that of the running local site, else the local one at rest. */
export async function openChosenDatabase(): Promise<ChosenDatabase> {
  const { DATABASE_URL, DATABASE_AUTH_TOKEN } = process.env
  if (DATABASE_URL) {
    return { url: DATABASE_URL, authToken: DATABASE_AUTH_TOKEN, stop: nothingStarted }
  }
  const dataFolder = resolve(process.env.DATA_DIR || projectPath('.data'))
  const running = await findRunningDatabase(dataFolder)
  if (running) return { ...running, dataFolder, stop: nothingStarted }
  const { url, authToken, stop } = await startLocalServer(dataFolder)
  return { url, authToken, dataFolder, stop }
}
