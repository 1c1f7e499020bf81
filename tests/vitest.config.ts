import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest by far, the longest first. */
const long = [
  'prove/kills',
  'worker/routers/admin/editing/days-even',
  'worker/routers/admin/editing/days-odd',
  'drizzle/backup/restore',
  'worker/routers/access',
  'worker/routers/ids/foreign-ids',
  'worker/routers/admin/roles',
  'worker/page-cache/built-visitors',
  'drizzle/export/export',
  'drizzle/backup/backup',
  'crawl',
  'search/quality',
  'worker/routers/admin/content-writes',
  'budgets',
  'worker/http/admin-pages',
  'regular-expressions',
]

/** It is begun first: begun last, it would run on alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, which gives another list
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = long.findIndex((name) => moduleId.includes(`/tests/${name}.test`))
  return place === -1 ? long.length : place
}

export default defineConfig({
  resolve: { alias: { 'cloudflare:workers': '#tests/support/site/durable-object.ts' } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: [
      'tests/support/random-seed.ts',
      'tests/support/fail-on-console.ts',
      'tests/support/database/remove-databases.ts',
    ],
    restoreMocks: true,
    css: true,
    // One more than CI has cores: each waits a third of its time for its database.
    maxWorkers: 3,
    // A file of its own costs a second of modules; no test leaves anything in them.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    tags: [
      { name: 'prove', description: 'Takes long: npm run prove runs it, npm test does not' },
      { name: 'sampled', description: 'npm test tries a sample of it, npm run prove the whole' },
    ],
    // A machine that others use too is at times five times slower.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
