import type { TRPCError } from '@trpc/server'
import type { ErrorHandler } from 'hono'
import { createMiddleware } from 'hono/factory'

import { errorMessages, retrySentence } from '#shared/site/error-messages.ts'
import { logUnexpected } from '#worker/runtime/error-log.ts'
import { findAppError, isFaultOfOurs } from '#worker/runtime/errors.ts'

import { refuse } from './refusal.ts'

/**
 * A failure is the answer to one visitor, and no cache on the way may give it to another. Of what says
 * nothing itself no copy is used unasked: an administrator may turn a redirect around, and a browser that
 * keeps both directions goes round in circles.
 */
export const defaultCacheControl = createMiddleware(async (c, next) => {
  await next()
  if (c.res.status >= 500) c.header('cache-control', 'no-store')
  else if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-cache')
})

/** Renders the page of a failure. `reason` is shown to the visitor; `reference` is the id in the log. */
export type RenderFailure = (failure: {
  path: string
  reference: string | undefined
  reason: string | undefined
}) => string

/**
 * The fallback for what is no rendered page and no procedure: a page for a browser, a text for a program. A
 * fault of ours says only whether something is down, and the id that the log has.
 */
export const errorResponse =
  (renderFailure: RenderFailure): ErrorHandler =>
  (error, c) => {
    const { code, message, details } = findAppError(error) ?? {}
    c.header('cache-control', 'no-store')
    if (code === 'PAYLOAD_TOO_LARGE') return refuse(c, 413)
    const isRefused = code === 'TOO_MANY_REQUESTS'
    const isDown = code === 'SERVICE_UNAVAILABLE'
    const reference = isRefused ? undefined : logUnexpected(error)
    const wait = isRefused ? retrySentence(details?.retryAfterSeconds ?? 1) : undefined
    const reason = isRefused || isDown ? joined([message, wait], ' ') : undefined
    if (isDown) c.header('retry-after', '10')
    const status = isRefused ? 429 : isDown ? 503 : 500
    if (!c.req.header('accept')?.includes('text/html')) {
      return c.text(`${joined([reason ?? errorMessages.unexpected, reference], '\n')}\n`, status)
    }
    const { pathname, search } = new URL(c.req.url)
    return c.html(renderFailure({ path: pathname + search, reference, reason }), status)
  }

const joined = (texts: (string | undefined)[], separator: string) =>
  texts.filter((text) => text !== undefined).join(separator)

/** Logs a procedure, of a page or of the API, that failed by no fault of the visitor's. */
export function logProcedureError({ error, path }: { error: TRPCError; path?: string }): void {
  if (isFaultOfOurs(error.code)) logUnexpected(error.cause ?? error, path)
}
