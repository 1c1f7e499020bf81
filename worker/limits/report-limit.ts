import { logUnexpected } from '#worker/runtime/error-log.ts'

import { clientPrefix } from './client-prefix.ts'
import type { AskCounter } from './counter-client.ts'
import type { BudgetRefusal } from './spent-units.ts'

const reportsPerDay = 10
const dayMs = 86_400_000
const rule = { limit: reportsPerDay, windowMs: dayMs, recentMs: 0 }

/** A report that was counted; `release` takes it back if it could not be stored. */
type CountedReport = { allowed: true; release: () => Promise<void> }

/** Counts a report of a visitor. A client may send 10 a day, so that it cannot use up everybody's. */
export const createReportLimit =
  (askCounter: AskCounter) =>
  async (address: string | undefined): Promise<CountedReport | BudgetRefusal> => {
    const id = crypto.randomUUID()
    const name = `reports ${clientPrefix(address)}`
    try {
      const { isAllowed, retryAfterMs } = await askCounter(name, (counter, key) =>
        counter.reserve(key, id, rule),
      )
      if (!isAllowed) return { allowed: false, retryAfterSeconds: Math.ceil(retryAfterMs / 1000) }
    } catch (error) {
      // A limit that fails must not take the form with it.
      logUnexpected(error, 'report limit')
    }
    const release = () => askCounter(name, (counter, key) => counter.release(key, id))
    return { allowed: true, release }
  }

export type ReportLimit = ReturnType<typeof createReportLimit>
