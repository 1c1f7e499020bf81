import { createRouter as createTanStackRouter, lazyRouteComponent } from '@tanstack/react-router'

import { RouteError } from './frame/route-error.tsx'
import type { PageContext } from './loading/page-context.ts'
import { searchString } from './navigation/search-string.ts'
import { routeTree } from './route-tree.gen.ts'

/** How long loaded data serves navigation before it is asked for again. */
const freshMs = 60_000

/** Loaded where nothing is found, which is seldom. */
export const NotFound = lazyRouteComponent(
  () => import('./frame/not-found-page.tsx'),
  'NotFoundPage',
)

/** One router per request on the server, one for the life of the tab in the browser, which scrolls. */
export function createRouter(context: PageContext, restoresScroll = () => false) {
  return createTanStackRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultStaleTime: freshMs,
    defaultPreloadStaleTime: freshMs,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: RouteError,
    scrollRestoration: restoresScroll,
    // Plain text both ways, as GET forms write it: `q=123` stays a text.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: searchString,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
