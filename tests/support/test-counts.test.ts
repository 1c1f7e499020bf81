import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { readPlaywrightCount, readVitestCount } from './test-counts.ts'

let file = ''

beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'test-counts-')), 'report.json')
})

afterEach(() => rm(join(file, '..'), { recursive: true, force: true }))

it('counts a test file that fails before its first test', async () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  await writeFile(file, JSON.stringify({ numPassedTests: 3, numFailedTests: 1, testResults }))

  expect(await readVitestCount(file, 1)).toEqual({ passed: 3, failed: 2 })
})

it('counts a browser test that passed only when tried again as a failure', async () => {
  await writeFile(file, JSON.stringify({ stats: { expected: 4, unexpected: 0, flaky: 1 } }))

  expect(await readPlaywrightCount(file, 0)).toEqual({ passed: 4, failed: 1 })
})

it('counts a run that ends in error without a failed test as a failure', async () => {
  await writeFile(file, JSON.stringify({ stats: { expected: 4, unexpected: 0, flaky: 0 } }))

  expect(await readPlaywrightCount(file, 1)).toEqual({ passed: 4, failed: 1 })
})

it('counts a run that leaves no report as a failure', async () => {
  expect(await readVitestCount(file, 0)).toEqual({ passed: 0, failed: 1 })
})
