import type { SQL } from 'drizzle-orm'
import { z } from 'zod'

import type { Database } from '#worker/database/db.ts'

import { type Candidate, candidateLimit, candidatesSql, readCandidates } from './candidates.ts'
import type { Plan } from './plan.ts'
import { enoughSolid, type Found, rankCandidates } from './score.ts'

/** What answers a plan, the best first. */
export type Answer = {
  found: Found[]
  /** Whether more may answer than were looked at. */
  isCapped: boolean
  /** Whether words are left that nothing explains, and nothing answers half of the rest. */
  isDoubtful: boolean
}

const doubtfulCoverage = 0.6
const rowsSchema = z.array(z.object({ found: z.string() }))

/** Reads what answers a plan; of items that a condition on their keys lets through. */
export async function findItems(db: Database, plan: Plan, filter?: SQL): Promise<Answer> {
  const statement = candidatesSql(plan, filter)
  const rows = statement === null ? [] : rowsSchema.parse(await db.all(statement))
  const candidates: Candidate[] = rows.flatMap(({ found }) => readCandidates(found))
  const found = rankCandidates(candidates, plan)
  return {
    found,
    isCapped: candidates.length >= candidateLimit(plan),
    isDoubtful:
      plan.unexplained.length > 0 &&
      found.every(({ coverage, solid }) => coverage < doubtfulCoverage && solid < enoughSolid),
  }
}
