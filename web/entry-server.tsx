import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { getSsrStatus } from '@tanstack/react-router/ssr/server'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'

import { adsHeader } from '#shared/site/ad-publisher.ts'

import { renderFailure } from './document/failure-page.tsx'
import { NotArrived } from './document/not-arrived.tsx'
import { PreviewBar } from './document/preview-bar.tsx'
import { abandonedBoundary, thrownIn } from './document/rendering-error.tsx'
import { siteOf } from './head/head.ts'
import { linksAround } from './head/pages-around.ts'
import { structuredBlock } from './head/structured-data.ts'
import { structuredThings } from './head/structured-pages.ts'
import { isGone } from './loading/item-loading.ts'
import { isBeyondLast } from './loading/page-loading.ts'
import { type PageRecord, recordingLink } from './loading/page-record.ts'
import { stateBlocks } from './loading/page-state.ts'
import { refusedSeconds } from './loading/refusal.ts'
import { type ApiLink, apiReference, createApi, outageMessage } from './loading/trpc.ts'
import { createRouter, NotFound } from './router.tsx'

type PageRequest = {
  url: URL
  link: ApiLink
  siteOrigin: string
  /** The address of the administration at which a page is previewed. */
  previewAt?: string
  /** Logs what nobody expected, and gives the id under which the log knows it. */
  report: (error: unknown) => string
}

export { renderPreviewShell } from './admin/frame/preview-shell.tsx'
export { renderAdminShell } from './admin/frame/shell.tsx'
export { renderFailure } from './document/failure-page.tsx'
export { renderMaintenance } from './document/maintenance-page.tsx'

/**
 * The complete HTML of a page with its true status, or a redirect. The document carries no inline
 * script: the answers that the page was made of are a JSON data block for the client's entry.
 */
export async function render(request: PageRequest): Promise<Response> {
  const { url, link, siteOrigin, report } = request
  const record: PageRecord = {}
  const openRouter = () =>
    createRouter({
      api: createApi(recordingLink(record), link),
      siteOrigin,
      mustBeComplete: () => true,
    })
  let router = openRouter()
  try {
    const answer = await renderPage(router, record, request)
    if (!isRespelled(answer, url)) return answer
    router = openRouter()
    return await renderPage(router, record, { ...request, url: new URL(noPage, url) })
  } catch (error) {
    const page = {
      path: request.previewAt ?? url.pathname + url.search,
      site: siteOf(router.state.matches),
      // A procedure that failed was logged where it did.
      reference: apiReference(error) ?? report(error),
      reason: outageMessage(error),
    }
    const status = page.reason === undefined ? 500 : 503
    return new Response(renderFailure(page), { status, headers: htmlHeaders })
  }
}

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8' }

/** Throws whatever keeps the page from being whole, but that a client asked too often. */
async function renderPage(
  router: Router,
  record: PageRecord,
  { url, siteOrigin, previewAt }: PageRequest,
): Promise<Response> {
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [url.pathname + url.search] }),
    origin: siteOrigin,
  })
  await router.load()

  // The one private field read here: redirects have no public accessor outside the router's own
  // request handler, which would also serialise the matches for an inline script.
  // oxlint-disable-next-line eslint/no-underscore-dangle -- see above
  const result = router._serverResult
  if (result?.type === 'redirect') return redirectResponse(result.redirect)

  const failed = router.state.matches.find(
    ({ status, error }) => status === 'error' && !isRefused(error),
  )
  if (failed) throw failed.error

  // Where a loader failed or found nothing, the router left what shows it to be loaded.
  await Promise.all([
    NotFound.preload?.(),
    ...router.state.matches.map(async ({ routeId }) =>
      router.loadRouteChunk(router.routesById[routeId]),
    ),
  ])
  // Nothing in the browser reads them, so no route has them.
  const page = router.state.matches.at(-1)
  if (page) page.links = [...(page.links ?? []), ...linksAround(router.state.matches)]
  // Everything is loaded, so nothing is worth streaming: one string costs half of what a stream of
  // encoded pieces does.
  const app = <RouterProvider router={router} />
  const rendered = renderToString(app)
  if (rendered.includes(abandonedBoundary)) throw await thrownIn(app)
  const markup = `<!DOCTYPE html>${plainApostrophes(rendered)}`
  const html = previewAt === undefined ? markup : asPreview(markup)
  const adPublisher = siteOf(router.state.matches)?.ad_publisher
  const { before, behind } = stateBlocks({ siteOrigin, record, adPublisher })
  // Outside of what React renders: in the head it would take a block that is no part of it for its own. And
  // after the answers, whose words it repeats.
  const things = structuredBlock(structuredThings(router.state.matches))
  // Cut and not replaced: each replacement would copy the whole text.
  const bodyAt = html.indexOf('>', html.indexOf('<body')) + 1
  const endAt = html.lastIndexOf('</body>')
  return new Response(
    html.slice(0, bodyAt) +
      (before && before + things) +
      html.slice(bodyAt, endAt) +
      notArrived +
      behind +
      (before ? '' : things) +
      html.slice(endAt),
    {
      status: pageStatus(router),
      headers: {
        ...htmlHeaders,
        'speculation-rules': '"/speculation-rules.json"',
        ...(adPublisher && { [adsHeader]: '' }),
      },
    },
  )
}

type Router = ReturnType<typeof createRouter>

/** React writes six signs for an apostrophe, which is itself in text and between double quotes. */
const plainApostrophes = (markup: string) => markup.replaceAll('&#x27;', "'")

/** Behind the page, whose first link leads to its content. */
const notArrived = renderToStaticMarkup(<NotArrived />)

/**
 * A page that only looks like itself: no client brings it to life, since it does not stand at its own
 * address. Done on its markup, so that the public pages carry nothing of it.
 */
const asPreview = (markup: string) =>
  markup
    .replace(/ data-client="[^"]*"/, '')
    .replace(/<body[^<>]*>/, (body) => body + renderToStaticMarkup(<PreviewBar />))

/**
 * A page that a client asked for too often is refused, a deleted item is gone, and a list has no page
 * beyond its last.
 */
function pageStatus(router: Router): number {
  const { matches } = router.state
  if (matches.some((match) => match.status === 'error' && isRefused(match.error))) return 429
  if (matches.some((match) => match.status === 'notFound' && isGone(match.error))) return 410
  if (matches.some((match) => isBeyondLast(match.loaderData))) return 404
  return getSsrStatus(router)
}

const isRefused = (error: unknown) => refusedSeconds(error) !== undefined

/** A path of no page. */
const noPage = '/introuvable'

/**
 * The router leads, by its own status, to an address as it spells it: what we drop of a query, but a path
 * of no page too, from one spelling to the next and maybe for ever. A path of a page has one spelling.
 */
function isRespelled(answer: Response, url: URL): boolean {
  const location = answer.headers.get('location')
  if (location === null || answer.status !== 307) return false
  const target = new URL(location, url)
  return target.pathname !== url.pathname || target.href === url.href
}

function redirectResponse(redirect: Response): Response {
  const location = redirect.headers.get('location') ?? '/'
  return new Response(null, { status: redirect.status, headers: { location } })
}
