import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { projectPath } from '#drizzle/local/project-root.ts'

import { readPlaywrightOutcome, readVitestOutcome } from './test-outcomes.ts'

let file = ''

beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'test-outcomes-')), 'report.json')
})

afterEach(() => rm(join(file, '..'), { recursive: true, force: true }))

it('names a failed test with its file and what it says', async () => {
  await writeVitestReport({
    name: projectPath('tests/a.test.ts'),
    status: 'failed',
    assertionResults: [
      { status: 'passed', fullName: 'adds' },
      {
        status: 'failed',
        fullName: 'subtracts',
        failureMessages: ['\u001B[31mexpected 1\u001B[0m\n  at x'],
      },
    ],
  })

  expect(await readVitestOutcome(file, 1)).toEqual({
    passed: 3,
    failures: ['tests/a.test.ts › subtracts\n    expected 1\n      at x'],
  })
})

it('counts a test file that fails before its first test', async () => {
  await writeVitestReport({
    name: projectPath('tests/a.test.ts'),
    status: 'failed',
    message: 'cannot find a module',
    assertionResults: [],
  })

  const { passed, failures } = await readVitestOutcome(file, 1)

  expect(passed).toBe(3)
  expect(failures).toEqual(['tests/a.test.ts › outside its tests\n    cannot find a module'])
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

async function writeVitestReport(result: object): Promise<void> {
  await writeFile(file, JSON.stringify({ numPassedTests: 3, testResults: [result] }))
}

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
