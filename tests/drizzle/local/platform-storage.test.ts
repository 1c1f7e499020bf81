import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { boundPlatformStorage } from '#drizzle/local/data/platform-storage.ts'

const now = Date.parse('2026-11-26T12:00:00Z')
const counter = (letter: string) => `${letter.repeat(64)}.sqlite`

let folder = ''
let purged: string[] = []
const platform = { purgeCache: async (name: string) => void purged.push(name) }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-storage-'))
  purged = []
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function write(path: string, { bytes = 1, hoursAgo = 0 } = {}) {
  const file = join(folder, path)
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, 'x'.repeat(bytes))
  const at = new Date(now - hoursAgo * 3_600_000)
  await utimes(file, at, at)
}

it('forgets the counters of clients that nobody asked for a day, and nothing else', async () => {
  const counters = 'do/site-RateLimiter'
  await write(`${counters}/${counter('a')}`, { hoursAgo: 25 })
  await write(`${counters}/${counter('a')}-wal`, { hoursAgo: 25 })
  await write(`${counters}/${counter('b')}`, { hoursAgo: 23 })
  await write(`${counters}/metadata.sqlite`, { hoursAgo: 100 })
  await write(`do/site-PageSnapshot/${counter('c')}`, { hoursAgo: 100 })

  await boundPlatformStorage(platform, folder, { now })

  expect((await readdir(join(folder, counters))).toSorted()).toEqual([
    counter('b'),
    'metadata.sqlite',
  ])
  expect(await readdir(join(folder, 'do/site-PageSnapshot'))).toEqual([counter('c')])
  expect(purged).toEqual([])
})

it('drops the copies of pages and answers once they take too much room', async () => {
  await write('cache/named_pages/blobs/one', { bytes: 600 })
  await write('cache/named_answers/blobs/two', { bytes: 400 })

  await boundPlatformStorage(platform, folder, { now, copyBytes: 1000 })
  expect(purged).toEqual([])

  await write('cache/named_pages/blobs/three')
  await boundPlatformStorage(platform, folder, { now, copyBytes: 1000 })
  expect(purged).toEqual(['pages', 'answers'])
})

it('has nothing to do where the platform has stored nothing yet', async () => {
  await boundPlatformStorage(platform, join(folder, 'absent'), { now })

  expect(purged).toEqual([])
})
