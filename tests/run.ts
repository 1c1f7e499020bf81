import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'

import { buildProduction } from '#drizzle/commands/production-build.ts'
import { projectPath } from '#drizzle/local/project-root.ts'

import { type Outcome, readPlaywrightOutcome, readVitestOutcome } from './support/test-outcomes.ts'

type Step = { title: string; run: () => Promise<Outcome> }

const vitestReport = projectPath('test-results/vitest.json')
const playwrightReport = projectPath('test-results/playwright.json')

const steps: Step[] = [
  { title: 'Checks', run: async () => stepOutcome(await command('npm', ['run', 'check'])) },
  { title: 'Build', run: build },
  {
    title: 'Tests',
    run: async () =>
      readVitestOutcome(
        vitestReport,
        await command(process.execPath, [
          projectPath('node_modules/vitest/vitest.mjs'),
          'run',
          '--config=tests/vitest.config.ts',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${vitestReport}`,
        ]),
      ),
  },
  {
    title: 'Browser tests',
    run: async () =>
      readPlaywrightOutcome(
        playwrightReport,
        await command(process.execPath, [
          projectPath('node_modules/@playwright/test/cli.js'),
          'test',
          '--config=tests/playwright.config.ts',
        ]),
      ),
  },
]

await rm(projectPath('test-results'), { recursive: true, force: true })
const total: Outcome = { passed: 0, failures: [] }
for (const { title, run } of steps) {
  console.log(`\n== ${title}`)
  // One after the other: each wants the whole machine.
  const { passed, failures } = await run()
  total.passed += passed
  total.failures.push(...failures.map((failure) => `${title}: ${failure}`))
}
// Thousands of lines may stand between a failure and the end of the output.
if (total.failures.length > 0) console.log(`\n== Failures\n${total.failures.join('\n')}`)
console.log(`${total.passed} passed, ${total.failures.length} failed`)
process.exitCode = total.failures.length === 0 ? 0 : 1

async function build(): Promise<Outcome> {
  try {
    await buildProduction({ onOutput: (text) => process.stdout.write(text) })
    return stepOutcome(0)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return stepOutcome(1)
  }
}

function stepOutcome(exitCode: number): Outcome {
  return { passed: 0, failures: exitCode === 0 ? [] : [`exit code ${exitCode}`] }
}

async function command(program: string, args: string[]): Promise<number> {
  const child = spawn(program, args, { cwd: projectPath(), stdio: 'inherit' })
  const [code]: unknown[] = await once(child, 'exit')
  return typeof code === 'number' ? code : 1
}
