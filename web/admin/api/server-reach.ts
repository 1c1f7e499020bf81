import { isTRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'

import type { AppRouter } from '#web/loading/trpc.ts'

/** Whether a failure says nothing of the call itself: nobody answered, or the session was over. */
export function isOutOfReach(error: unknown): boolean {
  if (!isTRPCClientError<AppRouter>(error)) return false
  const code = error.data?.code
  return code === undefined || code === 'UNAUTHORIZED' || code === 'SERVICE_UNAVAILABLE'
}

/** Notices by the calls that are made anyway when the server or the session is lost, and when it is back. */
export function createServerReach() {
  let isReached = true
  const listeners = new Set<() => void>()

  const link: TRPCLink<AppRouter> =
    () =>
    ({ op, next }) =>
      observable((observer) =>
        next(op).subscribe({
          next(answer) {
            observer.next(answer)
            // What anybody may ask says nothing of the session.
            if (isReached || !op.path.startsWith('admin.')) return
            isReached = true
            for (const listener of listeners) listener()
          },
          error(error) {
            if (isOutOfReach(error)) isReached = false
            observer.error(error)
          },
          complete: () => observer.complete(),
        }),
      )

  return {
    link,
    /** Hears that it is back, until the function it returns is called. */
    onBack: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const serverReach = createServerReach()
