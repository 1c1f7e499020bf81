import type { Handler } from 'hono'

import { exportFileName } from '#shared/addresses/whole-export.ts'
import type { RequestEnv } from '#worker/http/request-context.ts'
import { costs } from '#worker/limits/costs.ts'
import { noteWholeExport, wholeExportText } from '#worker/services/admin/whole-export.ts'
import { charged } from '#worker/trpc/procedures.ts'

import { authorizedExport } from './authorized-export.ts'
import { streamedText } from './streamed-text.ts'

/**
 * Everything there is, but for secrets, as one compressed file that leaves as it is read: however much
 * there is, a page of a table is in memory. For whoever has the capability, from a page of this site.
 */
export const wholeExport =
  (siteOrigin: string): Handler<RequestEnv> =>
  (c) =>
    authorizedExport(
      c,
      { siteOrigin, capability: 'data.export' },
      async ({ actor, charge, guardedDb }) => {
        const { context, charges } = c.var
        const headers = {
          'content-type': 'application/gzip',
          'content-disposition': `attachment; filename="${exportFileName(context.now)}"`,
        }
        if (c.req.method === 'HEAD') return c.body(null, 200, headers)
        await charged(charge, costs.export, () => noteWholeExport(guardedDb(), actor))
        const parts = wholeExportText(context.db, siteOrigin, context.now)
        const text = streamedText(parts, charges.withAccountSlot(actor.userId))
        return c.body(text.pipeThrough(new CompressionStream('gzip')), 200, headers)
      },
    )
