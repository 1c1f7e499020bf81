import { and, desc, eq, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { adminLogs, itemChanges, users } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Statut } from '#shared/items/statut.ts'
import type { Database } from '#worker/database/db.ts'
import { type Editor, isItemVisibleTo, type Viewer } from '#worker/services/access/rights.ts'
import { isAmong } from '#worker/services/editing/item-storage.ts'

import { applyChange } from './apply-change.ts'

type StatutChange = { ids: string[]; statut: Statut; raison?: string | undefined }

/**
 * Gives items a status, whatever version they are at; those that have it already are left alone. Gives
 * how many changed, and the row of the journal.
 */
export async function setStatut(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  { ids, statut, raison }: StatutChange,
): Promise<{ changed: number; entree: string }> {
  const { id, version } = contentTables[kind]
  const items = await db.select({ id, version }).from(contentTables[kind]).where(isAmong(kind, ids))
  const { entree, changees } = await applyChange(db, editor, kind, {
    entree: crypto.randomUUID(),
    items,
    change: { champ: 'statut', valeur: statut, ...(raison === undefined ? {} : { raison }) },
  })
  return { changed: changees, entree }
}

/** Why an item is refused, who says so and since when. */
type Refusal = { raison: string; auteur: string | null; le: string }

/** Why an item was refused last, or null where nobody said. */
export async function findRefusal(
  db: Database,
  viewer: Viewer,
  kind: ItemKind,
  id: string,
): Promise<Refusal | null> {
  const table = contentTables[kind]
  const details = sql`${adminLogs.new_values} -> '$.details'`
  const entries = sql`select ${itemChanges.entree} from ${itemChanges} where ${itemChanges.kind} = ${kind} and ${itemChanges.item_id} = ${id} union select own.id from ${adminLogs} own where own.record_id = ${id}`
  const raison = sql<string>`${details} ->> 'raison'`
  const [refusal] = await db
    .select({ raison, auteur: users.email, le: adminLogs.created_at })
    .from(adminLogs)
    .leftJoin(users, eq(users.id, adminLogs.user_id))
    .where(
      and(
        sql`${adminLogs.id} in (${entries})`,
        sql`'refuse' in (${details} ->> 'statut', ${details} ->> 'valeur')`,
        sql`${raison} is not null`,
        sql`exists (select 1 from ${table} where ${table.id} = ${id} and ${isItemVisibleTo(kind, viewer)})`,
      ),
    )
    .orderBy(desc(adminLogs.created_at))
    .limit(1)
  return refusal ?? null
}
