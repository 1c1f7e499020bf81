import { appRouter } from '#worker/routers/index.ts'
import type { Context } from '#worker/trpc/context.ts'
import { createCallerFactory } from '#worker/trpc/init.ts'

const createCaller = createCallerFactory(appRouter)

/** What a call may read: the procedures of visitors, in process. */
export function openCatalogue(context: Context, siteOrigin: string) {
  // The call of the tool was charged already.
  const { catalogue, search } = createCaller({ ...context, charge: async () => () => {} })
  const { db, cached } = context
  return { db, cached, siteOrigin, ask: catalogue, search: search.results }
}

export type Catalogue = ReturnType<typeof openCatalogue>
