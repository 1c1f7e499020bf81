import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'

import { buildProduction } from '#drizzle/production-build.ts'
import { projectPath } from '#drizzle/project-root.ts'

import { type Count, readPlaywrightCount, readVitestCount } from './support/test-counts.ts'

type Step = { title: string; run: () => Promise<Count> }

const vitestReport = projectPath('test-results/vitest.json')
const playwrightReport = projectPath('test-results/playwright.json')

const steps: Step[] = [
  { title: 'Checks', run: async () => stepCount(await command('npm', ['run', 'check'])) },
  { title: 'Build', run: build },
  {
    title: 'Tests',
    run: async () =>
      readVitestCount(
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
      readPlaywrightCount(
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
const total: Count = { passed: 0, failed: 0 }
const failures: string[] = []
for (const { title, run } of steps) {
  console.log(`\n== ${title}`)
  // One after the other: each wants the whole machine.
  const { passed, failed } = await run()
  total.passed += passed
  total.failed += failed
  if (failed > 0) failures.push(title)
}
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

async function build(): Promise<Count> {
  try {
    await buildProduction({ onOutput: (text) => process.stdout.write(text) })
    return stepCount(0)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return stepCount(1)
  }
}

function stepCount(exitCode: number): Count {
  return { passed: 0, failed: exitCode === 0 ? 0 : 1 }
}

async function command(program: string, args: string[]): Promise<number> {
  const child = spawn(program, args, { cwd: projectPath(), stdio: 'inherit' })
  const [code]: unknown[] = await once(child, 'exit')
  return typeof code === 'number' ? code : 1
}
