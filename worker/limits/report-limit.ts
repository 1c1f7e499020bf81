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
    const decision = await askCounter(name, (counter, key) => counter.reserve(key, id, rule))
    const { isAllowed, retryAfterMs } = decision
    if (isAllowed) return { allowed: true }
    return { allowed: false, retryAfterSeconds: Math.ceil(retryAfterMs / 1000) }
  }

export type ReportLimit = ReturnType<typeof createReportLimit>
