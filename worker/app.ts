import { Hono } from 'hono'

import { adminRoot, signInPath } from '#shared/addresses/admin-screens.ts'
import { listExportPath } from '#shared/addresses/list-export.ts'
import { healthPath, serviceWorkerPath } from '#shared/addresses/machine-paths.ts'
import { sitemapIndexPath, sitemapPagesPath } from '#shared/addresses/sitemap-paths.ts'
import { wholeExportPath } from '#shared/addresses/whole-export.ts'
import { typedCardPath } from '#shared/admin/typed-card.ts'
import { itemKinds } from '#shared/items/cote.ts'

import { variesByAccept } from './addresses/markdown-request.ts'
import { mcpPath } from './addresses/mcp-calls.ts'
import type { Gate } from './auth/gate.ts'
import { health } from './endpoints/health.ts'
import { listExport } from './endpoints/list-export.ts'
import { machineEndpoints } from './endpoints/machine-endpoints.ts'
import { robots } from './endpoints/robots.ts'
import { serviceWorker } from './endpoints/service-worker.ts'
import { sitemapIndex, sitemapPages, sitemapPart } from './endpoints/sitemap.ts'
import { socialImage } from './endpoints/social-image.ts'
import { typedImage } from './endpoints/typed-image.ts'
import { wholeExport } from './endpoints/whole-export.ts'
import { adminPages, type RenderAdminShell, type RenderPreviewShell } from './http/admin-pages.ts'
import { api } from './http/api.ts'
import { limitBody } from './http/body-limit.ts'
import { canonicalAddress } from './http/canonical-address.ts'
import { defaultCacheControl, errorResponse, type RenderFailure } from './http/error-response.ts'
import { launch } from './http/launch.ts'
import { limitCost } from './http/limit-cost.ts'
import { maintenance, type RenderMaintenance } from './http/maintenance.ts'
import { missingPage } from './http/missing-page.ts'
import { pages, type RenderPage } from './http/pages.ts'
import { refuse } from './http/refusal.ts'
import { renamedFilters } from './http/renamed-filters.ts'
import {
  type OpenCaches,
  type OpenDatabase,
  requestContext,
  type RequestEnv,
} from './http/request-context.ts'
import { sameOrigin } from './http/same-origin.ts'
import { withSecurityHeaders } from './http/security-headers.ts'
import type { Budgets } from './limits/budgets.ts'
import type { ReportLimit } from './limits/report-limit.ts'
import { mcp, mcpPreflight, mcpResponses, refuseStream } from './mcp/endpoint.ts'
import type { Announce } from './services/site/index-now.ts'
import { createCardRenderer } from './social-image/card-renderer.ts'
import type { ReadAsset } from './social-image/letters.ts'
import type { Context } from './trpc/context.ts'

type Dependencies = {
  openDatabase: OpenDatabase
  readDisk: Context['disk']
  budgets: Budgets
  reportLimit: ReportLimit
  gate: Gate
  openCaches: OpenCaches
  render: RenderPage
  renderAdminShell: RenderAdminShell
  renderPreviewShell: RenderPreviewShell
  renderMaintenance: RenderMaintenance
  renderFailure: RenderFailure
  siteOrigin: string
  readAsset: ReadAsset
  /** Whether browsers keep pages to show without network. */
  isKeptOffline: boolean
  /** The key under which changed pages are announced, and how; nobody is told without it. */
  indexNow?: { key: string; announce: Announce } | undefined
}

const maxUrlLength = 8192

/** The order of middleware and mount points; each does its work in its own file. */
export function createApp(dependencies: Dependencies) {
  const { gate, budgets, render, renderMaintenance } = dependencies
  const { siteOrigin, readAsset, isKeptOffline, indexNow } = dependencies
  const renderCard = createCardRenderer(readAsset)
  const app = new Hono<RequestEnv>()

  app.onError(errorResponse(dependencies.renderFailure))
  app.use(
    withSecurityHeaders(
      siteOrigin.startsWith('https:'),
      (path) => gate.usesTurnstile && path === signInPath,
    ),
  )
  app.use(defaultCacheControl)
  app.use(mcpPath, mcpResponses)
  app.use(limitCost(budgets))
  app.use((c, next) => (c.req.url.length > maxUrlLength ? Promise.resolve(refuse(c, 414)) : next()))
  // What changes anything is a procedure; assistants post what they ask.
  app.use(async (c, next) => {
    const { method, path } = c.req
    const isProcedure = path.startsWith('/api/trpc/')
    const takesPost = isProcedure || path === mcpPath
    if (method === 'GET' || method === 'HEAD' || (method === 'POST' && takesPost)) return next()
    if (method === 'OPTIONS' && path === mcpPath) return c.body(null, 204, mcpPreflight)
    const allow = isProcedure ? 'GET, HEAD, POST' : 'GET, HEAD'
    return refuse(c, 405, { headers: { allow } })
  })
  app.get(mcpPath, refuseStream)
  app.use(sameOrigin(siteOrigin))
  app.use(requestContext(dependencies))
  app.use(canonicalAddress(siteOrigin))
  app.get('/robots.txt', robots(siteOrigin))
  app.get(serviceWorkerPath, serviceWorker(readAsset, isKeptOffline))
  // The platform served every file there is; a file of an older build is not worth a page.
  app.get('/assets/*', (c) => refuse(c, 404))
  app.get(healthPath, health())
  // What stands before needs no database, and says so itself where it does not answer.
  app.use(maintenance(renderMaintenance))
  app.use(variesByAccept)
  app.get('/api/trpc/*', api)
  app.post('/api/trpc/*', limitBody, api)
  app.post(mcpPath, limitBody, mcp(siteOrigin))
  app.all('/api/*', (c) => refuse(c, 404))
  app.get(typedCardPath, typedImage(siteOrigin, renderCard))
  app.get(wholeExportPath, wholeExport(siteOrigin))
  for (const kind of itemKinds) app.get(listExportPath(kind), listExport(siteOrigin, kind))
  app.on('GET', [adminRoot, `${adminRoot}/*`], adminPages(dependencies, siteOrigin))
  app.get('/gpt/:slug/ouvrir', launch)
  app.get(sitemapIndexPath, sitemapIndex(siteOrigin))
  app.get(sitemapPagesPath, sitemapPages(siteOrigin))
  app.get('/:part{sitemap-.+}', sitemapPart(siteOrigin))
  app.get('*', missingPage(siteOrigin))
  app.get('/social/*', socialImage(siteOrigin, renderCard))
  app.route('/', machineEndpoints(siteOrigin, indexNow?.key))
  app.get('*', renamedFilters(siteOrigin))
  app.get('*', pages(render, siteOrigin))

  return app
}
