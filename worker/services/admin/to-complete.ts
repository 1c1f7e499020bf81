import { and, asc, count, desc, eq } from 'drizzle-orm'

import { contentTables, titleColumns } from '#drizzle/schema/content-tables.ts'
import { gpts, prompts } from '#drizzle/schema/index.ts'
import type { ManqueCode } from '#shared/admin/manques.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'
import { hasCompletude } from '#worker/services/tables/item-filter.ts'

/** A public item that lacks something, and what. */
type ItemToComplete = {
  kind: ItemKind
  id: string
  titre: string
  completude: number | null
  manques: ManqueCode[]
}

/** How many public items of each kind lack something, and those that lack most. */
export type ToComplete = { prompts: number; gpts: number; fiches: ItemToComplete[] }

/** What is to complete of what visitors see: the tables show the same under the same filter. */
export async function listToComplete(db: Database, limit: number): Promise<ToComplete> {
  const [ofPrompts, ofGpts, [promptCount], [gptCount]] = await Promise.all([
    leastComplete(db, 'prompt', limit),
    leastComplete(db, 'gpt', limit),
    db.select({ items: count() }).from(prompts).where(isIncomplete('prompt')),
    db.select({ items: count() }).from(gpts).where(isIncomplete('gpt')),
  ])
  return {
    prompts: promptCount?.items ?? 0,
    gpts: gptCount?.items ?? 0,
    fiches: [...ofPrompts, ...ofGpts]
      .toSorted((a, b) => (a.completude ?? 0) - (b.completude ?? 0))
      .slice(0, limit),
  }
}

const isIncomplete = (kind: ItemKind) =>
  and(eq(contentTables[kind].statut, 'valide'), hasCompletude(kind, 'a-completer'))

async function leastComplete(
  db: Database,
  kind: ItemKind,
  limit: number,
): Promise<ItemToComplete[]> {
  const table = contentTables[kind]
  const rows = await db
    .select({
      id: table.id,
      titre: titleColumns[kind],
      completude: table.completude,
      manques: table.manques,
    })
    .from(table)
    .where(isIncomplete(kind))
    .orderBy(asc(table.completude), desc(table.date_creation))
    .limit(limit)
  return rows.map((row) => Object.assign({ kind }, row))
}
