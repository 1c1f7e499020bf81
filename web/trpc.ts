import type { QueryClient } from '@tanstack/react-query'
import { isTRPCClientError, type TRPCLink } from '@trpc/client'
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'

import type { AppRouter } from '#worker/routers/index.ts'

export type ApiLink = TRPCLink<AppRouter>
export type ApiOutputs = inferRouterOutputs<AppRouter>
export type ApiInputs = inferRouterInputs<AppRouter>

/** The hooks of components. */
export const trpc = createTRPCReact<AppRouter>()

/** The calls of loaders, on the same query cache as the hooks. */
export type Api = ReturnType<typeof createApi>

export const createApiClient = (link: ApiLink) => trpc.createClient({ links: [link] })

export const createApi = (client: ReturnType<typeof createApiClient>, queryClient: QueryClient) =>
  createTRPCQueryUtils<AppRouter>({ client, queryClient })

/** The code of a failed call, undefined when the failure is not the API's answer. */
export function apiErrorCode(error: unknown): string | undefined {
  return isTRPCClientError<AppRouter>(error) ? error.data?.code : undefined
}

/** Whether a call failed because the database did not answer. */
export const isOutage = (error: unknown) => apiErrorCode(error) === 'SERVICE_UNAVAILABLE'
