import type { Admission, Budgets, Payer } from './budgets.ts'
import { type Cost, unitsOf } from './costs.ts'
import type { BudgetDecision } from './spent-units.ts'

type Request = {
  /** The client's address, as the platform gives it. A request of the site's own has none and costs nothing. */
  address: string | undefined
  /** How many procedures it calls; 1 for anything else. */
  calls: number
  inputBytes: number
  defer: (work: Promise<unknown>) => void
}

/** Makes one part of a long answer while it holds a slot. */
export type WithSlot = <Part>(makePart: () => Promise<Part>) => Promise<Part>

/** Interval at which an answer that waits for a slot looks for one. */
const pollMs = 50

/**
 * Reads the input before the slot is acquired, so that a slow upload holds no slot. It is not called when
 * all slots are taken.
 */
export type ReadInput = () => Promise<unknown>

type ChargeOptions = {
  /** Units that `chargeCalls` charged to the same payer. */
  prepaidUnits: number
  exclusiveKey?: string | undefined
  readInput: ReadInput | undefined
}

const free: Admission = { allowed: true, release: () => {} }

/**
 * Opens the charges of one request. The client pays 1 unit for each call before anything is done. A costlier
 * answer charges the rest to the client, or its full cost to an account.
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
    { prepaidUnits, exclusiveKey, readInput }: ChargeOptions,
  ): Promise<Admission> {
    const checked = budgets.check(payer)
    if (!checked.allowed) return checked
    const units = unitsOf(cost, inputBytes / calls) - prepaidUnits
    if (!cost.isExpensive) {
      spendLater(payer, units)
      return free
    }
    const read = readInput ? await readAdmitted(payer, readInput, exclusiveKey) : free
    if (!read.allowed) return read
    // Other answers may have taken the slots while the input arrived.
    const slot = acquireSlot(payer, exclusiveKey)
    if (!slot.allowed) return slot
    const decision = await budgets.spend(payer, units)
    if (decision.allowed) return slot
    slot.release()
    return decision
  }

  async function readAdmitted(
    payer: Payer,
    readInput: ReadInput,
    exclusiveKey: string | undefined,
  ): Promise<BudgetDecision> {
    const checked = budgets.checkSlot(payer, exclusiveKey)
    if (!checked.allowed) return checked
    const input = budgets.admitInput(payer)
    if (!input.allowed) return input
    try {
      await readInput()
    } finally {
      input.release()
    }
    return checked
  }

  function acquireSlot(payer: Payer, exclusiveKey?: string): Admission {
    const slot = budgets.acquireSlot(payer, exclusiveKey)
    if (!slot.allowed) return slot
    // When a client leaves, the platform stops its request unless work is deferred, and the slot stays taken.
    const { promise, resolve } = Promise.withResolvers<void>()
    defer(promise)
    return {
      allowed: true,
      release: () => {
        slot.release()
        resolve()
      },
    }
  }

  /** Waits for a slot, makes one part and releases the slot, so that a slow reader holds none. */
  const withSlot =
    (payer: Payer | undefined): WithSlot =>
    async (makePart) => {
      if (!payer) return makePart()
      let slot = acquireSlot(payer)
      while (!slot.allowed) {
        // oxlint-disable-next-line no-await-in-loop -- waits for another request, whose promise it may not await
        await new Promise((resume) => setTimeout(resume, pollMs))
        slot = acquireSlot(payer)
      }
      try {
        return await makePart()
      } finally {
        slot.release()
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
      client ? charge(client, cost, { prepaidUnits: 1, readInput }) : free,
    withClientSlot: withSlot(client),
    withAccountSlot: (id: string) => withSlot({ kind: 'account', id }),
    /** A session makes at most one exclusive answer at once. */
    chargeAccount: (id: string, sessionId: string, cost: Cost, readInput?: ReadInput) =>
      charge({ kind: 'account', id }, cost, {
        prepaidUnits: 0,
        readInput,
        exclusiveKey: cost.isExclusive ? `session ${sessionId}` : undefined,
      }),
  }
}

export type Charges = ReturnType<typeof openCharges>
