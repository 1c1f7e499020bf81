import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import type { Context } from 'hono'

import { retrySentence } from '#shared/site/error-messages.ts'
import { refusals } from '#worker/runtime/refusals.ts'

type Options = { headers?: Record<string, string>; retryAfterSeconds?: number }

/** A refusal in the form that the client of the API reads, or as text. */
export function refuse(
  c: Context,
  status: keyof typeof refusals,
  { headers = {}, retryAfterSeconds }: Options = {},
): Response {
  const { code, message } = refusals[status]
  c.header('cache-control', 'no-store')
  if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds))
  if (!c.req.path.startsWith('/api/')) {
    const retry = retryAfterSeconds === undefined ? '' : ` ${retrySentence(retryAfterSeconds)}`
    return c.text(`${message}${retry}\n`, status, headers)
  }
  const details = retryAfterSeconds === undefined ? null : { retryAfterSeconds }
  const data = { code, httpStatus: status, details }
  const error = { message, code: TRPC_ERROR_CODES_BY_KEY[code], data }
  return c.json({ error }, status, headers)
}
