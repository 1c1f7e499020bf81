import { logUnexpected } from '#worker/runtime/error-log.ts'

import { clientPrefix } from './client-prefix.ts'
import type { AskCounter } from './counter-client.ts'
import type { BudgetDecision } from './spent-units.ts'

const reportsPerDay = 10
const dayMs = 86_400_000
const rule = { limit: reportsPerDay, windowMs: dayMs, recentMs: 0 }

/** Counts a report of a visitor. A client may send 10 a day, so that it cannot use up everybody's. */
export const createReportLimit =
  (askCounter: AskCounter) =>
  async (address: string | undefined): Promise<BudgetDecision> => {
    const id = crypto.randomUUID()
    const name = `reports ${clientPrefix(address)}`
    const decision = await askCounter(name, (counter, key) => counter.reserve(key, id, rule)).catch(
      (error: unknown) => {
        // A limit that fails must not take the form with it.
        logUnexpected(error, 'report limit')
        return null
      },
    )
    if (!decision || decision.isAllowed) return { allowed: true }
    return { allowed: false, retryAfterSeconds: Math.ceil(decision.retryAfterMs / 1000) }
  }

export type ReportLimit = ReturnType<typeof createReportLimit>
