import type { Context } from 'hono'
import { z } from 'zod'

import { listTotalHeader } from '#shared/addresses/list-export.ts'
import { ordres } from '#shared/admin/content-list.ts'
import { readFilter, readSearch } from '#shared/admin/filter-address.ts'
import { listCsvName } from '#shared/import/list-csv.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { dayInParis } from '#shared/items/daily-pick.ts'
import type { RequestEnv } from '#worker/http/request-context.ts'
import { costs } from '#worker/limits/costs.ts'
import { withText } from '#worker/routers/admin/content-inputs.ts'
import { listExportedIds, listExportText } from '#worker/services/import/list-export.ts'
import { parseSortKeys } from '#worker/services/tables/item-table.ts'
import type { Authorization } from '#worker/trpc/authorization.ts'
import { charged } from '#worker/trpc/procedures.ts'

import { streamedText } from './streamed-text.ts'

const ordreSchema = z.enum(ordres).catch('desc')

type ListExport = { siteOrigin: string; kind: ItemKind }

/**
 * The items of a filtered list as CSV, in its order, streamed a slice at a time. It holds what the account sees
 * and at most as many rows as an import takes.
 */
export async function answerListExport(
  c: Context<RequestEnv>,
  { actor, charge }: Authorization,
  { siteOrigin, kind }: ListExport,
): Promise<Response> {
  const { context, charges } = c.var
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${listCsvName(kind, dayInParis(context.now))}"`,
  }
  if (c.req.method === 'HEAD') return c.body(null, 200, headers)
  const query = c.req.query()
  const { ids, total } = await charged(charge, costs.export, async () =>
    listExportedIds(context.db, actor, kind, {
      ...(await withText(context, { ...readFilter(query), q: readSearch(query['q']) })),
      ordre: ordreSchema.parse(query['ordre']),
      sortedBy: parseSortKeys(kind, query['tri']),
    }),
  )
  const parts = listExportText(context.db, actor, { kind, ids, siteOrigin })
  const text = streamedText(parts, charges.withAccountSlot(actor.userId))
  return c.body(text, 200, { ...headers, [listTotalHeader]: String(total) })
}
