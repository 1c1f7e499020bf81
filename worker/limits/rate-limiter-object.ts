import { answerQuestion, type Counts, noCounts, questionSchema } from './counter-state.ts'

/** What the platform gives an object: storage of its own, here the part in use. */
type ObjectState = {
  storage: {
    kv: { get: (key: string) => unknown; put: (key: string, value: unknown) => void }
    getAlarm: () => Promise<number | null>
    setAlarm: (time: number) => Promise<void>
    deleteAll: () => Promise<void>
  }
}

const storedKey = 'counts'

/**
 * A Durable Object that counts for one client and one purpose. One request at a time reads and writes
 * its storage, so the count is exact however many arrive at once.
 */
export class RateLimiter {
  readonly #storage: ObjectState['storage']

  constructor({ storage }: ObjectState) {
    this.#storage = storage
  }

  /** Answers a question, and keeps what it changes. */
  async fetch(request: Request): Promise<Response> {
    const question = questionSchema().parse(await request.json())
    // From reading to writing nothing is awaited: no other request comes between.
    const before = this.#read()
    const { counts, answer } = answerQuestion(before, Date.now(), question)
    if (counts !== before) await this.#write(counts)
    return Response.json(answer)
  }

  /** Forgets the client once its window is past. */
  async alarm(): Promise<void> {
    const { pastAt } = this.#read()
    await (pastAt > Date.now() ? this.#storage.setAlarm(pastAt) : this.#storage.deleteAll())
  }

  async #write(counts: Counts): Promise<void> {
    this.#storage.kv.put(storedKey, counts)
    if ((await this.#storage.getAlarm()) === null) await this.#storage.setAlarm(counts.pastAt)
  }

  #read(): Counts {
    // Nothing but this class writes to the object's own storage.
    const stored = this.#storage.kv.get(storedKey) as Counts | undefined
    return { ...noCounts, ...stored }
  }
}
