import type { Context as HonoContext, Handler } from 'hono'

import {
  adminRoot,
  isAdminPath,
  livePreviewPath,
  mayOpen,
  previewedPath,
  signInPath,
} from '#shared/addresses/admin-screens.ts'
import { costs } from '#worker/limits/costs.ts'
import { logUnexpected } from '#worker/runtime/error-log.ts'
import { logAccess } from '#worker/services/journal/security-events.ts'
import { charged } from '#worker/trpc/procedures.ts'

import { inProcessLink } from './in-process-link.ts'
import type { RenderPage } from './pages.ts'
import type { RequestEnv } from './request-context.ts'

/** The document of a page of the administration, or of its refusal; the same for everybody. */
export type RenderAdminShell = (refusal: 'forbidden' | 'not-found' | null) => string

/** The document in which an editor shows what is typed in it; the same for everybody. */
export type RenderPreviewShell = () => string

type Rendering = {
  renderAdminShell: RenderAdminShell
  renderPreviewShell: RenderPreviewShell
  render: RenderPage
}

/**
 * The pages of the administration. Who asks is known before anything is read for them: without a
 * session one is sent to sign in, without a right one is refused, and neither gets a byte of data.
 * Nothing here is kept by any cache.
 */
export const adminPages =
  (
    { renderAdminShell: renderShell, renderPreviewShell, render }: Rendering,
    siteOrigin: string,
  ): Handler<RequestEnv> =>
  async (c) => {
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex, nofollow')
    const { context } = c.var
    const { pathname: path, search } = new URL(c.req.url)
    const previewed = previewedPath(path)
    const isLivePreview = path === livePreviewPath
    if (!previewed && !isLivePreview && !isAdminPath(path))
      return c.html(renderShell('not-found'), 404)

    const signedIn = await context.authenticate()
    const capabilities = signedIn?.capabilities ?? []
    const isLetIn = capabilities.length > 0
    if (path === signInPath) return isLetIn ? c.redirect(adminRoot, 302) : c.html(renderShell(null))
    if (!signedIn)
      return c.redirect(`${signInPath}?retour=${encodeURIComponent(path + search)}`, 302)
    if (!isLetIn) return c.html(renderShell('forbidden'), 403)
    if (!mayOpen(path, capabilities)) {
      // Within their administration, whose menu leads on; a preview has none.
      const isScreen = !previewed && !isLivePreview
      return c.html(renderShell(isScreen ? null : 'forbidden'), 403)
    }
    const cost = previewed ? costs.storedPreview : costs.read
    return charged(context.chargeFor(signedIn), cost, async () => {
      // A part of a page that was recorded.
      if (isLivePreview) return c.html(renderPreviewShell())
      const { id, email } = signedIn.user
      context.defer(logAccess(context.db, context.actor, { id, email, path }))
      return previewed ? preview(c, previewed, render, siteOrigin) : c.html(renderShell(null))
    })
  }

/** The public page of an item that one may see, of any status, as visitors would see it, and inert. */
async function preview(
  c: HonoContext<RequestEnv>,
  path: string,
  render: RenderPage,
  siteOrigin: string,
): Promise<Response> {
  const context = { ...c.var.context, preview: await c.var.context.claim() }
  const response = await render({
    url: new URL(path, siteOrigin),
    link: inProcessLink(context),
    siteOrigin,
    previewAt: c.req.path,
    report: (error) => logUnexpected(error, c.req.path),
  })
  const status = ([200, 500, 503] as const).find((known) => known === response.status) ?? 404
  return c.body(await response.text(), status, {
    'content-type': 'text/html; charset=utf-8',
  })
}
