import type { TRPCError } from '@trpc/server'
import type { ErrorHandler } from 'hono'
import { createMiddleware } from 'hono/factory'

import { errorMessages } from '#shared/site/error-messages.ts'
import { logUnexpected } from '#worker/runtime/error-log.ts'
import { findAppError, isFaultOfOurs } from '#worker/runtime/errors.ts'
import { retrySentence } from '#worker/runtime/too-many-requests.ts'

import { refuse } from './refusal.ts'

/**
 * A failure is the answer to one visitor, and no cache on the way may give it to another. Of what says
 * nothing itself no copy is used unasked.
 */
export const defaultCacheControl = createMiddleware(async (c, next) => {
  await next()
  if (c.res.status >= 500) c.header('cache-control', 'no-store')
  else if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-cache')
})

/** The page of a failure, of which `outage` says what is down, where that is why. */
export type RenderFailure = (failure: {
  path: string
  reference: string
  outage: string | undefined
}) => string

/**
 * The fallback for what is no rendered page and no procedure. A refusal is a text. A fault of ours says only
 * whether something is down, and the id that the log has: as a page for a browser, as text for a program.
 */
export const errorResponse =
  (renderFailure: RenderFailure): ErrorHandler =>
  (error, c) => {
    const { code, message, details } = findAppError(error) ?? {}
    if (code === 'TOO_MANY_REQUESTS') {
      const seconds = details?.retryAfterSeconds ?? 1
      return c.text(`${message} ${retrySentence(seconds)}\n`, 429, { 'cache-control': 'no-store' })
    }
    if (code === 'PAYLOAD_TOO_LARGE') return refuse(c, 413)
    const reference = logUnexpected(error)
    const outage = code === 'SERVICE_UNAVAILABLE' ? message : undefined
    if (outage !== undefined) c.header('retry-after', '10')
    const status = outage === undefined ? 500 : 503
    if (!c.req.header('accept')?.includes('text/html')) {
      return c.text(`${outage ?? errorMessages.unexpected}\n${reference}\n`, status)
    }
    const { pathname, search } = new URL(c.req.url)
    return c.html(renderFailure({ path: pathname + search, reference, outage }), status)
  }

/** Logs a procedure, of a page or of the API, that failed by no fault of the visitor's. */
export function logProcedureError({ error, path }: { error: TRPCError; path?: string }): void {
  if (isFaultOfOurs(error.code)) logUnexpected(error.cause ?? error, path)
}
