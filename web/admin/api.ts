import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { httpBatchLink } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import type { inferRouterInputs } from '@trpc/server'

import { apiErrorCode, type AppRouter } from '../trpc.ts'

/** The administration's typed hooks: `api.admin.users.list.useQuery()`, `api.useUtils()`. */
export const api = createTRPCReact<AppRouter>()

export type ApiInputs = inferRouterInputs<AppRouter>

export const apiClient = api.createClient({
  links: [httpBatchLink({ url: '/api/trpc', maxItems: 10 })],
})

/**
 * Answers are asked for again whenever a screen opens: an administrator decides by what is stored
 * now. Whatever answers that nobody is signed in ends the session here too (D39).
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (apiErrorCode(error) === 'UNAUTHORIZED') onSignedOut()
  }
  return new QueryClient({
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
}
