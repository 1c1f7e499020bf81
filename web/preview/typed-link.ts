import { observable } from '@trpc/server/observable'

import type { TypedPage } from '#web/loading/preview-channel.ts'
import type { ApiLink } from '#web/loading/trpc.ts'

/** Answers for the item that is being typed; everything else is asked of the site. */
export const typedLink =
  (typedNow: () => TypedPage): ApiLink =>
  () =>
  ({ op, next }) => {
    const { of, page } = typedNow()
    // What is stored for search engines stands in a head that nobody sees here.
    const answers: Record<string, unknown> = {
      [`catalogue.${of}`]: page,
      'catalogue.pageMetadata': null,
    }
    if (!Object.hasOwn(answers, op.path)) return next(op)
    return observable((observer) => {
      observer.next({ result: { type: 'data', data: answers[op.path] } })
      observer.complete()
    })
  }
