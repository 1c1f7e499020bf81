import { mkdir } from 'node:fs/promises'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

import { projectPath } from './project-root.ts'
import { print } from './terminal/output.ts'

const folder = projectPath('.wrangler')
const file = projectPath('.wrangler', 'build-lock')

/**
 * Runs a body while no other process of this project builds or takes a build away. The lock is one of
 * the system, on a file that holds nothing: it ends with its process, even with one that is killed.
 */
export async function withBuildLock<Result>(body: () => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true })
  const { DatabaseSync } = await import('node:sqlite')
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    if (!takes(lock)) {
      print('Waiting for another build of this project to end')
      while (!takes(lock)) await sleep(100)
    }
    return await body()
  } finally {
    lock.close()
  }
}

function takes(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (error instanceof Error && /database is locked/.test(error.message)) return false
    throw error
  }
}
