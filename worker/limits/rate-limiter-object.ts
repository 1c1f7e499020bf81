import { DurableObject } from 'cloudflare:workers'

import type { AttemptRule, CountRule } from './attempt-log.ts'
import {
  type Counted,
  countRequest,
  type Counts,
  forgetAttempts,
  lookAhead,
  noCounts,
  noteName,
  release,
  reserve,
} from './counter-state.ts'
import type { Once } from './once-log.ts'

const storedKey = 'counts'

/**
 * A Durable Object that counts for one client and one purpose. One question at a time reads and writes
 * its storage, so the count is exact however many arrive at once.
 */
export class RateLimiter extends DurableObject {
  /** Counts a request, unless it is one too many. */
  count(rule: CountRule) {
    return this.#answer((counts, now) => countRequest(counts, now, rule))
  }

  /** Takes a place for an attempt, unless there is none; with a name, it is given back if that is known. */
  reserve(id: string, rule: AttemptRule, once?: Once) {
    return this.#answer((counts, now) => reserve(counts, now, { id, rule, once }))
  }

  /** Tells how one more attempt would fare. */
  lookAhead(rule: CountRule) {
    return this.#answer((counts, now) => lookAhead(counts, now, rule))
  }

  /** Tells whether a name comes for the first time. */
  noteOnce(once: Once) {
    return this.#answer((counts, now) => noteName(counts, now, once))
  }

  /** Gives the place of one attempt back. */
  release(id: string) {
    return this.#answer((counts) => release(counts, id))
  }

  /** Gives back those of all attempts. */
  reset() {
    return this.#answer(forgetAttempts)
  }

  /** Forgets the client once its window is past. */
  async alarm(): Promise<void> {
    const { pastAt } = this.#read()
    const { storage } = this.ctx
    await (pastAt > Date.now() ? storage.setAlarm(pastAt) : storage.deleteAll())
  }

  async #answer<Answer>(ask: (counts: Counts, now: number) => Counted<Answer>): Promise<Answer> {
    // From reading to writing nothing is awaited: no other question comes between.
    const before = this.#read()
    const { counts, answer } = ask(before, Date.now())
    if (counts !== before) await this.#write(counts)
    return answer
  }

  async #write(counts: Counts): Promise<void> {
    const { storage } = this.ctx
    storage.kv.put(storedKey, counts)
    if ((await storage.getAlarm()) === null) await storage.setAlarm(counts.pastAt)
  }

  #read(): Counts {
    // Nothing but this class writes to the object's own storage.
    const stored = this.ctx.storage.kv.get(storedKey) as Counts | undefined
    return { ...noCounts, ...stored }
  }
}
