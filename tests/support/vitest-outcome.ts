import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'

import type { Reporter, TestModule, TestSuite } from 'vitest/node'

import { projectPath } from '#drizzle/local/project-root.ts'

import { failureText, type Outcome } from './test-outcomes.ts'

/**
 * A reporter of vitest that writes the outcome of a run into the file that OUTCOME_FILE names. The
 * library's own report in JSON says nothing of a hook that fails in a group: its tests are skipped, and
 * the cause is lost.
 */
// oxlint-disable-next-line import/no-default-export -- vitest takes a reporter from the default export
export default class VitestOutcome implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const file = process.env['OUTCOME_FILE']
    if (file === undefined) throw new Error('OUTCOME_FILE names no file for the outcome')
    const outcome: Outcome = {
      passed: modules.flatMap(({ children }) => [...children.allTests('passed')]).length,
      failures: modules.flatMap(failuresOf),
    }
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(outcome))
  }
}

function failuresOf(module: TestModule): string[] {
  const place = relative(projectPath(), module.moduleId)
  const groups: (TestModule | TestSuite)[] = [module, ...module.children.allSuites()]
  return [
    ...groups.flatMap((group) =>
      group
        .errors()
        .map(({ message }) =>
          failureText(
            place,
            group.type === 'module' ? 'outside its tests' : `around «${group.fullName}»`,
            message,
          ),
        ),
    ),
    ...[...module.children.allTests('failed')].map((test) =>
      failureText(place, test.fullName, test.result().errors?.[0]?.message),
    ),
  ]
}
