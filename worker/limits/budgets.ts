import type { Config } from '#worker/runtime/config.ts'
import { logUnexpected } from '#worker/runtime/error-log.ts'
import { storageBounds } from '#worker/runtime/storage-bounds.ts'

import { clientPrefix } from './client-prefix.ts'
import type { AskCounter } from './counter-client.ts'
import type { BudgetDecision, BudgetRefusal } from './spent-units.ts'

/** Units or pages counted since the start of a window. */
type Count = { value: number; sinceMs: number }

/** Whose budget is spent: a client, known by an address, or an account. */
export type Payer = { kind: 'client'; address: string } | { kind: 'account'; id: string }

type BudgetConfig = Pick<
  Config,
  'COST_BUDGET' | 'LIMIT_WINDOW_SECONDS' | 'EXPENSIVE_PER_PAYER' | 'EXPENSIVE_PER_ISOLATE'
>

/** Units of cheap answers that are reported together: a report costs as much as a cheap answer. */
const reportedUnits = 20

/** Wait before an answer is requested again that was refused because all slots were taken. */
const busyRetrySeconds = 1

/** A slot expires after this time: the platform may end a request without releasing it. */
const slotExpiryMs = 30_000

/** Inputs of expensive answers that one payer may send at once. Each takes memory until it is parsed. */
const inputsPerPayer = 4

const busy = { allowed: false, retryAfterSeconds: busyRetrySeconds, isBusy: true } as const

/** Permission to go on, until `release` is called; or how long to wait. */
export type Admission = { allowed: true; release: () => void } | BudgetRefusal

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
  let slots: { kind: Payer['kind']; keys: string[]; sinceMs: number }[] = []
  let inputs: { payerName: string; sinceMs: number }[] = []

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

  const isCurrent = ({ sinceMs }: { sinceMs: number }) => clock() - sinceMs < slotExpiryMs

  /** Refuses when the payer, or all payers of its kind in this isolate, hold the maximum number of slots. */
  function checkSlot(payer: Payer, exclusiveKey?: string): BudgetDecision {
    slots = slots.filter(isCurrent)
    const countHeld = (key: string) => slots.filter(({ keys }) => keys.includes(key)).length
    const isAtCapacity =
      slots.filter(({ kind }) => kind === payer.kind).length >= maxPerIsolate ||
      countHeld(nameOf(payer)) >= maxPerPayer ||
      (exclusiveKey !== undefined && countHeld(exclusiveKey) > 0)
    return isAtCapacity ? busy : { allowed: true }
  }

  return {
    checkSlot,
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
    /** Admits the input of an expensive answer, unless the payer is sending too many at once. */
    admitInput(payer: Payer): Admission {
      inputs = inputs.filter(isCurrent)
      const input = { payerName: nameOf(payer), sinceMs: clock() }
      const sent = inputs.filter(({ payerName }) => payerName === input.payerName)
      if (sent.length >= inputsPerPayer) return busy
      inputs.push(input)
      return {
        allowed: true,
        release: () => {
          inputs = inputs.filter((other) => other !== input)
        },
      }
    },
    /**
     * Acquires a slot for an expensive answer. Clients and accounts have separate slots, so that visitors
     * cannot keep administrators from withdrawing a page. One answer at once is made under an exclusive key.
     */
    acquireSlot(payer: Payer, exclusiveKey?: string): Admission {
      const checked = checkSlot(payer, exclusiveKey)
      if (!checked.allowed) return checked
      const name = nameOf(payer)
      const slot = {
        kind: payer.kind,
        keys: exclusiveKey === undefined ? [name] : [name, exclusiveKey],
        sinceMs: clock(),
      }
      slots.push(slot)
      return {
        allowed: true,
        release: () => {
          slots = slots.filter((other) => other !== slot)
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
