/** What runs the tests, as arguments of Node from the project's root. */
export const vitestCommand = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config=tests/vitest.config.ts',
] as const

export const playwrightCommand = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config=tests/playwright.config.ts',
] as const

/** What a person reads, and the outcome as a file. */
export const vitestReporters = [
  '--reporter=default',
  '--reporter=./tests/support/vitest-outcome.ts',
] as const
