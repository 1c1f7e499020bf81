import { TRPCClientError } from '@trpc/client'
import { observable, tap } from '@trpc/server/observable'

import { withoutTexts } from './sent-texts.ts'
import type { ApiLink } from './trpc.ts'

/** The answers of the calls that rendered a page, good and bad, by call. */
export type PageRecord = Record<string, { data: unknown } | { error: unknown }>

/**
 * On the server: keeps the answer of every call, so that the browser repeats none, without the texts that
 * the page itself has.
 */
export function recordingLink(record: PageRecord): ApiLink {
  return () =>
    ({ op, next }) =>
      next(op).pipe(
        tap({
          next: ({ result }) => {
            if ('data' in result) record[callKey(op)] = { data: withoutTexts(op.path, result.data) }
          },
          error: (error) => {
            record[callKey(op)] = { error: { error: error.shape } }
          },
        }),
      )
}

/** In the browser: answers from the record of the page for as long as it holds one. */
export function replayingLink(record: PageRecord): ApiLink {
  return () =>
    ({ op, next }) => {
      const known = record[callKey(op)]
      if (!known) return next(op)
      return observable((observer) => {
        if ('error' in known) {
          // The very shape that the API gave the server.
          observer.error(TRPCClientError.from(known.error as { error: never }))
          return
        }
        observer.next({ result: { type: 'data', data: known.data } })
        observer.complete()
      })
    }
}

function callKey({ path, input }: { path: string; input: unknown }): string {
  return `${path} ${JSON.stringify(input ?? null)}`
}
