import {
  createRouter as createTanStackRouter,
  type ErrorComponentProps,
  useRouter,
} from '@tanstack/react-router'

import { errorMessage } from '#shared/error-messages.ts'

import { ErrorPage } from './layout/error-page.tsx'
import { NotFoundPage } from './layout/not-found-page.tsx'
import type { PageContext } from './page-context.ts'
import { routeTree } from './route-tree.gen.ts'
import { searchString } from './search-string.ts'
import { apiErrorCode } from './trpc.ts'

/** How long loaded data serves navigation before it is asked for again. */
const freshMs = 60_000

/** One router per request on the server, one for the life of the tab in the browser. */
export function createRouter(context: PageContext) {
  return createTanStackRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultStaleTime: freshMs,
    defaultPreloadStaleTime: freshMs,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: RouteError,
    // Not where a document came from the server: the browser keeps its place (web/entry-client.tsx).
    scrollRestoration: () => !import.meta.env.SSR && 'live' in document.documentElement.dataset,
    // Plain text both ways, as GET forms write it: `q=123` stays a text.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: searchString,
  })
}

/** What failed, in the catalogue's words, and another try. */
function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter()
  const message = error instanceof Error ? error.message : ''
  return (
    <ErrorPage
      message={errorMessage({ code: apiErrorCode(error), message }, 'public')}
      onRetry={() => void router.invalidate()}
    />
  )
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
  interface StaticDataRouteOption {
    /** Address of the style sheet of this kind of page. */
    styles?: string
  }
}
