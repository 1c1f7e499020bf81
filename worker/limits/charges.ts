import type { Budgets, Payer } from './budgets.ts'
import { type Cost, unitsOf } from './costs.ts'
import type { BudgetDecision, BudgetRefusal } from './spent-units.ts'

type Request = {
  /** The client's address, as the platform gives it. A request of the site's own has none and costs nothing. */
  address: string | undefined
  /** How many procedures it calls; 1 for anything else. */
  calls: number
  inputBytes: number
  defer: (work: Promise<unknown>) => void
}

/** An answer that is paid for. `end` frees its place among those that are made at once. */
type Charged = { allowed: true; end: () => void }
export type ChargeDecision = Charged | BudgetRefusal

/** Makes one part of an answer when it is its turn. */
export type InTurn = <Part>(makePart: () => Promise<Part>) => Promise<Part>

/** How often an answer that waits for its turn looks for a place. */
const pollMs = 50

/**
 * Reads the input of an expensive answer before its place is taken: a client that sends it slowly keeps
 * nobody out. Where there is no place, it is not read.
 */
export type ReadInput = () => Promise<unknown>

type ChargeOptions = {
  /** Units that were charged before. */
  paid: number
  exclusiveName?: string | undefined
  readInput: ReadInput | undefined
}

const free: Charged = { allowed: true, end: () => {} }

/**
 * Charges one request. Its client pays 1 unit for each call before anything is done, and
 * an entry that costs more charges the rest to the client, or all of it to an account.
 */
export function openCharges(budgets: Budgets, { address, calls, inputBytes, defer }: Request) {
  const client: Payer | undefined = address === undefined ? undefined : { kind: 'client', address }

  function spendLater(payer: Payer, units: number): void {
    const reported = budgets.spendLater(payer, units)
    if (reported) defer(reported)
  }

  async function charge(
    payer: Payer,
    cost: Cost,
    { paid, exclusiveName, readInput }: ChargeOptions,
  ): Promise<ChargeDecision> {
    const checked = budgets.check(payer)
    if (!checked.allowed) return checked
    const units = unitsOf(cost, inputBytes / calls) - paid
    if (!cost.isExpensive) {
      spendLater(payer, units)
      return free
    }
    if (readInput) {
      const place = budgets.checkPlace(payer, exclusiveName)
      if (!place.allowed) return place
      await readInput()
    }
    const begun = begin(payer, exclusiveName)
    if (!begun.allowed) return begun
    const decision = await budgets.spend(payer, units)
    if (decision.allowed) return begun
    begun.end()
    return decision
  }

  function begin(payer: Payer, exclusiveName?: string): ChargeDecision {
    const begun = budgets.begin(payer, exclusiveName)
    if (!begun.allowed) return begun
    // When a client leaves, the platform stops its request unless something is deferred, and nothing would call `end`.
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

  /**
   * Makes each part of a long answer once there is a place for it. Between two parts the answer has no place: a
   * client that reads slowly keeps nobody out.
   */
  const inTurn =
    (payer: Payer | undefined): InTurn =>
    async (makePart) => {
      if (!payer) return makePart()
      let begun = begin(payer)
      while (!begun.allowed) {
        // oxlint-disable-next-line no-await-in-loop -- waits for another request, whose promise it may not await
        await new Promise((resume) => setTimeout(resume, pollMs))
        begun = begin(payer)
      }
      try {
        return await makePart()
      } finally {
        begun.end()
      }
    }

  return {
    /** Refuses a client that is known to have nothing left. */
    checkClient: (): BudgetDecision => (client ? budgets.check(client) : free),
    checkAccount: (id: string) => budgets.check({ kind: 'account', id }),
    /** True if a client that has nothing left may have one more page. */
    takeCreditPage: () => client !== undefined && budgets.takeCreditPage(client),
    /** Charges the client the unit that each call costs at least. */
    chargeCalls(): void {
      if (client) spendLater(client, calls)
    },
    chargeClient: async (cost: Cost, readInput?: ReadInput) =>
      client ? charge(client, cost, { paid: 1, readInput }) : free,
    inTurnForClient: inTurn(client),
    inTurnForAccount: (id: string) => inTurn({ kind: 'account', id }),
    /** A session makes at most one exclusive answer at once. */
    chargeAccount: (id: string, sessionId: string, cost: Cost, readInput?: ReadInput) =>
      charge({ kind: 'account', id }, cost, {
        paid: 0,
        readInput,
        exclusiveName: cost.isExclusive ? `session ${sessionId}` : undefined,
      }),
  }
}

export type Charges = ReturnType<typeof openCharges>
