import { unstable_localLink as localLink, type TRPCLink } from '@trpc/client'
import type { Handler } from 'hono'

import { appRouter, type AppRouter } from '../routers/index.ts'
import { logProcedureError } from './error-response.ts'
import type { RequestEnv } from './request-context.ts'

export type RenderPage = (page: {
  url: URL
  link: TRPCLink<AppRouter>
  siteOrigin: string
  isPreview?: boolean
}) => Promise<Response>

/** Renders a page whose tRPC calls are answered in process rather than over HTTP. */
export const pages =
  (render: RenderPage, siteOrigin: string): Handler<RequestEnv> =>
  async (c) => {
    const response = await render({
      url: new URL(c.req.url),
      link: localLink({
        router: appRouter,
        createContext: async () => c.var.context,
        onError: logProcedureError,
      }),
      siteOrigin,
    })
    if (response.status === 503) c.var.context.responseHeaders.set('retry-after', '10')
    return response
  }
