import { and, desc, eq, type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { adminLogs, itemChanges, revisions, users, workingCopies } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { draftFrom, type ItemDraft, type ItemDrafting } from '#shared/items/item-drafting.ts'
import type { Database } from '#worker/database/db.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { isItemVisibleTo, type Viewer } from '#worker/services/access/rights.ts'
import { newIdSql } from '#worker/services/journal/admin-logs.ts'

import { endSessions } from './editing-sessions.ts'
import { itemJson } from './item-json.ts'

const maxListed = 500

/** Who wrote items as they are, when and with which note, as the journal has it. */
function writingSql(kind: ItemKind) {
  const table = contentTables[kind]
  const change = sql`from ${adminLogs} join ${itemChanges} on ${itemChanges.entree} = ${adminLogs.id} where ${itemChanges.kind} = ${kind} and ${itemChanges.item_id} = ${table.id} and ${itemChanges.version} = ${table.version} limit 1`
  // Of a version that no entry names: before entries named the versions that they made.
  const save = sql`from ${adminLogs} where ${adminLogs.record_id} = ${table.id} and ${adminLogs.table_name} = ${`${kind}s`} and ${adminLogs.action} in (${`${kind}.create`}, ${`${kind}.update`}, ${`${kind}.restore`}) order by ${adminLogs.created_at} desc, ${adminLogs}.rowid desc limit 1`
  return {
    par: sql<
      string | null
    >`coalesce((select ${adminLogs.user_id} ${change}), (select ${adminLogs.user_id} ${save}))`,
    le: sql<string>`coalesce((select ${adminLogs.created_at} ${change}), ${table.date_modification})`,
    note: sql`iif(exists (select 1 ${change}), (select ${noteOf} ${change}), (select ${noteOf} ${save}))`,
  }
}

/** Keeps items as they are and ends their sessions, to stand before the write that changes them. */
export const keepItems = (kind: ItemKind, isMeant: SQL, now: Date): SQL[] => [
  keepItemsStatement(kind, isMeant, now),
  endSessions(
    kind,
    sql`select ${contentTables[kind].id} from ${contentTables[kind]} where ${isMeant}`,
  ),
]

/** Keeps items as they are. */
export function keepItemsStatement(kind: ItemKind, isMeant: SQL, now: Date): SQL {
  const table = contentTables[kind]
  const { verifie_avec, verifie_le } = table
  const { par, le, note } = writingSql(kind)
  return sql`insert into ${revisions} (id, kind, item_id, quoi, version, contenu, ecrit_par, ecrit_le, note, remplace_le)
    select ${newIdSql}, ${kind}, ${table.id}, 'fiche', ${table.version}, ${itemJson(kind, { verifie_avec, verifie_le })},
      ${par}, ${le}, ${note}, ${now.toISOString()}
    from ${table} where ${isMeant}`
}

/** Who wrote a text, null where nobody knows any more, and when. */
type Writing = { par: string | null; auteur: string | null; le: string }

/** Who wrote an item as it is. */
export async function findWriting(
  db: Database,
  kind: ItemKind,
  id: string,
): Promise<Writing | null> {
  const table = contentTables[kind]
  const { par, le } = writingSql(kind)
  const [row] = await db
    .select({ par, auteur: users.email, le })
    .from(table)
    .leftJoin(users, sql`${users.id} = ${par}`)
    .where(eq(table.id, id))
  return row ?? null
}

const noteOf = sql`coalesce(json_extract(${adminLogs.new_values}, '$.details.note'), json_extract(${adminLogs.new_values}, '$.details.raison'))`

/** Keeps the working copies of items as they are, to stand before the write that changes or ends them. */
export function keepCopiesStatement(
  kind: ItemKind,
  isMeant: SQL,
  now: Date,
  id: SQL = newIdSql,
): SQL {
  const { item_id, version, contenu, modifie_par, modifie_le } = workingCopies
  return sql`insert into ${revisions} (id, kind, item_id, quoi, version, contenu, ecrit_par, ecrit_le, remplace_le)
    select ${id}, ${kind}, ${item_id}, 'copie', ${version}, ${contenu}, ${modifie_par}, ${modifie_le}, ${now.toISOString()}
    from ${workingCopies} where ${workingCopies.kind} = ${kind} and ${isMeant}`
}

/** What an item and its working copies were, the latest first, without the texts. */
export function listRevisions(db: Database, viewer: Viewer, kind: ItemKind, id: string) {
  return db
    .select({
      id: revisions.id,
      quoi: revisions.quoi,
      version: revisions.version,
      auteur: users.email,
      ecrit_le: revisions.ecrit_le,
      note: revisions.note,
      taille: sql<number>`length(${revisions.contenu})`,
      statut: sql<string>`json_extract(${revisions.contenu}, '$.statut')`,
    })
    .from(revisions)
    .leftJoin(users, eq(users.id, revisions.ecrit_par))
    .where(isOf(viewer, kind, id))
    .orderBy(desc(revisions.ecrit_le), desc(revisions.remplace_le), sql`${revisions}.rowid desc`)
    .limit(maxListed)
}

/** One of them as a draft of today. */
export async function readRevision<Draft extends ItemDraft, Item extends object>(
  db: Database,
  viewer: Viewer,
  drafting: ItemDrafting<Draft, Item>,
  { id, revision }: { id: string; revision: string },
): Promise<{ ecrit_le: string; draft: Draft }> {
  const [row] = await db
    .select({
      quoi: revisions.quoi,
      contenu: revisions.contenu,
      ecrit_le: revisions.ecrit_le,
    })
    .from(revisions)
    .where(and(eq(revisions.id, revision), isOf(viewer, drafting.kind, id)))
  if (!row) throw new AppError('NOT_FOUND', 'Cette révision n’existe plus.')
  return { ecrit_le: row.ecrit_le, draft: draftFrom(drafting, row.quoi, JSON.parse(row.contenu)) }
}

function isOf(viewer: Viewer, kind: ItemKind, id: string): SQL | undefined {
  const table = contentTables[kind]
  return and(
    eq(revisions.kind, kind),
    eq(revisions.item_id, id),
    sql`exists (select 1 from ${table} where ${table.id} = ${id} and ${isItemVisibleTo(kind, viewer)})`,
  )
}
