import type { Context } from 'hono'

import type { Capability } from '#shared/access/capabilities.ts'
import { refuse } from '#worker/http/refusal.ts'
import type { RequestEnv } from '#worker/http/request-context.ts'
import { isOwnOrigin } from '#worker/http/same-origin.ts'
import { findAppError } from '#worker/runtime/errors.ts'
import { type Authorization, authorize } from '#worker/trpc/authorization.ts'

/** Answers with a private file for an account with the capability, and with a sentence for any other client. */
export async function authorizedExport(
  c: Context<RequestEnv>,
  { siteOrigin, capability }: { siteOrigin: string; capability: Capability },
  answer: (authorization: Authorization) => Promise<Response>,
): Promise<Response> {
  c.header('cache-control', 'no-store')
  c.header('x-robots-tag', 'noindex, nofollow')
  if (!isOwnOrigin(c.req.raw.headers, siteOrigin)) return refuse(c, 403)
  try {
    return await answer(await authorize(c.var.context, capability))
  } catch (error) {
    const { code, message } = findAppError(error) ?? {}
    if (code === 'UNAUTHORIZED') return c.text(message ?? '', 401)
    if (code === 'FORBIDDEN') return c.text(message ?? '', 403)
    throw error
  }
}
