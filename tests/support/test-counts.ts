import { readFile } from 'node:fs/promises'

import { z } from 'zod'

export type Count = { passed: number; failed: number }

const vitestReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
})

const playwrightReportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** What vitest reported; a file that failed outside its tests counts as one failure. */
export async function readVitestCount(file: string, exitCode: number): Promise<Count> {
  const report = vitestReportSchema.safeParse(await readJson(file)).data
  const brokenFiles = report?.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  )
  const failed = (report?.numFailedTests ?? 0) + (brokenFiles?.length ?? 0)
  return withExitCode({ passed: report?.numPassedTests ?? 0, failed }, exitCode)
}

/** What Playwright reported; a test that passed only when tried again counts as a failure. */
export async function readPlaywrightCount(file: string, exitCode: number): Promise<Count> {
  const stats = playwrightReportSchema.safeParse(await readJson(file)).data?.stats
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0)
  return withExitCode({ passed: stats?.expected ?? 0, failed }, exitCode)
}

/** A run that failed, or that reports no test at all, is never a success. */
function withExitCode({ passed, failed }: Count, exitCode: number): Count {
  const isSuspect = exitCode !== 0 || passed === 0
  return { passed, failed: isSuspect ? Math.max(failed, 1) : failed }
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => 'null')
  return JSON.parse(text)
}
