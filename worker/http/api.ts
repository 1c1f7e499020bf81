import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import type { Handler } from 'hono'

import { appRouter } from '#worker/routers/index.ts'

import { logProcedureError } from './error-response.ts'
import { refuse } from './refusal.ts'
import type { RequestEnv } from './request-context.ts'

/** The procedures over HTTP. A streamed answer is refused: its status would be sent before it is known. */
export const api: Handler<RequestEnv> = (c) => {
  const accepted = [c.req.header('trpc-accept'), c.req.header('accept')].join()
  if (accepted.includes('application/jsonl')) return refuse(c, 406)
  // tRPC decodes the names of the procedures, and answers 500 where it cannot.
  if (!isDecodable(new URL(c.req.url).pathname)) return refuse(c, 404)
  return fetchRequestHandler({
    endpoint: '/api/trpc',
    req: c.req.raw,
    router: appRouter,
    maxBatchSize: 10,
    createContext: () => c.var.context,
    onError: logProcedureError,
    responseMeta: () => ({ headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } }),
  })
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
