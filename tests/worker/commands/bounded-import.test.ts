import { execFile } from 'node:child_process'
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { projectPath } from '#drizzle/local/project-root.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bounded-import-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs the import with so little memory that what is not bounded ends the process. */
const run = (path: string): Promise<{ code: unknown; errors: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--max-old-space-size=100', 'worker/commands/import.ts', path],
      { cwd: projectPath() },
      (error, _output, errors) => resolve({ code: error ? error.code : 0, errors }),
    )
  })

it.each([
  ['a million rows', 'titre,texte\n', 'Titre,Texte\n', 1_000_000],
  ['five million rows', 'titre\n', 'a\n', 5_000_000],
])('refuses %s in 100 MB of memory', async (_what, header, row, count) => {
  const path = join(folder, 'essai.csv')
  await writeFile(path, header + row.repeat(count))

  expect(await run(path)).toEqual({
    code: 1,
    errors: 'Plus de 5\u202f000\u00a0lignes\u00a0: partagez le fichier en plusieurs imports.\n',
  })
})

it('refuses a file of three gigabytes without reading it', async () => {
  const path = join(folder, 'long.csv')
  await writeFile(path, 'titre\n')
  // A hole in the file: it takes no room.
  await truncate(path, 3_000_000_000)

  const { code, errors } = await run(path)

  expect([code, errors]).toEqual([
    1,
    'Plus de 20\u00a0Mo\u00a0: partagez le fichier en plusieurs imports.\n',
  ])
})
