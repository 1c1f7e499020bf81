import { createMiddleware } from 'hono/factory'

import { mcpPath } from '#worker/addresses/mcp-calls.ts'

import { refuse } from './refusal.ts'

/** Lets the browser ask before it sends what a form of another site could not. */
export const appHeader = 'x-app'

/** The status that refuses a request that may change something; null for one of our own pages. */
function statusForForeign({ headers }: Request, siteOrigin: string): 403 | 415 | null {
  if (!isOwnOrigin(headers, siteOrigin)) return 403
  if (headers.get('origin') === null && headers.get('sec-fetch-site') === null) return 403
  if (headers.get('content-type') !== 'application/json') return 415
  return headers.get(appHeader) === '1' ? null : 403
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
    const status = statusForForeign(c.req.raw, siteOrigin)
    return status ? refuse(c, status) : next()
  })
