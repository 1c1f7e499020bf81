import type { Handler } from 'hono'

import { inProcessLink, type ApiLink } from './in-process-link.ts'
import type { RequestEnv } from './request-context.ts'

export type RenderPage = (page: {
  url: URL
  link: ApiLink
  siteOrigin: string
  isPreview?: boolean
}) => Promise<Response>

/** Renders a page whose tRPC calls are answered in process rather than over HTTP. */
export const pages =
  (render: RenderPage, siteOrigin: string): Handler<RequestEnv> =>
  async (c) => {
    const response = await render({
      url: new URL(c.req.url),
      link: inProcessLink(c.var.context),
      siteOrigin,
    })
    if (response.status === 503) c.var.context.responseHeaders.set('retry-after', '10')
    return response
  }
