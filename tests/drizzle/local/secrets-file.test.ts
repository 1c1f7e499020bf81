import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import {
  completeSecretsFile,
  readSecretsFile,
  writeSecretsFile,
} from '#drizzle/local/secrets-file.ts'

let folder = ''
let file = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-file-'))
  file = join(folder, '.dev.vars')
})

afterEach(() => rm(folder, { recursive: true, force: true }))

it('is readable by its owner alone, whoever could read the one before', async () => {
  await writeFile(file, 'OWN=1\n', { mode: 0o644 })

  await completeSecretsFile(file, { SECRET: 'abc' })

  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

it.each([`a'b`, 'a"b', 'a#b $c', 'a\\nb', '`', `'"`, 'é=è'])(
  'gives the value %s as it was',
  async (value) => {
    await writeSecretsFile(file, { FIRST: value, SECOND: 'x' })

    expect(await readSecretsFile(file)).toEqual({ FIRST: value, SECOND: 'x' })
  },
)

it('refuses a value that no line can hold, and keeps the file', async () => {
  await writeFile(file, 'OWN=1\n')

  await expect(completeSecretsFile(file, { SECRET: 'a\nb' })).rejects.toThrow('SECRET may not hold')
  await expect(completeSecretsFile(file, { SECRET: '\'"`' })).rejects.toThrow('SECRET may not hold')
  expect(await readFile(file, 'utf8')).toBe('OWN=1\n')
})

it('keeps what a developer wrote, and fills what is missing or empty', async () => {
  const own = '# Mine\nA=mine\nB=\n'
  await writeFile(file, own)

  const isChanged = await completeSecretsFile(file, { A: 'ours', B: 'ours', C: 'ours' })

  expect(isChanged).toBe(true)
  expect((await readFile(file, 'utf8')).startsWith(own)).toBe(true)
  expect(await readSecretsFile(file)).toEqual({ A: 'mine', B: 'ours', C: 'ours' })
})

it('renews what it added and nothing else, and writes only what changes', async () => {
  await completeSecretsFile(file, { A: 'first', URL: 'http://127.0.0.1:9090' })

  expect(await completeSecretsFile(file, { A: 'second' })).toBe(false)
  expect(await readSecretsFile(file)).toEqual({ A: 'first', URL: 'http://127.0.0.1:9090' })
  expect(await completeSecretsFile(file, { A: 'second' }, { renews: true })).toBe(true)
  expect(await completeSecretsFile(file, { A: 'second' }, { renews: true })).toBe(false)
  expect(await readSecretsFile(file)).toEqual({ A: 'second' })
})
