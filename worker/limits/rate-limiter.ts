import { z } from 'zod'

import { emptyWindow, takeSlot, type WindowState } from '#shared/sliding-window.ts'

import { type AttemptLog, emptyLog, releaseAttempt, reserveAttempt } from './attempt-log.ts'

/** What the platform gives an object: storage of its own, here the part in use. */
type ObjectState = {
  storage: {
    kv: { get: (key: string) => unknown; put: (key: string, value: unknown) => void }
    getAlarm: () => Promise<number | null>
    setAlarm: (time: number) => Promise<void>
    deleteAll: () => Promise<void>
  }
}

const positive = z.int().min(1)
const questionSchema = z.union([
  z.strictObject({ limit: positive, windowMs: positive }),
  z.strictObject({
    reserve: z.string(),
    limit: positive,
    windowMs: positive,
    recentMs: positive,
  }),
  z.strictObject({ release: z.string() }),
  z.strictObject({ reset: z.literal(true) }),
])

/** Of a client it keeps these instants, and until when they matter; never who the client is. */
type Stored = { window: WindowState; log: AttemptLog; pastAt: number }
const storedKey = 'counts'

/**
 * A Durable Object that counts for one client and one purpose. One request at a time reads and writes
 * its storage, so the count is exact however many arrive at once (R216, R255).
 */
export class RateLimiter {
  readonly #storage: ObjectState['storage']

  constructor({ storage }: ObjectState) {
    this.#storage = storage
  }

  /** Counts under the rule that is sent, or takes back what was counted. */
  async fetch(request: Request): Promise<Response> {
    const question = questionSchema.parse(await request.json())
    const now = Date.now()
    const before = this.#read()
    // From reading to writing nothing is awaited: no other request comes between.
    if ('release' in question) {
      return this.#answer({ ...before, log: releaseAttempt(before.log, question.release) }, {})
    }
    if ('reset' in question) return this.#answer({ ...before, log: emptyLog }, {})
    const pastAt = Math.max(now + question.windowMs, before.pastAt)
    if ('reserve' in question) {
      const { log, decision } = reserveAttempt(before.log, now, question, question.reserve)
      return this.#answer({ ...before, log, pastAt }, decision)
    }
    const { state, allowed, retryAfterMs } = takeSlot(before.window, now, question)
    const answer = { allowed, retryAfterSeconds: Math.ceil(retryAfterMs / 1000) }
    if (state === before.window) return Response.json(answer)
    return this.#answer({ ...before, window: state, pastAt }, answer)
  }

  /** Forgets the client once its window is past. */
  async alarm(): Promise<void> {
    const { pastAt } = this.#read()
    await (pastAt > Date.now() ? this.#storage.setAlarm(pastAt) : this.#storage.deleteAll())
  }

  async #answer(stored: Stored, answer: object): Promise<Response> {
    this.#storage.kv.put(storedKey, stored)
    if ((await this.#storage.getAlarm()) === null) await this.#storage.setAlarm(stored.pastAt)
    return Response.json(answer)
  }

  #read(): Stored {
    // Nothing but this class writes to the object's own storage.
    const stored = this.#storage.kv.get(storedKey) as Stored | undefined
    return stored ?? { window: emptyWindow, log: emptyLog, pastAt: 0 }
  }
}
