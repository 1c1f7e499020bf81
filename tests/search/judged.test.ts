import { beforeAll, describe, expect, it } from 'vitest'

import { seedDatabase } from '#drizzle/seed/seed.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'

import { countConfident, judge } from './judged.ts'

/** What each half must keep: the search was tuned on the first one, and not on the other. */
const halves = [
  { file: 'tuning.txt', recall: 0.93, rank: 0.95, suggested: 0.97 },
  { file: 'held-out.txt', recall: 0.88, rank: 0.94, suggested: 0.97 },
]
const mostConfident = 1

let db: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  db = await createTestDatabase()
  await seedDatabase(db.$client)
})

describe('queries judged by somebody who has not read the engine', () => {
  it.each(halves)('find what serves first, and propose it: $file', async ({ file, ...least }) => {
    const { queries, ...figures } = await judge(db, file)
    // Whoever tunes the search sees what became better or worse within the bounds below.
    console.log(file, figures)

    expect(queries).toBeGreaterThanOrEqual(100)
    expect(figures.recall).toBeGreaterThanOrEqual(least.recall)
    expect(figures.rank).toBeGreaterThanOrEqual(least.rank)
    expect(figures.suggested).toBeGreaterThanOrEqual(least.suggested)
  })

  it('find nothing that has nothing to do with the catalogue', async () => {
    const counts = await Promise.all(
      ['off-topic-tuning.txt', 'off-topic-held-out.txt'].map((file) => countConfident(db, file)),
    )
    for (const count of counts) expect(count).toBeLessThanOrEqual(mostConfident)
  })
})
