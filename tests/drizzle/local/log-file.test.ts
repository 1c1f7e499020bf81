import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { openLogFile } from '#drizzle/local/log-file.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-file-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

it('goes on with the file that there is, begins another when it is full, and keeps four former ones', async () => {
  const path = join(folder, 'logs/site.log')
  openLogFile(path)('before\n')
  const log = openLogFile(path, { bytes: 8 })

  for (let line = 1; line <= 12; line += 1) log(`line ${line}\n`)

  expect((await readdir(join(folder, 'logs'))).toSorted()).toEqual([
    'site.log',
    'site.log.1',
    'site.log.2',
    'site.log.3',
    'site.log.4',
  ])
  expect(await readFile(path, 'utf8')).toMatch(/line 12\n$/)
  expect(await readFile(`${path}.1`, 'utf8')).toMatch(/^line \d+\n/)
})

it('loses a line where it cannot write, and ends nothing', async () => {
  const log = openLogFile(join(folder, 'site.log'))
  await rm(folder, { recursive: true })
  await writeFile(folder, 'a file where the folder was')

  expect(() => log('lost\n')).not.toThrow()
})
