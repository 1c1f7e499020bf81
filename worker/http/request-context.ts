import { createMiddleware } from 'hono/factory'

import type { Database } from '../db.ts'
import type { Context } from '../trpc/context.ts'
import { logUnexpected } from './error-response.ts'

export type RequestEnv = { Variables: { context: Context } }

/** One context per request: its own database handle, nothing shared with another visitor's. */
export const requestContext = (openDatabase: () => Database) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    c.set('context', {
      db: openDatabase(),
      user: null,
      now: new Date(),
      responseHeaders: new Headers(),
      defer: (work) =>
        c.executionCtx.waitUntil(work.catch((error: unknown) => logUnexpected(error))),
    })
    await next()
    for (const [name, value] of c.var.context.responseHeaders)
      c.header(name, value, { append: true })
  })
