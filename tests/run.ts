import { rm } from 'node:fs/promises'

import { startChild } from '#drizzle/local/child-processes.ts'
import { projectPath } from '#drizzle/local/project-root.ts'

import { playwrightCommand, vitestCommand, vitestReporters } from './support/runners.ts'
import { type Outcome, readPlaywrightOutcome, readVitestOutcome } from './support/test-outcomes.ts'

type Step = { title: string; run: () => Promise<Outcome> }

const vitestReport = projectPath('test-results/vitest.json')
const playwrightReport = projectPath('test-results/playwright.json')

const steps: Step[] = [
  { title: 'Checks and build', run: checkAndBuild },
  {
    title: 'Tests',
    run: async () =>
      readVitestOutcome(
        vitestReport,
        await print([...vitestCommand, '--tags-filter=!prove', ...vitestReporters], {
          OUTCOME_FILE: vitestReport,
        }),
      ),
  },
  {
    title: 'Browser tests',
    run: async () =>
      readPlaywrightOutcome(
        playwrightReport,
        await print([...playwrightCommand, '--grep=@journey']),
      ),
  },
]

await rm(projectPath('test-results'), { recursive: true, force: true })
const total: Outcome = { passed: 0, failures: [] }
const times: string[] = []
for (const { title, run } of steps) {
  console.log(`\n== ${title}`)
  const began = performance.now()
  // One after the other: each wants the whole machine.
  const { passed, failures } = await run()
  times.push(`${title} ${Math.round((performance.now() - began) / 1000)} s`)
  total.passed += passed
  total.failures.push(...failures.map((failure) => `${title}: ${failure}`))
}
// Thousands of lines may stand between a failure and the end of the output.
if (total.failures.length > 0) console.log(`\n== Failures\n${total.failures.join('\n')}`)
console.log(`\n${times.join(', ')}`)
console.log(`${total.passed} passed, ${total.failures.length} failed`)
process.exitCode = total.failures.length === 0 ? 0 : 1

/** The linter and its types take one core about as long as all the others together take the other. */
async function checkAndBuild(): Promise<Outcome> {
  const lanes = [['check:lint'], ['check:format', 'check:boundaries', 'check:unused', 'build']]
  const failures = await Promise.all(lanes.map(runScripts))
  return { passed: 0, failures: failures.flat() }
}

async function runScripts(scripts: string[]): Promise<string[]> {
  const failures: string[] = []
  for (const script of scripts) {
    let output = ''
    const child = await startChild('npm', ['run', script], {
      onOutput: (text) => {
        output += text
      },
    })
    const code = await child.ended
    // As one piece: another lane prints as well.
    console.log(output)
    if (code !== 0) failures.push(`npm run ${script}: exit code ${code}`)
  }
  return failures
}

async function print(args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = await startChild(process.execPath, args, {
    env,
    onOutput: (text) => process.stdout.write(text),
  })
  return child.ended
}
