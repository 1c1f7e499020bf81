import { readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'

/**
 * What the platform's local storage may come to. The platform itself drops what it no longer needs; its
 * local runtime never does: what is past stays on the disk until somebody asks for it again.
 */
const bounds = {
  /** Copies of pages and answers: four times what an isolate holds of them. */
  copyBytes: 128_000_000,
  /** Longer than any limit looks back. */
  counterIdleMs: 86_400_000,
}

/** The names under which the Worker keeps copies (`worker/page-cache/`). */
const cacheNames = ['pages', 'answers']

type Platform = { purgeCache: (name: string) => Promise<unknown> }

/**
 * Drops the copies of pages when they take too much room, and the counters of clients that nobody asked
 * for a day: of each client that ever came a file would stay.
 */
export async function boundPlatformStorage(
  platform: Platform,
  storageFolder: string,
  { now = Date.now(), copyBytes = bounds.copyBytes } = {},
): Promise<void> {
  await removeIdleCounters(join(storageFolder, 'do/site-RateLimiter'), now)
  if ((await bytesIn(join(storageFolder, 'cache'))) <= copyBytes) return
  for (const name of cacheNames) {
    await platform.purgeCache(name)
  }
}

/** What is written about the folder itself stays. */
const counterFile = /^[0-9a-f]{64}\.sqlite(?:-wal|-shm)?$/

async function removeIdleCounters(folder: string, now: number): Promise<void> {
  for (const file of await filesIn(folder)) {
    const { mtimeMs = now } = await factsOf(file)
    if (counterFile.test(basename(file)) && now - mtimeMs > bounds.counterIdleMs) {
      await rm(file, { force: true })
    }
  }
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0
  for (const file of await filesIn(folder)) {
    const { size = 0 } = await factsOf(file)
    bytes += size
  }
  return bytes
}

/** The files in a folder and in those in it; none where there is no such folder. */
async function filesIn(folder: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const
  const entries = await readdir(folder, options).catch(() => [])
  return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []))
}

/** Nothing of a file that went meanwhile. */
const factsOf = (file: string): Promise<{ size?: number; mtimeMs?: number }> =>
  stat(file).catch(() => ({}))
