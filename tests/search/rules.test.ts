import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { proofCount } from '#tests/prove/scale.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'

import { disagreement } from './agreement.ts'
import { fewWords, randomCatalogue, writeCatalogue } from './random-catalogue.ts'
import { randomQueries } from './random-query.ts'

/** One word, asked twice: it is no phrase of one word, and scores where it stands once. */
const repeated = ['e  e', 'audit audit', 'la la'].map((q) => ({
  q,
  type: undefined,
  categorie: undefined,
  ia: undefined,
  niveau: undefined,
  exact: false,
}))

// `together` queries are asked in one turn and travel as one request.
it.for([
  {
    size: 'small',
    catalogues: proofCount({ sample: 2, whole: 50 }),
    minItems: 5,
    maxItems: 60,
    queries: proofCount({ sample: 50, whole: 400 }),
    together: 50,
  },
  // So many that the engine reads its answers by level of score instead of scoring each.
  {
    size: 'large',
    catalogues: 1,
    minItems: proofCount({ sample: 800, whole: 4000 }),
    maxItems: proofCount({ sample: 800, whole: 4000 }),
    words: fewWords,
    queries: proofCount({ sample: 20, whole: 150 }),
    together: 5,
  },
])(
  'finds what the rules say, in their order, whatever $size catalogue and query (R6, R251)',
  { tags: ['sampled'], timeout: 900_000 },
  async ({ catalogues, queries, together, ...size }) => {
    const exam = randomCatalogue(size).chain((items) =>
      fc.record({ items: fc.constant(items), asked: randomQueries(items, queries) }),
    )
    await fc.assert(
      fc.asyncProperty(exam, async ({ items, asked }) => {
        const db = await createTestDatabase()
        const catalogue = await writeCatalogue(db, items)
        const all = [...repeated, ...asked]
        for (let start = 0; start < all.length; start += together) {
          const some = all.slice(start, start + together)
          const found = await Promise.all(some.map((query) => disagreement(db, catalogue, query)))
          expect(found.find((message) => message !== null)).toBe(undefined)
        }
      }),
      { numRuns: catalogues, endOnFailure: true, reporter },
    )
  },
)

/** Says where it failed without the catalogue and its hundreds of queries. */
function reporter<Exam>(run: fc.RunDetails<Exam>): void {
  if (!run.failed) return
  const { seed, counterexamplePath, errorInstance } = run
  throw new Error(`seed ${seed}, path ${counterexamplePath ?? ''}`, { cause: errorInstance })
}
