import { z } from 'zod'

import { emptyWindow, takeSlot, type WindowState } from '#shared/sliding-window.ts'

/** What the platform gives an object: storage of its own, here the part in use. */
type ObjectState = {
  storage: {
    kv: { get: (key: string) => unknown; put: (key: string, value: unknown) => void }
    getAlarm: () => Promise<number | null>
    setAlarm: (time: number) => Promise<void>
    deleteAll: () => Promise<void>
  }
}

const ruleSchema = z.object({ limit: z.int().min(1), windowMs: z.int().min(1) })

/** Of a client it keeps these instants, and until when they matter; never who the client is. */
type Stored = WindowState & { pastAt: number }
const storedKey = 'window'

/**
 * A Durable Object that keeps the sliding window of one client for one purpose. One request at a
 * time reads and writes its storage, so the count is exact however many arrive at once (R216).
 */
export class RateLimiter {
  readonly #storage: ObjectState['storage']

  constructor({ storage }: ObjectState) {
    this.#storage = storage
  }

  /** Takes a slot under the rule that is sent. */
  async fetch(request: Request): Promise<Response> {
    const rule = ruleSchema.parse(await request.json())
    const now = Date.now()
    const before = this.#read()
    // From reading to writing nothing is awaited: no other request comes between.
    const { state, allowed, retryAfterMs } = takeSlot(before, now, rule)
    if (state !== before) {
      const stored: Stored = { ...state, pastAt: now + rule.windowMs }
      this.#storage.kv.put(storedKey, stored)
      if ((await this.#storage.getAlarm()) === null) await this.#storage.setAlarm(stored.pastAt)
    }
    return Response.json({ allowed, retryAfterSeconds: Math.ceil(retryAfterMs / 1000) })
  }

  /** Forgets the client once its window is past. */
  async alarm(): Promise<void> {
    const { pastAt } = this.#read()
    await (pastAt > Date.now() ? this.#storage.setAlarm(pastAt) : this.#storage.deleteAll())
  }

  #read(): Stored {
    // Nothing but this class writes to the object's own storage.
    const stored = this.#storage.kv.get(storedKey) as Stored | undefined
    return stored ?? { ...emptyWindow, pastAt: 0 }
  }
}
