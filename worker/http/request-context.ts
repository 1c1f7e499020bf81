import { createMiddleware } from 'hono/factory'

import { errorMessages } from '#shared/error-messages.ts'

import type { AnswerCache } from '../answer-cache.ts'
import type { Database } from '../db.ts'
import { AppError } from '../errors.ts'
import type { LimitDecision, Limiter, LimitPurpose } from '../limits/limiter.ts'
import type { Context } from '../trpc/context.ts'
import { logUnexpected } from './error-response.ts'

/** The cache of answers as one request sees it. */
export type OpenCache = (defer: Context['defer']) => AnswerCache

export type RequestEnv = { Variables: { context: Context } }

/** One context per request: its own database handle, nothing shared with another visitor's. */
export const requestContext = (
  openDatabase: () => Database,
  limiter: Limiter,
  openCache: OpenCache,
) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    const responseHeaders = new Headers()
    const defer = (work: Promise<unknown>) =>
      c.executionCtx.waitUntil(work.catch((error: unknown) => logUnexpected(error)))
    // Set by the platform: what a visitor writes in any other header proves nothing.
    const address = c.req.header('cf-connecting-ip')
    c.set('context', {
      db: openDatabase(),
      user: null,
      now: new Date(),
      responseHeaders,
      limit: async (purpose) =>
        refuseExcess(await decide(limiter, purpose, address), responseHeaders),
      cached: openCache(defer),
      defer,
    })
    await next()
    for (const [name, value] of responseHeaders) c.header(name, value, { append: true })
  })

/** Where nobody counts, visitors search: a limit that is down may not take the site with it. */
function decide(
  limiter: Limiter,
  purpose: LimitPurpose,
  address: string | undefined,
): Promise<LimitDecision> {
  return limiter(purpose, address).catch((error: unknown) => {
    logUnexpected(error, `limit ${purpose}`)
    return { allowed: true, retryAfterSeconds: 0 }
  })
}

function refuseExcess({ allowed, retryAfterSeconds }: LimitDecision, headers: Headers): void {
  if (allowed) return
  const longest = Math.max(retryAfterSeconds, Number(headers.get('retry-after')))
  headers.set('retry-after', String(longest))
  throw new AppError('TOO_MANY_REQUESTS', errorMessages.tooManyRequests)
}
