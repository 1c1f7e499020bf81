import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'

import { z } from 'zod'

/** How many tests passed, and a text for each that did not: where it is, its title, what it says. */
export type Outcome = { passed: number; failures: string[] }

const vitestOutcomeSchema = z.object({ passed: z.number(), failures: z.array(z.string()) })

const playwrightSpecSchema = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ error: z.object({ message: z.string() }).partial().optional() })),
    }),
  ),
})

const playwrightSuiteSchema = z.object({
  specs: z.array(playwrightSpecSchema).default([]),
  get suites() {
    return z.array(playwrightSuiteSchema).default([])
  },
})

const playwrightReportSchema = z.object({
  suites: z.array(playwrightSuiteSchema),
  stats: z.object({ expected: z.number() }),
})

/** What `VitestOutcome` left of a run of vitest. */
export async function readVitestOutcome(file: string, exitCode: number): Promise<Outcome> {
  const outcome = vitestOutcomeSchema.safeParse(await readJson(file)).data
  return withExitCode(outcome ?? { passed: 0, failures: [] }, exitCode)
}

/** What Playwright reported; a test that passed only when tried again counts as a failure. */
export async function readPlaywrightOutcome(file: string, exitCode: number): Promise<Outcome> {
  const report = playwrightReportSchema.safeParse(await readJson(file)).data
  const failures = (report?.suites ?? [])
    .flatMap(specsOf)
    .flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) =>
          failureText(
            `tests/e2e/${spec.file}:${spec.line}`,
            spec.title,
            results.find(({ error }) => error)?.error?.message,
          ),
        ),
    )
  return withExitCode({ passed: report?.stats.expected ?? 0, failures }, exitCode)
}

function specsOf(
  suite: z.infer<typeof playwrightSuiteSchema>,
): z.infer<typeof playwrightSpecSchema>[] {
  return [...suite.specs, ...suite.suites.flatMap(specsOf)]
}

/** The first lines of a message say what was expected; the rest is above, in the run's own output. */
export function failureText(place: string, title: string, message = 'without a message'): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [
    `${place} › ${title}`,
    ...lines.slice(0, 12).map((line) => `    ${line.slice(0, 300)}`),
  ].join('\n')
}

/** A run that failed, or that reports no test at all, is never a success. */
function withExitCode({ passed, failures }: Outcome, exitCode: number): Outcome {
  const isSuspect = failures.length === 0 && (exitCode !== 0 || passed === 0)
  return {
    passed,
    failures: isSuspect
      ? [`exit code ${exitCode}, ${passed} tests passed, none named as failed`]
      : failures,
  }
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => 'null')
  return JSON.parse(text)
}
