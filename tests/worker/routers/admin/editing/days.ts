import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { proofCount, proofSeed, recordFigure } from '#tests/prove/scale.ts'
import { insertUser } from '#tests/support/database/admin-rows.ts'
import { createMemoryDatabase } from '#tests/support/database/memory-database.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'

import { actsOfTwo, people } from './acts.ts'
import { openDesk } from './desk.ts'

const parts = Array.from({ length: proofCount({ sample: 4, whole: 10 }) }, (_, part) => part)
/** So many go over a server, of fewer days: there each waits for its answers. */
const served = proofCount({ sample: 1, whole: 2 })
const days = {
  served: proofCount({ sample: 24, whole: 200 }),
  own: proofCount({ sample: 92, whole: 1200 }),
}

/**
 * Tries every second part of the days of two editors, from the first or the second one on, at the same time
 * and each in a database of its own: two files have a core each.
 */
export function tryDays(first: 0 | 1): void {
  it.concurrent.each(parts.filter((part) => part % 2 === first))(
    'of two people in any order loses no word, what is public is what was published, and all is reachable back: part %i',
    { tags: ['sampled'], timeout: 3_600_000 },
    async (part) => {
      const isServed = part < served
      const numRuns = isServed ? days.served : days.own
      const db = await (isServed ? createTestDatabase() : createMemoryDatabase())
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
      await recordFigure(
        `sequences of edits by two people, ${part}`,
        `${numRuns} in ${minutes} min`,
      )
    },
  )
}
