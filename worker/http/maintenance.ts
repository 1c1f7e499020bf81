import { createMiddleware } from 'hono/factory'

import { isAdministration } from '#worker/addresses/path-purposes.ts'
import type { Database } from '#worker/database/db.ts'
import { maintenanceHeader } from '#worker/page-cache/maintenance-header.ts'
import { type Maintenance, readMaintenance } from '#worker/services/site/maintenance.ts'

import type { RequestEnv } from './request-context.ts'

/** The page that visitors get instead of any other; `path` is what they asked for. */
export type RenderMaintenance = (page: { siteName: string; path: string }) => string

const apiRoot = '/api/trpc/'
const retryAfterSeconds = 600
const message = 'Le site est en maintenance. Revenez dans quelques minutes.'

/**
 * Answers visitors with 503 while the setting `maintenance_mode` is on; the administration works.
 * The setting is asked for beside the first thing that a request reads, so it travels in the same
 * database request, or is known as what every page shows is; what needs neither passes, such as answers
 * of the search kept for seconds.
 */
export const maintenance = (renderMaintenance: RenderMaintenance) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    if (isAdministration(c.req.path)) return next()
    const { context } = c.var
    let reading: Promise<Maintenance | null> | undefined
    const ask = () => {
      reading ??= context
        .versioned('maintenance', () => readMaintenance(context.db))
        // A page that the database does not answer says so itself.
        .catch(() => null)
    }
    c.set('context', {
      ...context,
      db: onFirstSelect(context.db, ask),
      versioned: (name, read) => {
        ask()
        return context.versioned(name, read)
      },
    })
    await next()
    const state = await reading
    if (!state?.isOn) return
    context.responseHeaders.set('retry-after', String(retryAfterSeconds))
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

function onFirstSelect(db: Database, act: () => void): Database {
  let isFirst = true
  return new Proxy(db, {
    get(target, property) {
      if (property === 'select' && isFirst) {
        isFirst = false
        act()
      }
      const member: unknown = Reflect.get(target, property, target)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}
