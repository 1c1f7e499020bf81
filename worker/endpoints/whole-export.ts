import type { Handler } from 'hono'

import { exportFileName } from '#shared/addresses/whole-export.ts'
import { refuse } from '#worker/http/refusal.ts'
import type { RequestEnv } from '#worker/http/request-context.ts'
import { isOwnOrigin } from '#worker/http/same-origin.ts'
import { costs } from '#worker/limits/costs.ts'
import { findAppError } from '#worker/runtime/errors.ts'
import { noteWholeExport, wholeExportText } from '#worker/services/admin/whole-export.ts'
import { authorize } from '#worker/trpc/authorization.ts'
import { charged } from '#worker/trpc/procedures.ts'

import { streamedText } from './streamed-text.ts'

/**
 * Everything there is, but for secrets, as one compressed file that leaves as it is read: however much
 * there is, a page of a table is in memory. For whoever has the capability, from a page of this site.
 */
export const wholeExport =
  (siteOrigin: string): Handler<RequestEnv> =>
  async (c) => {
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex, nofollow')
    const { context } = c.var
    if (!isOwnOrigin(c.req.raw.headers, siteOrigin)) return refuse(c, 403)
    const headers = {
      'content-type': 'application/gzip',
      'content-disposition': `attachment; filename="${exportFileName(context.now)}"`,
    }
    let userId: string
    try {
      const { actor, charge, guardedDb } = await authorize(context, 'data.export')
      userId = actor.userId
      if (c.req.method === 'HEAD') return c.body(null, 200, headers)
      await charged(charge, costs.export, () => noteWholeExport(guardedDb(), actor))
    } catch (error) {
      const { code, message } = findAppError(error) ?? {}
      if (code === 'UNAUTHORIZED') return c.text(message ?? '', 401)
      if (code === 'FORBIDDEN') return c.text(message ?? '', 403)
      throw error
    }
    const parts = wholeExportText(context.db, siteOrigin, context.now)
    const text = streamedText(parts, c.var.charges.withAccountSlot(userId))
    return c.body(text.pipeThrough(new CompressionStream('gzip')), 200, headers)
  }
