import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { gpts, prompts } from '#drizzle/schema/index.ts'
import { seedDatabase } from '#drizzle/seed/seed.ts'
import { searchEngineOf } from '#tests/support/database/search-engine-of.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { CatalogueEngine } from '#worker/services/search/catalogue-search.ts'

import { answeredShare, judgeFiles } from './judged-queries.ts'

let db: Awaited<ReturnType<typeof createTestDatabase>>
let engine: CatalogueEngine

beforeAll(async () => {
  db = await createTestDatabase()
  await seedDatabase(db.$client)
  engine = await searchEngineOf(db)('visitors')
})

// A little below what `npm run bench -- search` measures: a change of one weight breaks no test that is not about it.
it.each([
  { files: ['tuning', 'tuning-more'], recall: 0.93, rank: 0.96, empty: 0.01, half: 0.77 },
  {
    files: ['held-out', 'held-out-more', 'later'],
    recall: 0.92,
    rank: 0.95,
    empty: 0.01,
    half: 0.83,
  },
  { files: ['spoken-tuning'], recall: 0.81, rank: 0.85, empty: 0.05, half: 0.78 },
  { files: ['unseen'], recall: 0.84, rank: 0.86, empty: 0.06, half: 0.78 },
])('finds what serves who asks first: $files', async ({ files, ...bounds }) => {
  const figures = await judgeFiles(engine, files)

  expect(figures.queries).toBeGreaterThanOrEqual(100)
  expect(figures.recall).toBeGreaterThanOrEqual(bounds.recall)
  expect(figures.rank).toBeGreaterThanOrEqual(bounds.rank)
  expect(figures.half).toBeGreaterThanOrEqual(bounds.half)
  expect(figures.empty).toBeLessThanOrEqual(bounds.empty)
})

it.each([
  { files: ['off-topic-near-trade', 'off-topic-unseen'], most: 0.2 },
  { files: ['off-topic-tuning', 'off-topic-tuning-more'], most: 0.3 },
  { files: ['off-topic-held-out', 'off-topic-held-out-more', 'off-topic-later'], most: 0.3 },
  { files: ['off-topic-spoken-tuning'], most: 0.4 },
])('answers few queries that are off topic: $files', async ({ files, most }) => {
  expect(await answeredShare(engine, files)).toBeLessThanOrEqual(most)
})

it('reads no search query of an item as a subject that is absent', async () => {
  const rows = await Promise.all([
    db.select({ queries: prompts.requetes_seo }).from(prompts).where(eq(prompts.statut, 'valide')),
    db.select({ queries: gpts.requetes_seo }).from(gpts).where(eq(gpts.statut, 'valide')),
  ])
  const queries = rows.flat().flatMap((row) => row.queries?.requetes ?? [])
  const refused = queries.filter((q) => engine.search(q).terms.some(({ absence }) => absence))

  expect(queries.length).toBeGreaterThan(700)
  expect(refused).toEqual([])
})
