/** Units spent in each second, oldest first. */
export type SpentUnits = { second: number; units: number }[]

export type BudgetRule = { units: number; windowSeconds: number }

export type BudgetRefusal = {
  allowed: false
  retryAfterSeconds: number
  /** Not for its cost: too many expensive answers are being made. */
  isBusy?: true
}
export type BudgetDecision = { allowed: true } | BudgetRefusal

/**
 * Spends units of a budget in a sliding window of whole seconds. What is refused is not counted. A call
 * that costs more than a whole budget passes when nothing else was spent.
 */
export function spendUnits(
  spent: SpentUnits,
  nowMs: number,
  units: number,
  { units: budget, windowSeconds }: BudgetRule,
): { spent: SpentUnits; decision: BudgetDecision } {
  const now = Math.floor(nowMs / 1000)
  // A second further ahead than a window comes from a clock that was set back since.
  const counted = spent.filter(({ second }) => Math.abs(now - second) < windowSeconds)
  const cost = Math.min(units, budget)
  let left = counted.reduce((sum, entry) => sum + entry.units, 0) + cost - budget
  if (left > 0) {
    const freed = counted.find((entry) => (left -= entry.units) <= 0)
    const retryAfterSeconds = freed ? freed.second + windowSeconds - now : windowSeconds
    return { spent: counted, decision: { allowed: false, retryAfterSeconds } }
  }
  const last = counted.at(-1)
  const others = last?.second === now ? counted.slice(0, -1) : counted
  const current = { second: now, units: cost + (last?.second === now ? last.units : 0) }
  return { spent: [...others, current], decision: { allowed: true } }
}
