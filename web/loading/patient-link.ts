import type { TRPCClientError } from '@trpc/client'
import { observable } from '@trpc/server/observable'

import { refusedSeconds } from './refusal.ts'
import type { ApiLink, AppRouter } from './trpc.ts'
import { noteUnanswered } from './unanswered.ts'
import { noteWait } from './waits.ts'

const secondTryMs = 500

/** By procedure, how the read that waits is given up: only the last question wants an answer. */
const waiting = new Map<string, () => void>()

/**
 * Reads are tried a second time when the network or the server failed them, and no other time; one too
 * many says how long it must wait, and is tried again. What changes something is sent once.
 */
export const patientLink: ApiLink =
  () =>
  ({ op, next }) => {
    if (op.type !== 'query') return next(op)
    const { path } = op
    return observable((observer) => {
      let hasFailed = false
      let isWaiting = false
      let timer: ReturnType<typeof setTimeout> | undefined
      let subscription: { unsubscribe: () => void } | undefined

      function ask() {
        subscription = next(op).subscribe({
          next: (answer) => observer.next(answer),
          complete: () => observer.complete(),
          error: (error) => {
            const seconds = refusedSeconds(error)
            if (seconds !== undefined) wait(error, seconds)
            else if (op.signal?.aborted || !isWorthATry(error)) observer.error(error)
            else if (hasFailed) {
              if (statusOf(error) === undefined) noteUnanswered()
              observer.error(error)
            } else {
              hasFailed = true
              timer = setTimeout(ask, secondTryMs)
            }
          },
        })
      }

      function wait(error: TRPCClientError<AppRouter>, seconds: number) {
        waiting.get(path)?.()
        isWaiting = true
        const giveUp = () => observer.error(error)
        waiting.set(path, giveUp)
        op.signal?.addEventListener('abort', giveUp)
        noteWait(path, { message: error.message, seconds })
        timer = setTimeout(() => {
          endWait()
          ask()
        }, seconds * 1000)
      }

      function endWait() {
        if (!isWaiting) return
        isWaiting = false
        waiting.delete(path)
        noteWait(path, null)
      }

      waiting.get(path)?.()
      ask()
      // When it is answered, has failed for good, or is no longer wanted.
      return () => {
        clearTimeout(timer)
        endWait()
        subscription?.unsubscribe()
      }
    })
  }

/** Whether another try may do better: after a lost connection or a failure of the server's. */
const isWorthATry = (error: TRPCClientError<AppRouter>) => (statusOf(error) ?? 500) >= 500

/** Undefined where nothing answered. */
function statusOf({ data, meta }: TRPCClientError<AppRouter>): number | undefined {
  const response = meta?.['response']
  return data?.httpStatus ?? (response instanceof Response ? response.status : undefined)
}
