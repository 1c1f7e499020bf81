import type { Handler } from 'hono'

import { logUnexpected } from '#worker/runtime/error-log.ts'

import { inProcessLink, type ApiLink } from './in-process-link.ts'
import type { RequestEnv } from './request-context.ts'

export type RenderPage = (page: {
  url: URL
  link: ApiLink
  siteOrigin: string
  /** The address of the administration at which a page is previewed. */
  previewAt?: string
  /** Logs what nobody expected, and gives the id under which the log knows it. */
  report: (error: unknown) => string
}) => Promise<Response>

/** Renders a page whose tRPC calls are answered in process rather than over HTTP. */
export const pages =
  (render: RenderPage, siteOrigin: string): Handler<RequestEnv> =>
  async (c) => {
    const url = new URL(c.req.url)
    const response = await render({
      url,
      link: inProcessLink(c.var.context),
      siteOrigin,
      report: (error) => logUnexpected(error, url.pathname),
    })
    if (response.status === 503) c.var.context.responseHeaders.set('retry-after', '10')
    return response
  }
