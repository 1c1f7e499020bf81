import { Hono } from 'hono'

import { adminRoot, signInPath } from '#shared/admin-routes.ts'
import { sitemapIndexPath, sitemapPagesPath } from '#shared/sitemap-paths.ts'

import type { Gate } from './auth/gate.ts'
import { adminPages, type RenderAdminShell } from './http/admin-pages.ts'
import { api } from './http/api.ts'
import { limitBody } from './http/body-limit.ts'
import { canonicalAddress } from './http/canonical-address.ts'
import { cachingIsSaid, errorResponse } from './http/error-response.ts'
import { launch } from './http/launch.ts'
import { limitMisses } from './http/limit-misses.ts'
import { machineDoors } from './http/machine-doors.ts'
import { maintenance, type RenderMaintenance } from './http/maintenance.ts'
import { variesByAccept } from './http/markdown-request.ts'
import { missingPage } from './http/missing-page.ts'
import { pages, type RenderPage } from './http/pages.ts'
import {
  type OpenCaches,
  type OpenDatabase,
  requestContext,
  type RequestEnv,
} from './http/request-context.ts'
import { robots } from './http/robots.ts'
import { sameOrigin } from './http/same-origin.ts'
import { withSecurityHeaders } from './http/security-headers.ts'
import { sitemapIndex, sitemapPages, sitemapPart } from './http/sitemap.ts'
import { socialImage } from './http/social-image.ts'
import type { Announce } from './index-now.ts'
import type { Limiter } from './limits/limiter.ts'
import { mcpPath } from './mcp/address.ts'
import { mcp, mcpDoor } from './mcp/door.ts'
import type { ReadAsset } from './social-image/letters.ts'

type Dependencies = {
  openDatabase: OpenDatabase
  limiter: Limiter
  gate: Gate
  openCaches: OpenCaches
  render: RenderPage
  renderAdminShell: RenderAdminShell
  renderMaintenance: RenderMaintenance
  siteOrigin: string
  readAsset: ReadAsset
  /** The key under which changed pages are announced, and how; nobody is told without it. */
  indexNow?: { key: string; announce: Announce } | undefined
}

const maxUrlLength = 8192

/** The order of middleware and mount points; each does its work in its own file. */
export function createApp(dependencies: Dependencies) {
  const { gate, limiter, render, renderAdminShell, renderMaintenance } = dependencies
  const { siteOrigin, readAsset, indexNow } = dependencies
  const app = new Hono<RequestEnv>()

  app.onError(errorResponse)
  app.use(
    withSecurityHeaders(
      siteOrigin.startsWith('https:'),
      (path) => gate.usesTurnstile && path === signInPath,
    ),
  )
  app.use(cachingIsSaid)
  app.use((c, next) =>
    c.req.url.length > maxUrlLength ? Promise.resolve(c.text('URI Too Long', 414)) : next(),
  )
  app.use(mcpPath, mcpDoor)
  // What changes anything is a procedure; assistants post what they ask.
  app.use(async (c, next) => {
    const { method, path } = c.req
    const isProcedure = path.startsWith('/api/trpc/')
    const takesPost = isProcedure || path === mcpPath
    if (method === 'GET' || method === 'HEAD' || (method === 'POST' && takesPost)) return next()
    const allow = isProcedure ? 'GET, HEAD, POST' : 'GET, HEAD'
    return c.text('Method Not Allowed', 405, { allow })
  })
  app.use(sameOrigin(siteOrigin))
  app.use(requestContext(dependencies))
  app.use(limitMisses(limiter))
  app.use(canonicalAddress(siteOrigin))
  app.use(maintenance(renderMaintenance))
  app.use(variesByAccept)
  app.get('/api/trpc/*', api)
  app.post('/api/trpc/*', limitBody, api)
  app.post(mcpPath, limitBody, mcp(siteOrigin))
  app.all('/api/*', (c) => c.json({ error: 'Not Found' }, 404))
  // The platform served every file there is; a file of an older build is not worth a page.
  app.get('/assets/*', (c) => c.text('Not Found', 404))
  app.on('GET', [adminRoot, `${adminRoot}/*`], adminPages(renderAdminShell, render, siteOrigin))
  app.get('/gpt/:slug/ouvrir', launch)
  app.get('/robots.txt', robots(siteOrigin))
  app.get(sitemapIndexPath, sitemapIndex(siteOrigin))
  app.get(sitemapPagesPath, sitemapPages(siteOrigin))
  app.get('/:part{sitemap-.+}', sitemapPart(siteOrigin))
  app.get('*', missingPage(siteOrigin))
  app.get('/social/*', socialImage(siteOrigin, readAsset))
  app.route('/', machineDoors(siteOrigin, indexNow?.key))
  app.get('*', pages(render, siteOrigin))

  return app
}
