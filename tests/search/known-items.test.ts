import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { gptDerivedValues, promptDerivedValues } from '#drizzle/derived/content-values.ts'
import { gpts, prompts } from '#drizzle/schema/index.ts'
import { readGptSeeds, readPromptSeeds } from '#drizzle/seed/content.ts'
import { gptRow, promptRow } from '#drizzle/seed/rows.ts'
import { seedDatabase } from '#drizzle/seed/seed.ts'
import type { Dictionary } from '#shared/search/dictionary.ts'
import { proofCount, recordFigure } from '#tests/prove/scale.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { readSearchMemory } from '#worker/services/search/search-memory.ts'
import { searchItems } from '#worker/services/search/search.ts'

import { inTurn } from './judged.ts'

const firstPlaces = 5
const least = { known: 0.99, unknown: 0.94 }
/** A query of every so many is left out of the index. */
const step = proofCount({ sample: 12, whole: 1 })

/** A search query that leads to a page, and the item with and without it. */
type KnownItem = { kind: 'prompt' | 'gpt'; slug: string; q: string; without: () => string }

let db: Awaited<ReturnType<typeof createTestDatabase>>
let known: KnownItem[]
let dictionary: Dictionary

beforeAll(async () => {
  db = await createTestDatabase()
  await seedDatabase(db.$client)
  known = await readKnownItems()
  ;({ dictionary } = await readSearchMemory(db))
})

describe('a search query that leads to a page', () => {
  it('finds it among the first five', async () => {
    const found = await inTurn(known, isFound)

    expect(found.length).toBeGreaterThanOrEqual(700)
    expect(share(found)).toBeGreaterThanOrEqual(least.known)
  })

  it(
    'finds it as well where the page does not name it',
    { tags: ['sampled'], timeout: 600_000 },
    async () => {
      const asked = known.filter((_, index) => index % step === 0)
      const found: boolean[] = []
      for (const item of asked) {
        // One query is out of the index at a time.
        found.push(await withoutQuery(item))
      }
      await recordFigure('known items whose own query is not indexed', `${share(found)}`)
      expect(share(found)).toBeGreaterThanOrEqual(least.unknown)
    },
  )
})

const share = (found: boolean[]) => found.filter(Boolean).length / found.length

async function isFound({ kind, slug, q }: KnownItem): Promise<boolean> {
  // Nothing is remembered of an index that was another one.
  const memory = { dictionary, counts: new Map<string, number>() }
  const { items } = await searchItems(db, memory, { q, page: 1, exact: false })
  return items.slice(0, firstPlaces).some((item) => item.type === kind && item.slug === slug)
}

async function withoutQuery(item: KnownItem): Promise<boolean> {
  const table = item.kind === 'prompt' ? prompts : gpts
  const [stored] = await db
    .select({ recherche: table.recherche })
    .from(table)
    .where(eq(table.slug, item.slug))
  const write = (recherche: string) =>
    writeBatch(db, [db.update(table).set({ recherche }).where(eq(table.slug, item.slug))])
  await write(item.without())
  const found = await isFound(item)
  await write(stored?.recherche ?? '')
  return found
}

async function readKnownItems(): Promise<KnownItem[]> {
  const [promptSeeds, gptSeeds] = await Promise.all([readPromptSeeds(), readGptSeeds()])
  const of = promptSeeds.map(promptRow).flatMap((row) =>
    queriesOf(row).map((q): KnownItem => ({
      kind: 'prompt',
      slug: row.slug,
      q,
      without: () => promptDerivedValues({ ...row, requetes_seo: others(row, q) }).recherche,
    })),
  )
  const ofGpts = gptSeeds.map(gptRow).flatMap((row) =>
    queriesOf(row).map((q): KnownItem => ({
      kind: 'gpt',
      slug: row.slug,
      q,
      without: () => gptDerivedValues({ ...row, requetes_seo: others(row, q) }, '').recherche,
    })),
  )
  return [...of, ...ofGpts]
}

type Queried = { statut: string; requetes_seo: { requetes: string[] } | null }

const queriesOf = ({ statut, requetes_seo }: Queried) =>
  statut === 'valide' ? (requetes_seo?.requetes ?? []) : []

const others = ({ requetes_seo }: Queried, q: string) => ({
  requetes: (requetes_seo?.requetes ?? []).filter((one) => one !== q),
})
