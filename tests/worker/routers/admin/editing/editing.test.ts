import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { proofCount, proofSeed, recordFigure } from '#tests/prove/scale.ts'
import { insertUser } from '#tests/support/database/admin-rows.ts'
import { createMemoryDatabase } from '#tests/support/database/memory-database.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'

import { actsOfTwo, people } from './acts.ts'
import { openDesk } from './desk.ts'

const numRuns = proofCount({ sample: 50, whole: 1000 })

/** At the same time, each in a database of its own: the first two on a server, for which they wait. */
const parts = Array.from({ length: proofCount({ sample: 2, whole: 10 }) }, (_, part) => part)

it.concurrent.each(parts)(
  'of two people in any order loses no word, what is public is what was published, and all is reachable back: part %i',
  { tags: ['sampled', 'hours'], timeout: 3_600_000 },
  async (part) => {
    const db = await (part < 2 ? createTestDatabase() : createMemoryDatabase())
    for (const id of people) await insertUser(db, { id })
    const began = performance.now()
    await fc.assert(
      fc.asyncProperty(actsOfTwo, async (sequence) => {
        const desk = await openDesk(db)
        for (const act of sequence) await desk.act(act)
        expect(await desk.lostWords()).toEqual([])
      }),
      { numRuns, seed: proofSeed + part },
    )
    const minutes = ((performance.now() - began) / 60_000).toFixed(1)
    await recordFigure(`sequences of edits by two people, ${part}`, `${numRuns} in ${minutes} min`)
  },
)
