import type { Budgets, Payer } from './budgets.ts'
import { type Cost, unitsOf } from './costs.ts'
import type { BudgetDecision } from './spent-units.ts'

type Request = {
  /** As the platform gives it; without one it is a request of the site's own. */
  address: string | undefined
  /** How many procedures it calls; 1 for anything else. */
  calls: number
  inputBytes: number
  defer: (work: Promise<unknown>) => void
}

/** An answer that is paid for, whose place among those made at once is freed by `end`. */
export type Charged = { allowed: true; end: () => void }
export type ChargeDecision = Charged | Extract<BudgetDecision, { allowed: false }>

/**
 * What one request costs, in one place: entries charge what they cost before they answer, and each call
 * that charged its client nothing costs 1 unit, whatever its answer is.
 */
export function openCharges(budgets: Budgets, { address, calls, inputBytes, defer }: Request) {
  const client: Payer = { kind: 'client', address }
  let clientCharges = 0

  function spendLater(payer: Payer, units: number): void {
    const reported = budgets.spendLater(payer, units)
    if (reported) defer(reported)
  }

  async function charge(payer: Payer, cost: Cost, exclusiveName?: string): Promise<ChargeDecision> {
    const checked = budgets.check(payer)
    if (!checked.allowed) return checked
    if (payer.kind === 'client') clientCharges += 1
    const units = unitsOf(cost, inputBytes / calls)
    if (!cost.isExpensive) {
      spendLater(payer, units)
      return { allowed: true, end: () => {} }
    }
    const begun = budgets.begin(payer, exclusiveName)
    if (!begun.allowed) return begun
    const decision = await budgets.spend(payer, units)
    if (!decision.allowed) {
      begun.end()
      return decision
    }
    // The platform ends the request of a client that left, unless something is deferred: `end` is called.
    const { promise, resolve } = Promise.withResolvers<void>()
    defer(promise)
    return {
      allowed: true,
      end: () => {
        begun.end()
        resolve()
      },
    }
  }

  return {
    /** Whether the client is known to have nothing left. */
    checkClient: () => budgets.check(client),
    takeCreditPage: () => budgets.takeCreditPage(client),
    checkAccount: (id: string) => budgets.check({ kind: 'account', id }),
    chargeClient: (cost: Cost) => charge(client, cost),
    /** A session makes at most one exclusive answer at once. */
    chargeAccount: (id: string, sessionId: string, cost: Cost) =>
      charge({ kind: 'account', id }, cost, cost.isExclusive ? `session ${sessionId}` : undefined),
    /** Charges what was not charged yet, once the request was answered. */
    chargeRest(): void {
      const units = Math.max(0, calls - clientCharges)
      if (address !== undefined && units > 0) spendLater(client, units)
    },
  }
}

export type Charges = ReturnType<typeof openCharges>
