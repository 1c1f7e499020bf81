import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { projectPath } from '#drizzle/local/project-root.ts'

import { readHeader } from './read-backup.ts'

const pattern =
  /^(backup|before-restore)-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)\.jsonl\.gz(?:(?:\.(\d+))?(\.draft(?:\.rows)?))?$/

/** Whether somebody wanted a backup, or a restore put away what it was about to replace. */
export type BackupReason = 'backup' | 'before-restore'

/** Date and time in UTC, which sort as they stand. */
const stamp = (at: Date): string => at.toISOString().replaceAll(/[:.]/g, '-')

export const backupName = (why: BackupReason, at: Date): string => `${why}-${stamp(at)}.jsonl.gz`

/** What the file of a backup is called until it is known to be one: by whoever writes it. */
export const draftOf = (file: string): string => `${file}.${process.pid}.draft`

/** Removes what backups that were killed left in a folder: they are of no process that runs. */
export async function removeLeftDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, , , pid, draft] = pattern.exec(name) ?? []
    if (draft !== undefined && !isOfAnother(Number(pid))) {
      await rm(join(folder, name), { force: true })
    }
  }
}

/** Whether another process of this machine is called so; an earlier version gave no number. */
function isOfAnother(pid: number): boolean {
  if (Number.isNaN(pid) || pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

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
 * went. What is no backup, or one of another database, stays, and what a restore replaced does for a day.
 */
export async function removeOlder(
  folder: string,
  origin: string,
  keep: number,
  now: Date,
): Promise<string[]> {
  const found = (await readdir(folder)).flatMap((name) => {
    const [, why, at, , draft] = pattern.exec(name) ?? []
    return at === undefined || draft !== undefined ? [] : [{ name, why, at }]
  })
  const own: typeof found = []
  for (const backup of found.toSorted((a, b) => b.at.localeCompare(a.at))) {
    const header = await readHeader(join(folder, backup.name)).catch(() => undefined)
    if (header?.origin === origin) own.push(backup)
  }
  const aDayAgo = stamp(new Date(now.getTime() - 86_400_000))
  const older = own
    .slice(keep)
    .filter(({ why, at }) => why === 'backup' || at < aDayAgo)
    .map(({ name }) => name)
  for (const name of older) await rm(join(folder, name))
  return older
}
