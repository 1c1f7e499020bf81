import { mkdir, rm, stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

import { projectPath } from './project-root.ts'

const folder = projectPath('node_modules/.cache')
const lock = projectPath('node_modules/.cache/build-lock')
const maxAgeMs = 120_000

/** Runs a body while no other process of this project builds. */
export async function withBuildLock<Result>(body: () => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true })
  while (!(await takeLock())) await sleep(100)
  try {
    return await body()
  } finally {
    await rm(lock, { recursive: true, force: true })
  }
}

async function takeLock(): Promise<boolean> {
  const age = await stat(lock).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  )
  // Left by a run that was killed.
  if (age > maxAgeMs) await rm(lock, { recursive: true, force: true })
  return mkdir(lock).then(
    () => true,
    () => false,
  )
}
