import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { startChild } from '#drizzle/local/child-processes.ts'
import { projectPath } from '#drizzle/local/project-root.ts'

import { vitestCommand, vitestReporters } from './runners.ts'
import { readPlaywrightOutcome, readVitestOutcome } from './test-outcomes.ts'

let file = ''

beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'test-outcomes-')), 'report.json')
})

afterEach(() => rm(join(file, '..'), { recursive: true, force: true }))

it('names what failed in a run of vitest: tests, hooks of a group, a file that does not load', async () => {
  const folder = projectPath('test-results/outcome')
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'a.test.ts'),
    `import { beforeAll, describe, expect, it } from 'vitest'
it('adds', () => expect(1).toBe(1))
it('subtracts', () => expect(1).toBe(2))
describe('a group', () => {
  beforeAll(() => { throw new Error('no database') })
  it('is skipped', () => {})
})`,
  )
  await writeFile(join(folder, 'b.test.ts'), "throw new Error('cannot find a module')")
  const args = [vitestCommand[0], 'run', `--dir=${folder}`, ...vitestReporters]
  const child = await startChild(process.execPath, args, { env: { OUTCOME_FILE: file } })

  const { passed, failures } = await readVitestOutcome(file, await child.ended)

  expect(passed).toBe(1)
  expect(failures.toSorted()).toEqual([
    'test-results/outcome/a.test.ts › around «a group»\n    no database',
    'test-results/outcome/a.test.ts › subtracts\n    expected 1 to be 2 // Object.is equality',
    'test-results/outcome/b.test.ts › outside its tests\n    cannot find a module',
  ])
})

it('counts a browser test that passed only when tried again as a failure', async () => {
  await writePlaywrightReport('flaky')

  expect(await readPlaywrightOutcome(file, 0)).toEqual({
    passed: 4,
    failures: ['tests/e2e/a.spec.ts:7 › opens\n    not visible'],
  })
})

it('finds a browser test that fails inside a group', async () => {
  await writePlaywrightReport('unexpected')

  expect((await readPlaywrightOutcome(file, 1)).failures).toHaveLength(1)
})

it('counts a run that ends in error without a failed test as a failure', async () => {
  await writePlaywrightReport('expected')

  expect((await readPlaywrightOutcome(file, 0)).failures).toEqual([])
  expect((await readPlaywrightOutcome(file, 1)).failures).toHaveLength(1)
})

it('counts a run that leaves no report as a failure', async () => {
  expect((await readVitestOutcome(file, 0)).failures).toHaveLength(1)
  expect((await readPlaywrightOutcome(file, 0)).failures).toHaveLength(1)
})

async function writePlaywrightReport(status: string): Promise<void> {
  const spec = {
    title: 'opens',
    file: 'a.spec.ts',
    line: 7,
    tests: [{ status, results: [{ error: { message: 'not visible' } }, {}] }],
  }
  const suites = [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'group', specs: [spec] }] }]
  await writeFile(file, JSON.stringify({ suites, stats: { expected: 4 } }))
}
