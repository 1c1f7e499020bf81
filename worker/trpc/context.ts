import type { User } from '#shared/user.ts'

import type { Database } from '../db.ts'

/** What every procedure receives; plain data, no platform type. */
export type Context = {
  db: Database
  user: User | null
  now: Date
  /** Headers that a procedure adds to the response, page or API alike. */
  responseHeaders: Headers
  /** Lets work finish after the response has left; its failure never reaches the visitor. */
  defer: (work: Promise<unknown>) => void
}
