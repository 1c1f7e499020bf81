import type { Handler, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'

import { mcpMethods, opensStream } from '#worker/addresses/mcp-calls.ts'
import { refuse } from '#worker/http/refusal.ts'
import type { RequestEnv } from '#worker/http/request-context.ts'
import { refusals } from '#worker/runtime/refusals.ts'

import { rpcFailure } from './rpc-failure.ts'

/** Any page may ask, without credentials: the answers are what every visitor reads. */
const openToAll = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after, mcp-protocol-version',
}
export const mcpPreflight = {
  'access-control-allow-methods': 'POST',
  // The star stands for every header but this one, which some clients send though nobody asks.
  'access-control-allow-headers': '*, authorization',
  'access-control-max-age': '86400',
}

/** Refusals by other parts of the site, worded for the protocol. */
const protocolRefusals = new Map<number, string>([
  [405, refusals[405].message],
  [413, refusals[413].message],
  [429, refusals[429].message],
  [503, 'Le site est indisponible. Revenez un peu plus tard.'],
])

/**
 * Makes each answer to an assistant one of the protocol, open to every origin; the page for people at the
 * same address is left as it is.
 */
export const mcpResponses = createMiddleware(async (c, next) => {
  await next()
  const { method } = c.req
  if ((method === 'GET' || method === 'HEAD') && !opensStream(c.req.raw)) return
  const words = protocolRefusals.get(c.res.status)
  if (words) {
    const retryAfter = c.res.headers.get('retry-after')
    c.res = rpcFailure(c.res.status, -32_000, words)
    if (retryAfter !== null) c.header('retry-after', retryAfter)
  }
  if (c.res.status === 405) c.header('allow', mcpMethods)
  for (const [name, value] of Object.entries(openToAll)) c.header(name, value)
  if (method !== 'OPTIONS') c.header('cache-control', 'no-store')
  c.header('x-robots-tag', 'noindex')
})

/** A server without sessions has no stream to open. */
export const refuseStream: MiddlewareHandler = async (c, next) =>
  opensStream(c.req.raw) ? refuse(c, 405) : next()

/** Answers one call. What answers is loaded with the first one. */
export const mcp =
  (siteOrigin: string): Handler<RequestEnv> =>
  async (c) => {
    const { answerCall } = await import('./answer-call.ts')
    return answerCall(c.req.raw, c.var.context, siteOrigin)
  }
