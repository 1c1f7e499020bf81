import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { isDiskFailure } from '#drizzle/local/setup-error.ts'
import { writeOnce, writeWhole } from '#drizzle/local/write-once.ts'

it('writes nothing where the file is: a full disk keeps nobody from it', async () => {
  // Nothing can be written beside it, as on a full disk.
  await expect(writeOnce('/proc/version', 'x')).resolves.toBeUndefined()
})

it('leaves no draft behind when it fails', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'write-once-'))
  await mkdir(join(folder, 'taken'))

  await expect(writeWhole(join(folder, 'taken'), 'x')).rejects.toThrow('EISDIR')

  expect(await readdir(folder)).toEqual(['taken'])
  await rm(folder, { recursive: true })
})

it.each([
  [Object.assign(new Error('write'), { code: 'ENOSPC' }), true],
  [new Error('Failed query', { cause: new Error('SQLITE_IOERR: disk I/O error') }), true],
  [new Error('SQLITE_FULL: database or disk is full'), true],
  [new Error('SQLITE_CONSTRAINT'), false],
])('knows a failure of the disk: %s', (error, isOne) => {
  expect(isDiskFailure(error)).toBe(isOne)
})
