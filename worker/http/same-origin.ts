import { createMiddleware } from 'hono/factory'

import { mcpPath } from '#worker/addresses/mcp-calls.ts'

/** Lets the browser ask before it sends what a form of another site could not. */
export const appHeader = 'x-app'

/** Why a request that may change something is not answered; null for one of our own pages. */
export function refuseForeign(
  request: Request,
  siteOrigin: string,
): { status: 403 | 415; text: string } | null {
  const { headers } = request
  const isForeign = { status: 403, text: 'Forbidden' } as const
  if (!isOwnOrigin(headers, siteOrigin)) return isForeign
  if (headers.get('origin') === null && headers.get('sec-fetch-site') === null) return isForeign
  if (headers.get('content-type') !== 'application/json') {
    return { status: 415, text: 'Unsupported Media Type' }
  }
  return headers.get(appHeader) === '1' ? null : isForeign
}

/** Whether nothing in the request says that another site sent it. */
export function isOwnOrigin(headers: Headers, siteOrigin: string): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  return (origin === null || origin === siteOrigin) && (site === null || site === 'same-origin')
}

/**
 * Turns away every request that changes something unless a page of this site sent it. Assistants post
 * what they ask, from anywhere: they change nothing.
 */
export const sameOrigin = (siteOrigin: string) =>
  createMiddleware(async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.path === mcpPath) return next()
    const refusal = refuseForeign(c.req.raw, siteOrigin)
    if (!refusal) return next()
    return c.json({ error: refusal.text }, refusal.status, { 'cache-control': 'no-store' })
  })
