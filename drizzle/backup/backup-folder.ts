import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { projectPath } from '#drizzle/local/project-root.ts'

import { readHeader } from './read-backup.ts'

const pattern = /^backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.jsonl\.gz$/

/** Date and time in UTC, which sort as they stand. */
export const backupName = (at: Date): string =>
  `backup-${at.toISOString().replaceAll(/[:.]/g, '-')}.jsonl.gz`

/** Where backups go unless told. */
export const usualFolder = (): string =>
  resolve(process.env.DATA_DIR || projectPath('.data'), 'backups')

/** A path as somebody typed it, who need not stand where npm runs a command. */
export const chosenPath = (path: string): string => resolve(process.env.INIT_CWD ?? '', path)

/** Makes the folder, which only its owner opens, where there is none. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
}

/**
 * Removes all but the newest backups of one database from a folder, and gives the names of those that
 * went. What is no backup, or one of another database, stays.
 */
export async function removeOlder(folder: string, origin: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder))
    .filter((name) => pattern.test(name))
    .toSorted()
    .toReversed()
  const own: string[] = []
  for (const name of names) {
    const header = await readHeader(join(folder, name)).catch(() => undefined)
    if (header?.origin === origin) own.push(name)
  }
  const older = own.slice(keep)
  for (const name of older) await rm(join(folder, name))
  return older
}
