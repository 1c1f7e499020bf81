import type { TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'

import type { AppRouter } from '#web/loading/trpc.ts'

type Answer = (isConfirmed: boolean) => void

let isAsking = false
const waiting = new Set<Answer>()
const listeners = new Set<() => void>()

function setAsking(next: boolean) {
  isAsking = next
  for (const listener of listeners) listener()
}

/** Whether calls wait for the password, for the window that asks for it. */
export const passwordRequest = {
  isOpen: () => isAsking,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** The password was confirmed, or the window was closed without it. */
  answer: (isConfirmed: boolean) => {
    const answers = [...waiting]
    waiting.clear()
    setAsking(false)
    for (const answer of answers) answer(isConfirmed)
  },
}

/**
 * A call that the server refuses until the password is typed again waits for it and is then repeated, so
 * that no form knows of it and none loses what was typed. Without the password it fails as it was refused.
 */
export const passwordLink: TRPCLink<AppRouter> =
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
            if (error.data?.details?.needsPassword !== true) return observer.error(error)
            waiting.add((isConfirmed) => {
              if (!isWanted) return
              if (isConfirmed) call = ask()
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
