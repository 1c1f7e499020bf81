import { and, desc, eq, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { adminLogs, itemChanges, users } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'
import { isItemVisibleTo, type Viewer } from '#worker/services/access/rights.ts'

/** Why an item is refused, who says so and since when. */
export type Refusal = { raison: string; auteur: string | null; le: string }

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
