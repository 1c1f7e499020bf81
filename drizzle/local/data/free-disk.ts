import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'

import { diskState } from '#shared/site/site-health.ts'

import { SetupError } from '../setup-error.ts'

/** How many bytes can be stored where a folder is. */
export const freeBytes = async (folder: string): Promise<number> =>
  storableBytes(await statfs(folder))

type Room = Pick<StatsFs, 'bavail' | 'bsize' | 'files' | 'ffree'>

/** None where no further file can be made; a file system without a bound for files counts none at all. */
export const storableBytes = ({ bavail, bsize, files, ffree }: Room): number =>
  files > 0 && ffree === 0 ? 0 : bavail * bsize

/** Refuses to begin where nothing could be stored. */
export async function refuseFullDisk(folder: string): Promise<void> {
  if (diskState(await freeBytes(folder)) !== 'full') return
  throw new SetupError(`The disk of ${folder} is full: free some space, then start again.`)
}
