import { beforeAll, describe, expect, it } from 'vitest'

import { seedDatabase } from '#drizzle/seed/seed.ts'
import { asVisitor } from '#tests/support/calls/caller.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'

import { relevanceQueries } from './relevance-queries.ts'

const firstPlaces = 5

type Judged = {
  q: string
  expected: string[]
  found: string[]
  /** Share of what is expected among the first places. */
  recall: number
  /** 1 when the first result is expected, 1/2 when the second is the first that is. */
  reciprocalRank: number
}

const judgedByKind = new Map<string, Judged[]>()

beforeAll(async () => {
  const db = await createTestDatabase()
  await seedDatabase(db.$client)
  for (const [kind, queries] of Object.entries(relevanceQueries)) {
    const judged = queries.map(([q, ...expected]) => judge(db, q, expected))
    judgedByKind.set(kind, await Promise.all(judged))
  }
})

describe('what people of the trade ask of the starting content', () => {
  it('is answered by what they expect, among the first five and most often first', () => {
    const all = [...judgedByKind.values()].flat()

    expect(all.length).toBeGreaterThanOrEqual(120)
    expect(shortfall(all, 'recall', 0.97)).toBe('')
    expect(shortfall(all, 'reciprocalRank', 0.9)).toBe('')
  })

  it.each(['typo', 'accents'])('is answered as well in spite of %s', (kind) => {
    const judged = judgedByKind.get(kind) ?? []

    expect(judged.length).toBeGreaterThanOrEqual(25)
    expect(shortfall(judged, 'recall', 0.95)).toBe('')
  })

  it('is asked once of each query', () => {
    const queries = [...judgedByKind.values()].flat().map(({ q }) => q)

    expect(queries).toEqual([...new Set(queries)])
  })
})

async function judge(db: Database, q: string, expected: string[]): Promise<Judged> {
  const answer = await asVisitor(db).search.results({ q, page: 1, exact: false })
  const found = answer.items.map(({ type, slug }) => `${type}/${slug}`)
  const first = found.slice(0, firstPlaces)
  const rank = found.findIndex((address) => expected.includes(address)) + 1
  return {
    q,
    expected,
    found: first,
    recall: expected.filter((address) => first.includes(address)).length / expected.length,
    reciprocalRank: rank === 0 ? 0 : 1 / rank,
  }
}

/** Nothing when the mean is as it should be, else the queries that were not answered so. */
function shortfall(judged: Judged[], measure: 'recall' | 'reciprocalRank', least: number): string {
  const mean = judged.reduce((sum, item) => sum + item[measure], 0) / judged.length
  if (mean >= least) return ''
  const missed = judged
    .filter((item) => item[measure] < 1)
    .map(({ q, expected, found }) =>
      [`«${q}»`, `  expected ${expected.join(', ')}`, `  found    ${found.join(', ')}`].join('\n'),
    )
  return [`${measure} is ${mean.toFixed(3)}`, ...missed].join('\n')
}
