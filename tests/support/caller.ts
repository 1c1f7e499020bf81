import type { Database } from '#worker/db.ts'
import type { LimitPurpose } from '#worker/limits/limiter.ts'
import { appRouter } from '#worker/routers/index.ts'
import { createCallerFactory } from '#worker/trpc/init.ts'

const createCaller = createCallerFactory(appRouter)

type VisitorOptions = {
  now?: Date
  /** Receives what would go on after the response, for a test that waits for it. */
  deferred?: Promise<unknown>[]
  /** Receives what counts against a limit. */
  counted?: LimitPurpose[]
}

/** Calls procedures without HTTP, as a visitor who has no account. */
export const asVisitor = (
  db: Database,
  { now = new Date(), deferred = [], counted = [] }: VisitorOptions = {},
) =>
  createCaller({
    db,
    user: null,
    now,
    limit: async (purpose) => void counted.push(purpose),
    cached: (_question, _seconds, answer) => answer(),
    responseHeaders: new Headers(),
    defer: (work) => void deferred.push(work.catch(() => undefined)),
  })
