import { statfs } from 'node:fs/promises'

import { diskState } from '#shared/site/site-health.ts'

import { SetupError } from '../setup-error.ts'

/** How many bytes are free where a folder is. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Refuses to begin where nothing could be stored. */
export async function refuseFullDisk(folder: string): Promise<void> {
  if (diskState(await freeBytes(folder)) !== 'full') return
  throw new SetupError(`The disk of ${folder} is full: free some space, then start again.`)
}
