import type { TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'

import { countOf } from '#shared/text/plural.ts'
import { refusedSeconds } from '#web/loading/refusal.ts'
import type { AppRouter } from '#web/loading/trpc.ts'
import { showToast } from '#web/ui/toast.tsx'

const maxRetries = 3
/** A shorter wait ends before a message could be read. */
const shownFromSeconds = 3

/** Work of many calls, which goes on by itself. */
const longWork = /^admin\.(?:import\.\w+|workflows\.generate|(?:prompts|gpts)\.(?:change|undo))$/

/**
 * Repeats a call that was refused for its cost, once the time is over that the server gives: reads, long work
 * and whatever waits only a moment. Any other write fails, so that nothing is done long after somebody asked
 * for it and perhaps gave up. The sign-in form counts down by itself.
 */
export const retryRefused: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let retries = 0
      let timer: ReturnType<typeof setTimeout> | undefined
      let call = ask()
      function ask() {
        return next(op).subscribe({
          next: (answer) => observer.next(answer),
          complete: () => observer.complete(),
          error: (error) => {
            const seconds = refusedSeconds(error)
            if (seconds === undefined || retries === maxRetries || isOfSignIn(op.path)) {
              return observer.error(error)
            }
            const isLong = seconds >= shownFromSeconds
            if (isLong && op.type === 'mutation' && !longWork.test(op.path)) {
              return observer.error(error)
            }
            retries += 1
            if (isLong) announceWait(seconds)
            timer = setTimeout(() => {
              call = ask()
            }, seconds * 1000)
          },
        })
      }
      return () => {
        clearTimeout(timer)
        call.unsubscribe()
      }
    })

const isOfSignIn = (path: string) => path.startsWith('auth.') && path !== 'auth.session'

const announceWait = (seconds: number) =>
  showToast({
    type: 'info',
    title: 'Trop d’actions en une minute',
    description: `Reprise automatique dans ${countOf(seconds, 'seconde', 'secondes')}.`,
    topic: 'budget',
  })
