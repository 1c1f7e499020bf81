import { isTRPCClientError } from '@trpc/client'

import type { AppRouter } from './trpc.ts'

/** How long to wait after a call too many, in seconds; undefined for any other failure. */
export function refusedSeconds(error: unknown): number | undefined {
  if (!isTRPCClientError<AppRouter>(error) || error.data?.code !== 'TOO_MANY_REQUESTS') {
    return undefined
  }
  return Math.max(1, error.data.details?.retryAfterSeconds ?? defaultWaitSeconds)
}

/** For a refusal that does not say. */
const defaultWaitSeconds = 10
