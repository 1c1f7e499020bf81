import type { Config } from '#worker/runtime/config.ts'
import { logUnexpected } from '#worker/runtime/error-log.ts'
import { visitorStorage } from '#worker/runtime/visitor-storage.ts'

import { clientPrefix } from './client-prefix.ts'
import type { AskCounter } from './counter-client.ts'
import type { BudgetDecision } from './spent-units.ts'

type Refusal = Extract<BudgetDecision, { allowed: false }>

/** Whose budget is spent: a client, known by an address, or an account. */
export type Payer =
  | { kind: 'client'; address: string | undefined }
  | { kind: 'account'; id: string }

type BudgetConfig = Pick<
  Config,
  'COST_BUDGET' | 'LIMIT_WINDOW_SECONDS' | 'EXPENSIVE_PER_PAYER' | 'EXPENSIVE_PER_ISOLATE'
>

/** Units of cheap answers that are reported together: a report costs as much as a cheap answer. */
const reportedUnits = 20

/** How soon an answer may be asked for again that was refused because others were being made. */
const busyRetrySeconds = 1

/**
 * The budgets of clients and accounts as one isolate sees them. They are counted in the objects of
 * `counter-client.ts`; the isolate remembers who has nothing left, and what it has not reported yet.
 */
export function createBudgets(
  {
    COST_BUDGET,
    LIMIT_WINDOW_SECONDS: windowSeconds,
    EXPENSIVE_PER_PAYER: maxPerPayer,
    EXPENSIVE_PER_ISOLATE: maxPerIsolate,
  }: BudgetConfig,
  askCounter: AskCounter,
  clock: () => number = Date.now,
) {
  const rule = { units: COST_BUDGET, windowSeconds }
  const exhausted = new Map<string, { until: number; refusals: number }>()
  const unreported = new Map<string, { units: number; since: number }>()
  const beingAnswered = new Map<string, number>()
  let expensiveAnswers = 0

  async function report(name: string, units: number): Promise<BudgetDecision> {
    const decision = await askCounter(name, (counter, key) =>
      counter.spend(key, units, rule),
    ).catch((error: unknown) => {
      // A limit that fails must not take the site with it.
      logUnexpected(error, 'budget')
      return { allowed: true } as const
    })
    if (!decision.allowed) {
      bound(exhausted)
      exhausted.set(name, { until: clock() + decision.retryAfterSeconds * 1000, refusals: 0 })
    }
    return decision
  }

  function takeUnreported(name: string): number {
    const entry = unreported.get(name)
    unreported.delete(name)
    return entry && clock() - entry.since < windowSeconds * 1000 ? entry.units : 0
  }

  return {
    /** Refuses a payer that this isolate knows to have nothing left, with the number of refusals so far. */
    check(payer: Payer): { allowed: true } | (Refusal & { refusals: number }) {
      const entry = exhausted.size === 0 ? undefined : exhausted.get(nameOf(payer))
      const waitMs = entry ? entry.until - clock() : 0
      if (!entry || waitMs <= 0) return { allowed: true }
      entry.refusals += 1
      const retryAfterSeconds = Math.ceil(waitMs / 1000)
      return { allowed: false, retryAfterSeconds, refusals: entry.refusals }
    },
    /** Counts units before an answer is made. */
    spend(payer: Payer, units: number): Promise<BudgetDecision> {
      const name = nameOf(payer)
      return report(name, units + takeUnreported(name))
    },
    /** Counts units of a cheap answer after it was made; returns what must be finished in the background. */
    spendLater(payer: Payer, units: number): Promise<unknown> | undefined {
      const name = nameOf(payer)
      const { units: before = 0, since = clock() } = unreported.get(name) ?? {}
      if (before + units >= reportedUnits) return report(name, units + takeUnreported(name))
      bound(unreported)
      unreported.set(name, { units: before + units, since })
      return undefined
    },
    /**
     * Begins an expensive answer, and returns what ends it; or how long to wait, if the payer has as many in
     * the making as it may, or the isolate has.
     */
    begin(payer: Payer, exclusiveName?: string): { allowed: true; end: () => void } | Refusal {
      const name = nameOf(payer)
      const isFull =
        expensiveAnswers >= maxPerIsolate ||
        (beingAnswered.get(name) ?? 0) >= maxPerPayer ||
        (exclusiveName !== undefined && beingAnswered.has(exclusiveName))
      if (isFull) return { allowed: false, retryAfterSeconds: busyRetrySeconds }
      const names = exclusiveName === undefined ? [name] : [name, exclusiveName]
      expensiveAnswers += 1
      for (const held of names) beingAnswered.set(held, (beingAnswered.get(held) ?? 0) + 1)
      let hasEnded = false
      return {
        allowed: true,
        end: () => {
          if (hasEnded) return
          hasEnded = true
          expensiveAnswers -= 1
          for (const held of names) {
            const others = (beingAnswered.get(held) ?? 0) - 1
            if (others > 0) beingAnswered.set(held, others)
            else beingAnswered.delete(held)
          }
        },
      }
    },
  }
}

export type Budgets = ReturnType<typeof createBudgets>

const nameOf = (payer: Payer) =>
  payer.kind === 'account'
    ? `budget account ${payer.id}`
    : `budget client ${clientPrefix(payer.address)}`

/** Drops the oldest entry of a map that is full. */
function bound(entries: Map<string, unknown>): void {
  const [oldest] = entries.keys()
  if (entries.size >= visitorStorage.counters.payersPerIsolate && oldest !== undefined) {
    entries.delete(oldest)
  }
}
