import { beforeAll, describe, expect, it } from 'vitest'

import { seedDatabase } from '#drizzle/seed/seed.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'

import { countConfident, judge } from './judged.ts'

/** What the half that may be tuned on must keep; the other half tells what strangers get. */
const least = { recall: 0.9, rank: 0.93, suggested: 0.97 }
const mostConfident = 1

let db: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  db = await createTestDatabase()
  await seedDatabase(db.$client)
})

describe('queries judged by somebody who has not read the engine', () => {
  it('find what serves among the first five, most often first, and propose it', async () => {
    const { queries, recall, rank, suggested } = await judge(db, 'tuning.txt')

    expect(queries).toBeGreaterThanOrEqual(100)
    expect(recall).toBeGreaterThanOrEqual(least.recall)
    expect(rank).toBeGreaterThanOrEqual(least.rank)
    expect(suggested).toBeGreaterThanOrEqual(least.suggested)
  })

  it('find nothing that has nothing to do with the catalogue', async () => {
    expect(await countConfident(db, 'off-topic-tuning.txt')).toBeLessThanOrEqual(mostConfident)
  })
})
