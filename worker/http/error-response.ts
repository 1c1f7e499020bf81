import type { TRPCError } from '@trpc/server'
import type { ErrorHandler } from 'hono'
import { createMiddleware } from 'hono/factory'

import { errorMessages } from '#shared/site/error-messages.ts'
import { logUnexpected } from '#worker/runtime/error-log.ts'
import { findAppError, isFaultOfOurs } from '#worker/runtime/errors.ts'

/**
 * A failure is the answer to one visitor, and no cache on the way may give it to another. Of what says
 * nothing itself no copy is used unasked.
 */
export const cachingIsSaid = createMiddleware(async (c, next) => {
  await next()
  if (c.res.status >= 500) c.header('cache-control', 'no-store')
  else if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-cache')
})

/**
 * The last resort of what is no page and no procedure: too many requests and a database that is down
 * are said, anything else is answered without a word of what happened, but an id that the log knows.
 */
export const errorResponse: ErrorHandler = (error, c) => {
  const { code, message } = findAppError(error) ?? {}
  if (code === 'TOO_MANY_REQUESTS') return c.text(`${message}\n`, 429)
  const text = failureText(error)
  return code === 'SERVICE_UNAVAILABLE'
    ? c.text(text, 503, { 'retry-after': '10' })
    : c.text(text, 500)
}

/** Logs a procedure, of a page or of the API, that failed by no fault of the visitor's. */
export function logProcedureError({ error, path }: { error: TRPCError; path?: string }): void {
  if (isFaultOfOurs(error.code)) logUnexpected(error.cause ?? error, path)
}

function failureText(error: unknown): string {
  return `${errorMessages.unexpected}\n${logUnexpected(error)}\n`
}
