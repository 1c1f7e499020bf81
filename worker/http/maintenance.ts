import { createMiddleware } from 'hono/factory'

import { isAdministration } from '#worker/addresses/path-purposes.ts'
import { maintenanceHeader } from '#worker/page-cache/page-cache.ts'
import { type Maintenance, readMaintenance } from '#worker/services/site/maintenance.ts'

import type { RequestEnv } from './request-context.ts'

/** The page that visitors get instead of any other; `path` is what they asked for. */
export type RenderMaintenance = (page: { siteName: string; path: string }) => string

const apiRoot = '/api/trpc/'
const retryAfterSeconds = 600
const message = 'Le site est en maintenance. Revenez un peu plus tard.'

/**
 * Answers visitors with 503 while the setting `maintenance_mode` is on; the administration works. A page reads
 * the setting together with what it shows, in one database request, once for each content version. What may
 * write waits for it.
 */
export const maintenance = (renderMaintenance: RenderMaintenance) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    if (isAdministration(c.req.path)) return next()
    const { db, versioned, responseHeaders } = c.var.context
    const reading = versioned('maintenance', () => readMaintenance(db))
      // A page that the database does not answer says so itself.
      .catch(() => null)
    const mayWrite = c.req.method === 'POST'
    if (!mayWrite || !(await reading)?.isOn) await next()
    const state = await reading
    if (!state?.isOn) return
    responseHeaders.set('retry-after', String(retryAfterSeconds))
    // Otherwise the headers of the answer that is dropped would stay.
    c.res = undefined
    c.res = refusal(new URL(c.req.url), state, renderMaintenance)
  })

function refusal(
  { pathname, search }: URL,
  { siteName }: Maintenance,
  renderMaintenance: RenderMaintenance,
): Response {
  const answer = {
    status: 503,
    headers: { 'cache-control': 'no-store', [maintenanceHeader]: 'on' },
  }
  if (pathname.startsWith(apiRoot)) return Response.json({ error: apiError }, answer)
  const response = new Response(renderMaintenance({ siteName, path: pathname + search }), answer)
  response.headers.set('content-type', 'text/html; charset=utf-8')
  return response
}

/** As tRPC words a failure; its client takes one for every call of a batch. */
const apiError = {
  message,
  code: -32_603,
  data: { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 },
}
