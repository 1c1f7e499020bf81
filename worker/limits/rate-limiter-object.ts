import { DurableObject } from 'cloudflare:workers'

import { storageBounds } from '#worker/runtime/storage-bounds.ts'

import type { AttemptRule, CountRule } from './attempt-log.ts'
import {
  type Counted,
  type Counts,
  forgetAttempts,
  lookAhead,
  noCounts,
  noteName,
  release,
  reserve,
} from './counter-state.ts'
import type { Once } from './once-log.ts'
import { type BudgetDecision, type BudgetRule, spendUnits, type SpentUnits } from './spent-units.ts'

/** The rows are pruned at every 100th write. */
const pruneEvery = 100

/**
 * A Durable Object that counts for many clients, each under a key of its own. It answers one call at a
 * time, so a count is exact however many arrive at once. Budgets are in memory: an object that was evicted
 * had nothing to count for longer than a window. Attempts to sign in are stored, until they expire.
 */
export class RateLimiter extends DurableObject {
  readonly #budgets = new Map<string, SpentUnits>()
  #hasTable = false
  #writes = 0

  /** Spends units of a budget, unless there are not enough left. */
  async spend(key: string, units: number, rule: BudgetRule): Promise<BudgetDecision> {
    const before = this.#budgets.get(key) ?? []
    const { spent, decision } = spendUnits(before, Date.now(), units, rule)
    // The order of a map is that of its insertions: the first entry is the longest unused.
    this.#budgets.delete(key)
    this.#budgets.set(key, spent)
    const [oldest] = this.#budgets.keys()
    if (this.#budgets.size > storageBounds.counters.budgetsPerObject && oldest !== undefined) {
      this.#budgets.delete(oldest)
    }
    return decision
  }

  /** Takes a place for an attempt, unless there is none; with a name, it is given back if that is known. */
  reserve(key: string, id: string, rule: AttemptRule, once?: Once) {
    return this.#answer(key, (counts, now) => reserve(counts, now, { id, rule, once }))
  }

  /** Tells how one more attempt would fare. */
  lookAhead(key: string, rule: CountRule) {
    return this.#answer(key, (counts, now) => lookAhead(counts, now, rule))
  }

  /** Tells whether a name comes for the first time. */
  noteOnce(key: string, once: Once) {
    return this.#answer(key, (counts, now) => noteName(counts, now, once))
  }

  /** Gives the place of one attempt back. */
  release(key: string, id: string) {
    return this.#answer(key, (counts) => release(counts, id))
  }

  /** Gives back those of all attempts. */
  reset(key: string) {
    return this.#answer(key, forgetAttempts)
  }

  /** Removes expired rows. An object without rows stores nothing. */
  async alarm(): Promise<void> {
    this.#sql('DELETE FROM counts WHERE past_at <= ?', Date.now())
    const [next] = this.#sql('SELECT min(past_at) AS past_at FROM counts')
    const { storage } = this.ctx
    if (typeof next?.past_at === 'number') return storage.setAlarm(next.past_at)
    await storage.deleteAll()
    this.#hasTable = false
  }

  async #answer<Answer>(
    key: string,
    ask: (counts: Counts, now: number) => Counted<Answer>,
  ): Promise<Answer> {
    // From reading to writing nothing is awaited: no other call comes between.
    const before = this.#read(key)
    const { counts, answer } = ask(before, Date.now())
    if (counts !== before) await this.#write(key, counts)
    return answer
  }

  async #write(key: string, counts: Counts): Promise<void> {
    const { storage } = this.ctx
    this.#sql(
      'INSERT OR REPLACE INTO counts (key, counts, past_at) VALUES (?, ?, ?)',
      key,
      JSON.stringify(counts),
      counts.pastAt,
    )
    this.#writes += 1
    if (this.#writes % pruneEvery === 0) this.#prune()
    if ((await storage.getAlarm()) === null) await storage.setAlarm(counts.pastAt)
  }

  /** Keeps the rows that expire last. */
  #prune(): void {
    this.#sql(
      'DELETE FROM counts WHERE key IN (SELECT key FROM counts ORDER BY past_at DESC LIMIT -1 OFFSET ?)',
      storageBounds.counters.rowsPerObject,
    )
  }

  #read(key: string): Counts {
    const [row] = this.#sql('SELECT counts FROM counts WHERE key = ?', key)
    // Only this class writes to the storage of its objects.
    return row ? (JSON.parse(String(row.counts)) as Counts) : noCounts
  }

  #sql(statement: string, ...values: (string | number)[]): Record<string, unknown>[] {
    const { sql } = this.ctx.storage
    if (!this.#hasTable) {
      sql.exec(
        'CREATE TABLE IF NOT EXISTS counts (key TEXT PRIMARY KEY, counts TEXT NOT NULL, past_at INTEGER NOT NULL) WITHOUT ROWID',
      )
      sql.exec('CREATE INDEX IF NOT EXISTS counts_past_at ON counts (past_at)')
      this.#hasTable = true
    }
    return sql.exec(statement, ...values).toArray()
  }
}
