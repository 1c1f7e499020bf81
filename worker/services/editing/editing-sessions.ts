import { and, eq, gt, ne, type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { editingSessions, users } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { type Editor, isItemVisibleTo } from '#worker/services/access/rights.ts'
import { failUnless, isGuardFailure } from '#worker/services/journal/write-guard.ts'

import { copyVersionSql } from './working-copies.ts'
import { absent, explainAbsence } from './writing/edit-failures.ts'

/** Longest time between two saves of the same session. */
const sessionMs = 30 * 60_000

/** An editor who sends no sign of presence for this long has closed the item. */
const presentMs = 45_000

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()

/** True if the editor's last save is older than a session, or another editor saved after it. */
export function isFirstSaveOfSession({ userId, now }: Editor, kind: ItemKind, id: string): SQL {
  const ofItem = sql`select ecrit_le from ${editingSessions} where kind = ${kind} and item_id = ${id}`
  const own = sql`(${ofItem} and user_id = ${userId})`
  return sql`(coalesce(${own}, '') < ${before(now, sessionMs)} or exists (${ofItem} and user_id <> ${userId} and ecrit_le > ${own}))`
}

type SessionNote = { kind: ItemKind; id: string; isSave: boolean }

/** Notes that an editor has an item open, and the time of a save. */
export function noteSessionStatement(
  db: Database,
  { userId, now }: Editor,
  { kind, id, isSave }: SessionNote,
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

/** Ends the sessions of items: the next save keeps what it replaces as a revision. */
export const endSessionsStatement = (kind: ItemKind, ids: SQL): SQL =>
  sql`update ${editingSessions} set ecrit_le = null where kind = ${kind} and item_id in (${ids})`

/** E-mail addresses of the other editors who have an item open. */
export async function listOtherEditors(
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
        eq(editingSessions.kind, kind),
        eq(editingSessions.item_id, id),
        ne(editingSessions.user_id, userId),
        gt(editingSessions.vu_le, before(now, presentMs)),
      ),
    )
    .orderBy(users.email)
  return rows.map(({ email }) => email)
}

/** Notes that an editor has an item open. Gives its versions and the others who have it open. */
export async function notePresence(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  id: string,
): Promise<{ autres: string[]; version: number; copie: number }> {
  const table = contentTables[kind]
  await writeBatch(db, [
    failUnless(
      sql`exists (select 1 from ${table} where ${table.id} = ${id} and ${isItemVisibleTo(kind, editor)})`,
      'absent',
    ),
    noteSessionStatement(db, editor, { kind, id, isSave: false }),
  ]).catch(async (error: unknown) => {
    if (!isGuardFailure(error, 'absent')) throw error
    throw await explainAbsence(db, editor, kind, id, error)
  })
  const [[versions], autres] = await Promise.all([
    db
      .select({ version: table.version, copie: copyVersionSql(kind, id) })
      .from(table)
      .where(eq(table.id, id)),
    listOtherEditors(db, editor, kind, id),
  ])
  if (!versions) throw absent(kind)
  return { ...versions, autres }
}
