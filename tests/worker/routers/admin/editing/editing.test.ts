import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { proofCount, proofSeed, recordFigure } from '#tests/prove/scale.ts'
import { insertUser } from '#tests/support/database/admin-rows.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'

import { actsOfTwo, people } from './acts.ts'
import { openDesk } from './desk.ts'

it(
  'of two people in any order loses no word, what is public is what was published, and all is reachable back',
  { tags: ['sampled', 'hours'], timeout: 3_600_000 },
  async () => {
    const db = await createTestDatabase()
    for (const id of people) await insertUser(db, { id })
    const began = performance.now()
    const numRuns = proofCount({ sample: 150, whole: 10_000 })
    await fc.assert(
      fc.asyncProperty(actsOfTwo, async (sequence) => {
        const desk = await openDesk(db)
        for (const act of sequence) await desk.act(act)
        expect(await desk.lostWords()).toEqual([])
      }),
      { numRuns, seed: proofSeed },
    )
    const minutes = ((performance.now() - began) / 60_000).toFixed(1)
    await recordFigure('sequences of edits by two people', `${numRuns} in ${minutes} min`)
  },
)
