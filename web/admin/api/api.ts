import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { httpBatchLink, httpLink, splitLink } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'

import { apiErrorCode, type AppRouter } from '#web/loading/trpc.ts'

import { passwordRequest } from './password-request.ts'
import { retryRefused } from './retry-refused.ts'
import { serverReach } from './server-reach.ts'
import { signInRequest } from './sign-in-request.ts'

/** The administration's typed hooks: `api.admin.users.list.useQuery()`, `api.useUtils()`. */
export const api = createTRPCReact<AppRouter>()

/** The most that a browser sends of a page that is being left. */
const keptAliveBytes = 60_000

/** Goes on when the page is left, unless it is too much for that. */
const outliving: typeof fetch = (input, init) => {
  const { body } = init ?? {}
  const isSmall = typeof body === 'string' && new TextEncoder().encode(body).length < keptAliveBytes
  return fetch(input, { ...init, keepalive: isSmall })
}

/** Says that a page of this site asks: a form of another site could not send this header. */
const address = { url: '/api/trpc', headers: { 'x-app': '1' } }

export const apiClient = api.createClient({
  links: [
    passwordRequest.link,
    signInRequest.link,
    serverReach.link,
    retryRefused,
    splitLink({
      // What changes something goes on its own, and so does what the others should not wait for.
      condition: ({ type, context }) => type === 'query' && context['skipBatch'] !== true,
      true: httpBatchLink({ ...address, maxItems: 10 }),
      false: splitLink({
        condition: ({ context }) => context['outlives'] === true,
        true: httpLink({ ...address, fetch: outliving }),
        false: httpLink(address),
      }),
    }),
  ],
})

/**
 * Answers are asked for again whenever a screen opens: an administrator decides by what is stored
 * now. Whatever answers that nobody is signed in ends the session here too.
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (apiErrorCode(error) === 'UNAUTHORIZED') onSignedOut()
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        // A refused sign-in or password is the form's own business.
        if (mutation.meta?.isSignIn !== true) onError(error)
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && apiErrorCode(error) === undefined,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  })
  serverReach.onBack(() => {
    void client.refetchQueries({ type: 'active', predicate: isFailed })
  })
  return client
}

/** Not what has an answer already, which may stand under what is typed. */
const isFailed = ({ state }: Query) => state.status === 'error' && state.data === undefined
