import { and, eq, gt, ne, type SQL, sql } from 'drizzle-orm'

import { editingSessions, users } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'
import type { Statement } from '#worker/database/write-batch.ts'
import type { Editor } from '#worker/services/access/rights.ts'

/** Saves of one editor that are no further apart belong to one session. */
const sessionMs = 30 * 60_000

/** An editor who was not heard of for so long has closed the item. */
const presentMs = 45_000

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()

const isOf = (kind: ItemKind, id: string) =>
  and(eq(editingSessions.kind, kind), eq(editingSessions.item_id, id))

/** Whether a save would begin a session: this editor's last one is long ago, or another saved since. */
export function beginsSession({ userId, now }: Editor, kind: ItemKind, id: string): SQL {
  const ofItem = sql`select ecrit_le from ${editingSessions} where kind = ${kind} and item_id = ${id}`
  const own = sql`(${ofItem} and user_id = ${userId})`
  return sql`(coalesce(${own}, '') < ${before(now, sessionMs)} or exists (${ofItem} and user_id <> ${userId} and ecrit_le > ${own}))`
}

/** Notes that an editor has an item open, and saves it if `isSave`. */
export function noteSession(
  db: Database,
  { userId, now }: Editor,
  kind: ItemKind,
  id: string,
  isSave: boolean,
): Statement {
  const at = now.toISOString()
  const seen = { vu_le: at, ...(isSave ? { ecrit_le: at } : {}) }
  return db
    .insert(editingSessions)
    .values({ kind, item_id: id, user_id: userId, ...seen })
    .onConflictDoUpdate({
      target: [editingSessions.kind, editingSessions.item_id, editingSessions.user_id],
      set: seen,
    })
}

/** Ends the sessions of items, so that the next save keeps what is written here as a revision. */
export const endSessions = (kind: ItemKind, ids: SQL): SQL =>
  sql`update ${editingSessions} set ecrit_le = null where kind = ${kind} and item_id in (${ids})`

/** The e-mail addresses of others who have an item open. */
export async function listOthers(
  db: Database,
  { userId, now }: Editor,
  kind: ItemKind,
  id: string,
): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(editingSessions)
    .innerJoin(users, eq(users.id, editingSessions.user_id))
    .where(
      and(
        isOf(kind, id),
        ne(editingSessions.user_id, userId),
        gt(editingSessions.vu_le, before(now, presentMs)),
      ),
    )
    .orderBy(users.email)
  return rows.map(({ email }) => email)
}
