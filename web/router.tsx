import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createRouter as createTanStackRouter,
  type ErrorComponentProps,
  useRouter,
} from '@tanstack/react-router'

import { errorMessage } from '#shared/error-messages.ts'

import { ErrorPage } from './layout/error-page.tsx'
import { NotFoundPage } from './layout/not-found-page.tsx'
import { routeTree } from './route-tree.gen.ts'
import { type ApiLink, apiErrorCode, createApi, createApiClient, trpc } from './trpc.ts'

type RouterInput = { link: ApiLink; siteOrigin: string }

/** One router, query cache and API client per request on the server, one for the life of the tab in the browser. */
export function createRouter({ link, siteOrigin }: RouterInput) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: import.meta.env.SSR ? false : 3 } },
  })
  const client = createApiClient(link)
  const router = createTanStackRouter({
    routeTree,
    context: { api: createApi(client, queryClient), siteOrigin },
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: RouteError,
    // On the server the option writes an inline script, which the content policy refuses.
    scrollRestoration: !import.meta.env.SSR,
    // Plain text both ways, as GET forms write it: `q=123` stays a text.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch,
    Wrap: ({ children }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </trpc.Provider>
    ),
  })
  return { router, queryClient }
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

function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' || typeof value === 'number') parameters.set(name, String(value))
  }
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>['router']
  }
}
