import { Hono } from 'hono'

import type { Database } from './db.ts'
import { api } from './http/api.ts'
import { canonicalAddress } from './http/canonical-address.ts'
import { errorResponse } from './http/error-response.ts'
import { pages, type RenderPage } from './http/pages.ts'
import { type OpenCache, requestContext, type RequestEnv } from './http/request-context.ts'
import { withSecurityHeaders } from './http/security-headers.ts'
import type { Limiter } from './limits/limiter.ts'

type Dependencies = {
  openDatabase: () => Database
  limiter: Limiter
  openCache: OpenCache
  render: RenderPage
  siteOrigin: string
}

const maxUrlLength = 8192

/** The order of middleware and mount points; each does its work in its own file. */
export function createApp(dependencies: Dependencies) {
  const { openDatabase, limiter, openCache, render, siteOrigin } = dependencies
  const app = new Hono<RequestEnv>()

  app.onError(errorResponse)
  app.use(withSecurityHeaders(siteOrigin.startsWith('https:')))
  app.use((c, next) =>
    c.req.url.length > maxUrlLength ? Promise.resolve(c.text('URI Too Long', 414)) : next(),
  )
  // There is nothing to write yet: every route reads.
  app.use(async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    return c.text('Method Not Allowed', 405, { allow: 'GET, HEAD' })
  })
  app.use(canonicalAddress(siteOrigin))
  app.use(requestContext(openDatabase, limiter, openCache))
  app.get('/api/trpc/*', api)
  app.all('/api/*', (c) => c.json({ error: 'Not Found' }, 404))
  // The platform served every file there is; a file of an older build is not worth a page.
  app.get('/assets/*', (c) => c.text('Not Found', 404))
  app.get('*', pages(render, siteOrigin))

  return app
}
