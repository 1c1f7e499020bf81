import type { Handler } from 'hono'
import { createMiddleware } from 'hono/factory'

import { errorMessages } from '#shared/site/error-messages.ts'
import { mcpMethods, opensStream } from '#worker/addresses/mcp-calls.ts'
import type { RequestEnv } from '#worker/http/request-context.ts'
import { findAppError } from '#worker/runtime/errors.ts'

import { rpcFailure } from './rpc-failure.ts'

/** Any page may ask, without credentials: the answers are what every visitor reads. */
const openToAll = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after, mcp-protocol-version',
}
const preflight = {
  'access-control-allow-methods': 'POST',
  // The star stands for every header but this one, which some clients send though nobody asks.
  'access-control-allow-headers': '*, authorization',
  'access-control-max-age': '86400',
}

/** What other parts of the site refuse, in the words of the protocol. */
const refusals = new Map([
  [413, 'Appel trop long.'],
  [503, 'Le site est indisponible. Revenez un peu plus tard.'],
])

/**
 * The endpoint of assistants stands beside the page of the same address: it takes calls from every origin
 * and reads no cookie. A server without sessions has no stream to open and no session to end.
 */
export const mcpEndpoint = createMiddleware(async (c, next) => {
  const { method } = c.req
  if (method === 'OPTIONS') return c.body(null, 204, { ...openToAll, ...preflight })
  const isRead = method === 'GET' || method === 'HEAD'
  if (isRead && !opensStream(c.req.raw)) return next()
  if (method === 'POST') await next()
  else c.res = rpcFailure(405, -32_000, 'Method Not Allowed')
  const words = refusals.get(c.res.status)
  if (words) c.res = rpcFailure(c.res.status, -32_000, words)
  if (c.res.status === 405) c.header('allow', mcpMethods)
  for (const [name, value] of Object.entries(openToAll)) c.header(name, value)
  c.header('cache-control', 'no-store')
  c.header('x-robots-tag', 'noindex')
})

/**
 * Answers one call. Each counts against a limit of its own: assistants call for many people from
 * few addresses. What answers is loaded with the first call.
 */
export const mcp =
  (siteOrigin: string): Handler<RequestEnv> =>
  async (c) => {
    const { context } = c.var
    try {
      await context.limit('assistants')
    } catch (error) {
      if (findAppError(error)?.code !== 'TOO_MANY_REQUESTS') throw error
      return rpcFailure(429, -32_000, errorMessages.tooManyRequests)
    }
    const { answerCall } = await import('./answer-call.ts')
    return answerCall(c.req.raw, context, siteOrigin)
  }
