import type { Budgets, Payer } from '#worker/limits/budgets.ts'
import type { BudgetDecision } from '#worker/limits/spent-units.ts'

const allowed = { allowed: true } as const

/** Budgets that are never used up. */
export const unlimitedBudgets: Budgets = {
  check: () => allowed,
  checkSlot: () => allowed,
  admitInput: () => ({ ...allowed, release: () => {} }),
  takeCreditPage: () => false,
  spend: async () => allowed,
  spendLater: () => undefined,
  acquireSlot: () => ({ ...allowed, release: () => {} }),
}

/** Budgets that record what each payer spends, and decide on expensive answers as told. */
export function recordingBudgets(
  decide: (count: number) => BudgetDecision | Promise<BudgetDecision> = () => allowed,
) {
  const unitsByPayer = new Map<string, number>()
  let open = 0
  const record = (payer: Payer, units: number) => {
    const name = `${payer.kind} ${payer.kind === 'client' ? payer.address : payer.id}`
    unitsByPayer.set(name, (unitsByPayer.get(name) ?? 0) + units)
  }
  let expensive = 0
  const budgets: Budgets = {
    check: () => allowed,
    checkSlot: () => allowed,
    admitInput: () => ({ ...allowed, release: () => {} }),
    takeCreditPage: () => false,
    spend: async (payer, units) => {
      record(payer, units)
      expensive += 1
      return decide(expensive)
    },
    spendLater: (payer, units) => {
      record(payer, units)
      return undefined
    },
    acquireSlot: () => {
      open += 1
      return { ...allowed, release: () => (open -= 1) }
    },
  }
  return {
    budgets,
    /** Returns the sum that each payer spent, as «client 203.0.113.7: 10», and forgets it. */
    takeSpent: (): string[] => {
      const spent = [...unitsByPayer].map(([name, units]) => `${name}: ${units}`)
      unitsByPayer.clear()
      return spent
    },
    openAnswers: () => open,
  }
}
