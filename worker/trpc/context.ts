import type { User } from '#shared/user.ts'

import type { AnswerCache } from '../answer-cache.ts'
import type { Database } from '../db.ts'
import type { LimitPurpose } from '../limits/limiter.ts'

/** What every procedure receives; plain data, no platform type. */
export type Context = {
  db: Database
  user: User | null
  now: Date
  /** Counts one request of this client; throws `TOO_MANY_REQUESTS` when it made too many (D23). */
  limit: (purpose: LimitPurpose) => Promise<void>
  /** Answers a question from what was answered some seconds ago at most. */
  cached: AnswerCache
  /** Headers that a procedure adds to the response, page or API alike. */
  responseHeaders: Headers
  /** Lets work finish after the response has left; its failure never reaches the visitor. */
  defer: (work: Promise<unknown>) => void
}
