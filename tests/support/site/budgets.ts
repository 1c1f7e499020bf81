import type { Budgets, Payer } from '#worker/limits/budgets.ts'
import type { BudgetDecision } from '#worker/limits/spent-units.ts'

const allowed = { allowed: true } as const

/** Budgets that are never used up. */
export const unlimitedBudgets: Budgets = {
  check: () => allowed,
  takeCreditPage: () => false,
  spend: async () => allowed,
  spendLater: () => undefined,
  begin: () => ({ ...allowed, end: () => {} }),
}

/** Budgets that record what is spent, as «client 203.0.113.7: 10», and decide on expensive answers as told. */
export function recordingBudgets(
  decide: (count: number) => BudgetDecision | Promise<BudgetDecision> = () => allowed,
) {
  const spent: string[] = []
  let open = 0
  const record = (payer: Payer, units: number) =>
    spent.push(`${payer.kind} ${payer.kind === 'client' ? payer.address : payer.id}: ${units}`)
  let expensive = 0
  const budgets: Budgets = {
    check: () => allowed,
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
    begin: () => {
      open += 1
      return { ...allowed, end: () => (open -= 1) }
    },
  }
  return { budgets, spent, openAnswers: () => open }
}
