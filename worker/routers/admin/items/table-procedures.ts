import { z } from 'zod'

import { type Relevance, relevance } from '#shared/admin/content-list.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'
import type { Editor } from '#worker/services/access/rights.ts'
import { sortKeysOf } from '#worker/services/tables/item-table.ts'
import { findNeighbours } from '#worker/services/tables/neighbours.ts'
import type { ContentQuery, SortedBy } from '#worker/services/tables/table-page.ts'
import { contentProcedure } from '#worker/trpc/content-procedure.ts'

import { listInput, oneOfTable, withChargedText } from '../content-inputs.ts'

type Table<Tri extends string, Page> = {
  tris: readonly [Tri, ...Tri[]]
  orders: Record<Tri, SortedBy>
  list: (
    db: Database,
    editor: Editor,
    query: ContentQuery & { tri: Tri | Relevance },
  ) => Promise<Page>
}

/** Pages of the table of a kind, and the previous and next item of one. */
export function tableProcedures<Tri extends string, Page>(
  kind: ItemKind,
  { tris, orders, list }: Table<Tri, Page>,
) {
  const procedure = contentProcedure(kind)
  const tri = z.enum([...tris, relevance])
  return {
    list: procedure('content.read')
      .input(listInput.extend({ tri }))
      .query(async ({ ctx, input }) => list(ctx.db, ctx.actor, await withChargedText(ctx, input))),

    neighbours: procedure('content.read')
      .input(oneOfTable.extend({ tri }))
      .query(async ({ ctx, input: { tri: sorted, ...query } }) =>
        findNeighbours(ctx.db, ctx.actor, kind, {
          ...(await withChargedText(ctx, query)),
          sortedBy: sortKeysOf(orders, sorted),
        }),
      ),
  }
}
