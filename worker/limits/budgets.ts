import type { Config } from '#worker/runtime/config.ts'
import { logUnexpected } from '#worker/runtime/error-log.ts'
import { storageBounds } from '#worker/runtime/storage-bounds.ts'

import { clientPrefix } from './client-prefix.ts'
import type { AskCounter } from './counter-client.ts'
import type { BudgetDecision, BudgetRefusal } from './spent-units.ts'

/** A sum, and when it was begun. */
type Count = { value: number; sinceMs: number }

/** Whose budget is spent: a client, known by an address, or an account. */
export type Payer = { kind: 'client'; address: string } | { kind: 'account'; id: string }

type BudgetConfig = Pick<
  Config,
  'COST_BUDGET' | 'LIMIT_WINDOW_SECONDS' | 'EXPENSIVE_PER_PAYER' | 'EXPENSIVE_PER_ISOLATE'
>

/** Units of cheap answers that are reported together: a report costs as much as a cheap answer. */
const reportedUnits = 20

/** How soon an answer may be asked for again that was refused because others were being made. */
const busyRetrySeconds = 1

/** An answer counts as ended after this time even if nothing said so: the platform may end its request. */
const longestAnswerMs = 30_000

/** A payer that has nothing left still gets this many pages in a window. */
const pagesOnCredit = 20

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
  const windowMs = windowSeconds * 1000
  const exhaustedUntil = new Map<string, number>()
  const unreported = new Map<string, Count>()
  const creditPages = new Map<string, Count>()
  let expensiveAnswers: { kind: Payer['kind']; names: string[]; sinceMs: number }[] = []

  /** The count under a name in the current window. */
  function countOf(counts: Map<string, Count>, name: string): Count {
    const count = counts.get(name)
    return count && clock() - count.sinceMs < windowMs ? count : { value: 0, sinceMs: clock() }
  }

  function add(counts: Map<string, Count>, name: string, value: number): void {
    const { value: before, sinceMs } = countOf(counts, name)
    dropOldestIfFull(counts)
    counts.set(name, { value: before + value, sinceMs })
  }

  async function report(name: string, units: number): Promise<BudgetDecision> {
    const decision = await askCounter(name, (counter, key) =>
      counter.spend(key, units, rule),
    ).catch((error: unknown) => {
      // A limit that fails must not take the site with it.
      logUnexpected(error, 'budget')
      return { allowed: true } as const
    })
    if (!decision.allowed) {
      dropOldestIfFull(exhaustedUntil)
      exhaustedUntil.set(name, clock() + decision.retryAfterSeconds * 1000)
    }
    return decision
  }

  function takeUnreported(name: string): number {
    const { value } = countOf(unreported, name)
    unreported.delete(name)
    return value
  }

  /** Refuses a payer that has as many expensive answers in the making as it may, or as the isolate may. */
  function checkPlace(payer: Payer, exclusiveName?: string): BudgetDecision {
    expensiveAnswers = expensiveAnswers.filter(({ sinceMs }) => clock() - sinceMs < longestAnswerMs)
    const ongoing = (held: string) =>
      expensiveAnswers.filter(({ names }) => names.includes(held)).length
    const isFull =
      expensiveAnswers.filter(({ kind }) => kind === payer.kind).length >= maxPerIsolate ||
      ongoing(nameOf(payer)) >= maxPerPayer ||
      (exclusiveName !== undefined && ongoing(exclusiveName) > 0)
    if (!isFull) return { allowed: true }
    return { allowed: false, retryAfterSeconds: busyRetrySeconds, isBusy: true }
  }

  return {
    checkPlace,
    /** Refuses a payer that this isolate knows to have nothing left. */
    check(payer: Payer): BudgetDecision {
      const until = exhaustedUntil.size === 0 ? undefined : exhaustedUntil.get(nameOf(payer))
      const waitMs = until === undefined ? 0 : until - clock()
      if (waitMs <= 0) return { allowed: true }
      return { allowed: false, retryAfterSeconds: Math.ceil(waitMs / 1000) }
    },
    /** Takes one of the pages that a payer without budget has in a window; false if there is none left. */
    takeCreditPage(payer: Payer): boolean {
      const name = nameOf(payer)
      if (countOf(creditPages, name).value >= pagesOnCredit) return false
      add(creditPages, name, 1)
      return true
    },
    /** Counts units before an answer is made. */
    spend(payer: Payer, units: number): Promise<BudgetDecision> {
      const name = nameOf(payer)
      return report(name, units + takeUnreported(name))
    },
    /** Counts units of a cheap answer after it was made; returns what must be finished in the background. */
    spendLater(payer: Payer, units: number): Promise<unknown> | undefined {
      const name = nameOf(payer)
      if (countOf(unreported, name).value + units >= reportedUnits) {
        return report(name, units + takeUnreported(name))
      }
      add(unreported, name, units)
      return undefined
    },
    /**
     * Begins an expensive answer, and returns what ends it; or how long to wait, if there is no place. Clients
     * and accounts have places of their own in an isolate, so that visitors cannot keep administrators from
     * withdrawing a page.
     */
    begin(
      payer: Payer,
      exclusiveName?: string,
    ): { allowed: true; end: () => void } | BudgetRefusal {
      const checked = checkPlace(payer, exclusiveName)
      if (!checked.allowed) return checked
      const name = nameOf(payer)
      const begun = {
        kind: payer.kind,
        names: exclusiveName === undefined ? [name] : [name, exclusiveName],
        sinceMs: clock(),
      }
      expensiveAnswers.push(begun)
      return {
        allowed: true,
        end: () => {
          expensiveAnswers = expensiveAnswers.filter((answer) => answer !== begun)
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

function dropOldestIfFull(entries: Map<string, unknown>): void {
  const [oldest] = entries.keys()
  if (entries.size >= storageBounds.counters.payersPerIsolate && oldest !== undefined) {
    entries.delete(oldest)
  }
}
