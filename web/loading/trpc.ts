import { createTRPCClient, isTRPCClientError, type TRPCLink } from '@trpc/client'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'

import type { AppRouter } from '#worker/routers/index.ts'

export type { AppRouter }
export type ApiLink = TRPCLink<AppRouter>
export type ApiInputs = inferRouterInputs<AppRouter>
export type ApiOutputs = inferRouterOutputs<AppRouter>

/** The typed calls of loaders and components; what they mean depends on the link. */
export type Api = ReturnType<typeof createApi>

export const createApi = (...links: ApiLink[]) => createTRPCClient<AppRouter>({ links })

export const isApiError = isTRPCClientError<AppRouter>

/** The code of a failed call, undefined when the failure is not the API's answer. */
export function apiErrorCode(error: unknown): string | undefined {
  return isApiError(error) ? error.data?.code : undefined
}

/** The id under which the log knows a failed call, where it was no fault of whoever called. */
export function apiReference(error: unknown): string | undefined {
  return (isApiError(error) && error.data?.reference) || undefined
}

/** What the server says of a call that failed because the database did not answer. */
export function outageMessage(error: unknown): string | undefined {
  return isApiError(error) && error.data?.code === 'SERVICE_UNAVAILABLE' ? error.message : undefined
}
