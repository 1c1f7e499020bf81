import { dehydrate } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { getSsrStatus } from '@tanstack/react-router/ssr/server'
import { renderToReadableStream } from 'react-dom/server'

import { pageStateId, serialisePageState } from './page-state.ts'
import { createRouter } from './router.tsx'
import { type ApiLink, isOutage } from './trpc.ts'

type PageRequest = { url: URL; link: ApiLink; siteOrigin: string }

/**
 * The complete HTML of a page with its true status, or a redirect. The document carries no inline
 * script: the state of the page is a JSON data block that the client's entry reads.
 */
export async function render({ url, link, siteOrigin }: PageRequest): Promise<Response> {
  const { router, queryClient } = createRouter({ link, siteOrigin })
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [url.pathname + url.search] }),
    origin: siteOrigin,
  })
  await router.load()

  // The one private field read here: redirects have no public accessor outside the router's own
  // request handler, which would also serialise the matches for an inline script.
  const result = router._serverResult
  if (result?.type === 'redirect') return redirectResponse(result.redirect)

  const stream = await renderToReadableStream(<RouterProvider router={router} />)
  await stream.allReady
  const html = await new Response(stream).text()
  const state = serialisePageState({ siteOrigin, queries: dehydrate(queryClient) })
  const dataBlock = `<script type="application/json" id="${pageStateId}">${state}</script>`
  return new Response(
    html.replace('</body>', () => `${dataBlock}</body>`),
    {
      status: pageStatus(router),
      headers: { 'content-type': 'text/html; charset=utf-8' },
    },
  )
}

type PageRouter = ReturnType<typeof createRouter>['router']

/** A page that the database could not answer is unavailable, not broken. */
function pageStatus(router: PageRouter): number {
  const status = getSsrStatus(router)
  const failed = router.state.matches.find((match) => match.status === 'error')
  if (failed && isOutage(failed.error)) return 503
  return status
}

function redirectResponse(redirect: Response): Response {
  const location = redirect.headers.get('location') ?? '/'
  return new Response(null, { status: redirect.status, headers: { location } })
}
