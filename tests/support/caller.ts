import type { Database } from '#worker/db.ts'
import { appRouter } from '#worker/routers/index.ts'
import { createCallerFactory } from '#worker/trpc/init.ts'

const createCaller = createCallerFactory(appRouter)

type VisitorOptions = {
  now?: Date
  /** Receives what would go on after the response, for a test that waits for it. */
  deferred?: Promise<unknown>[]
}

/** Calls procedures without HTTP, as a visitor who has no account. */
export const asVisitor = (db: Database, { now = new Date(), deferred = [] }: VisitorOptions = {}) =>
  createCaller({
    db,
    user: null,
    now,
    responseHeaders: new Headers(),
    defer: (work) => void deferred.push(work.catch(() => undefined)),
  })
