import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

import { errorMessages } from '#shared/site/error-messages.ts'
import {
  countCatalogueCalls,
  isPublic,
  isSearch,
  isUnfilteredPage,
} from '#worker/addresses/path-purposes.ts'
import type { Gate } from '#worker/auth/gate.ts'
import { clientPrefix } from '#worker/limits/client-prefix.ts'
import type { Limiter } from '#worker/limits/rate-limits.ts'
import { visitorStorage } from '#worker/runtime/visitor-storage.ts'

import { excessMessage } from './excess-message.ts'
import type { RequestEnv } from './request-context.ts'

/**
 * What no copy answers and anybody can ask for without end is counted for each client: calls of the
 * catalogue, filtered lists, addresses where nothing is. Other pages are not: a crawler may ask for them
 * all at once. It is counted after the answer, so that nobody waits for the count; who asked too often is
 * refused from then on, by whoever counted it, until the window ends. Searches have limits of their own.
 */
export const limitMisses = (limiter: Limiter, clientKey: Gate['clientKey']) => {
  /** By the key of the client, since nobody's address is kept. */
  const refusedUntil = new Map<string, number>()

  async function count(address: string, times: number): Promise<void> {
    const decisions = await Promise.all(
      Array.from({ length: times }, () => limiter('misses', address)),
    )
    const refusal = decisions.find(({ allowed }) => !allowed)
    if (!refusal) return
    for (const [key, until] of refusedUntil) if (until <= Date.now()) refusedUntil.delete(key)
    if (refusedUntil.size >= visitorStorage.refusedClients.entries) refusedUntil.clear()
    const key = await clientKey(clientPrefix(address))
    refusedUntil.set(key, Date.now() + refusal.retryAfterSeconds * 1000)
  }

  async function waitOf(address: string): Promise<number> {
    if (refusedUntil.size === 0) return 0
    return (refusedUntil.get(await clientKey(clientPrefix(address))) ?? 0) - Date.now()
  }

  return createMiddleware<RequestEnv>(async (c, next) => {
    const address = c.req.header('cf-connecting-ip')
    const { path, method } = c.req
    const calls = countCatalogueCalls(path)
    // A batch counts by what it asks of the catalogue, whatever else stands in it.
    const hasOwnLimit = calls === 0 && (!isPublic(path) || isSearch(path))
    // The site renews its own copies without an address.
    if (!address || method === 'POST' || hasOwnLimit) return next()
    const waitMs = await waitOf(address)
    if (waitMs > 0) return refuse(c, Math.ceil(waitMs / 1000))
    await next()
    if (!isEndless(c)) return
    // A limit that is down lets visitors through.
    c.var.context.defer(count(address, Math.max(calls, 1)))
  })
}

function isEndless({ req, res }: Context): boolean {
  const { pathname, search } = new URL(req.url)
  return res.status === 404 || !isUnfilteredPage(pathname + search)
}

/** In the form of the API where it is called: it was asked for nothing that a procedure could refuse. */
function refuse(c: Context, retryAfterSeconds: number): Response {
  const headers = { 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' }
  if (!c.req.path.startsWith('/api/')) {
    return c.text(`${excessMessage('misses', retryAfterSeconds)}\n`, 429, headers)
  }
  const message = errorMessages.tooManyRequests
  const data = { code: 'TOO_MANY_REQUESTS', httpStatus: 429, details: { retryAfterSeconds } }
  return c.json({ error: { message, code: -32_029, data } }, 429, headers)
}
