import { asc, count, desc, sql } from 'drizzle-orm'

import { contentTables, titleColumns } from '#drizzle/schema/content-tables.ts'
import type { ContentFilter } from '#shared/admin/content-list.ts'
import type { ManqueCode } from '#shared/admin/manques.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'
import type { Editor } from '#worker/services/access/rights.ts'
import { isMeant } from '#worker/services/tables/item-filter.ts'

type QueuedItem = {
  kind: ItemKind
  id: string
  titre: string
  date_modification: string
  relecture_le: string | null
  completude: number | null
  manques: ManqueCode[]
}

/** Numbers of items of each kind that wait for the same action, and the first of these items. */
export type ItemQueue = { prompts: number; gpts: number; fiches: QueuedItem[] }

/**
 * Items that an editor sees under a filter of the tables, and their number. The least complete come first, then the
 * latest change. A queue of reviews begins with the longest wait.
 */
export async function listItemQueue(
  db: Database,
  editor: Editor,
  filter: ContentFilter,
  limit: number,
): Promise<ItemQueue> {
  const [ofPrompts, ofGpts, prompts, gpts] = await Promise.all([
    listFirstItems(db, editor, { kind: 'prompt', filter, limit }),
    listFirstItems(db, editor, { kind: 'gpt', filter, limit }),
    countItems(db, editor, 'prompt', filter),
    countItems(db, editor, 'gpt', filter),
  ])
  return {
    prompts,
    gpts,
    fiches: [...ofPrompts, ...ofGpts]
      .toSorted(filter.relecture ? byReviewRequest : byCompleteness)
      .slice(0, limit),
  }
}

const byReviewRequest = (a: QueuedItem, b: QueuedItem) =>
  (a.relecture_le ?? '').localeCompare(b.relecture_le ?? '')

const byCompleteness = (a: QueuedItem, b: QueuedItem) =>
  (a.completude ?? 0) - (b.completude ?? 0) ||
  b.date_modification.localeCompare(a.date_modification)

async function countItems(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  filter: ContentFilter,
): Promise<number> {
  const [row] = await db
    .select({ items: count() })
    .from(contentTables[kind])
    .where(isMeant(kind, editor, filter))
  return row?.items ?? 0
}

type FirstItems = { kind: ItemKind; filter: ContentFilter; limit: number }

async function listFirstItems(
  db: Database,
  editor: Editor,
  { kind, filter, limit }: FirstItems,
): Promise<QueuedItem[]> {
  const table = contentTables[kind]
  const rows = await db
    .select({
      id: table.id,
      titre: titleColumns[kind],
      date_modification: table.date_modification,
      relecture_le: table.relecture_le,
      completude: table.completude,
      manques: table.manques,
    })
    .from(table)
    .where(isMeant(kind, editor, filter))
    .orderBy(
      ...(filter.relecture
        ? [asc(table.relecture_le)]
        : [asc(sql`coalesce(${table.completude}, 0)`), desc(table.date_modification)]),
    )
    .limit(limit)
  return rows.map((row) => Object.assign({ kind }, row))
}
