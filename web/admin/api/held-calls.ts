import type { Operation, TRPCClientError, TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'

import type { AppRouter } from '#web/loading/trpc.ts'

type Refusal = TRPCClientError<AppRouter>
type Answer = (isGranted: boolean) => void

/**
 * Calls that the server refuses until somebody says who they are: they wait for a window that asks, and are
 * then repeated, so that no form knows of it and none loses what was typed. Without an answer they fail as
 * they were refused.
 */
export function createHeldCalls(isHeld: (error: Refusal, op: Operation) => boolean) {
  let isAsking = false
  const waiting = new Set<Answer>()
  const listeners = new Set<() => void>()

  function setAsking(next: boolean) {
    isAsking = next
    for (const listener of listeners) listener()
  }

  const link: TRPCLink<AppRouter> =
    () =>
    ({ op, next }) =>
      observable((observer) => {
        let isWanted = true
        let call = ask()
        function ask() {
          return next(op).subscribe({
            next: (answer) => observer.next(answer),
            complete: () => observer.complete(),
            error: (error) => {
              if (!isHeld(error, op)) return observer.error(error)
              waiting.add((isGranted) => {
                if (!isWanted) return
                if (isGranted) call = ask()
                else observer.error(error)
              })
              setAsking(true)
            },
          })
        }
        return () => {
          isWanted = false
          call.unsubscribe()
        }
      })

  return {
    link,
    /** Whether calls wait, for the window that asks. */
    isOpen: () => isAsking,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Asks though no call waits yet. */
    ask: () => setAsking(true),
    /** What was asked for was given, or the window was closed without it. */
    answer: (isGranted: boolean) => {
      const answers = [...waiting]
      waiting.clear()
      setAsking(false)
      for (const answer of answers) answer(isGranted)
    },
  }
}
