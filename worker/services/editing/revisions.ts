import { and, type Column, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { adminLogs, itemChanges, revisions, users, workingCopies } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import {
  draftFrom,
  draftings,
  type ItemDraft,
  type ItemDrafting,
} from '#shared/items/item-drafting.ts'
import type { Database } from '#worker/database/db.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { isItemVisibleTo, type Viewer } from '#worker/services/access/rights.ts'
import { newIdSql } from '#worker/services/journal/admin-logs.ts'

import { endSessionsStatement } from './editing-sessions.ts'

const maxListed = 500

/** Author, time and note of the version that is stored, from the journal. */
function lastWriteSql(kind: ItemKind) {
  const table = contentTables[kind]
  const change = sql`from ${adminLogs} join ${itemChanges} on ${itemChanges.entree} = ${adminLogs.id} where ${itemChanges.kind} = ${kind} and ${itemChanges.item_id} = ${table.id} and ${itemChanges.version} = ${table.version} limit 1`
  // Old entries do not name the version that they wrote.
  const save = sql`from ${adminLogs} where ${adminLogs.record_id} = ${table.id} and ${adminLogs.table_name} = ${`${kind}s`} and ${adminLogs.action} in (${`${kind}.create`}, ${`${kind}.update`}, ${`${kind}.restore`}) order by ${adminLogs.created_at} desc, ${adminLogs}.rowid desc limit 1`
  return {
    par: sql<
      string | null
    >`coalesce((select ${adminLogs.user_id} ${change}), (select ${adminLogs.user_id} ${save}))`,
    le: sql<string>`coalesce((select ${adminLogs.created_at} ${change}), ${table.date_modification})`,
    note: sql`iif(exists (select 1 ${change}), (select ${noteOf} ${change}), (select ${noteOf} ${save}))`,
  }
}

/** Keeps items as revisions and ends their sessions. Goes before the write that changes the items. */
export const keepItemsAndEndSessions = (kind: ItemKind, isMeant: SQL, now: Date): SQL[] => [
  keepItemsStatement(kind, isMeant, now),
  endSessionsStatement(
    kind,
    sql`select ${contentTables[kind].id} from ${contentTables[kind]} where ${isMeant}`,
  ),
]

/** Keeps items as revisions. Goes before the write that changes them. */
export function keepItemsStatement(kind: ItemKind, isMeant: SQL, now: Date): SQL {
  const table = contentTables[kind]
  const { verifie_avec, verifie_le } = table
  const { par, le, note } = lastWriteSql(kind)
  return sql`insert into ${revisions} (id, kind, item_id, quoi, version, contenu, ecrit_par, ecrit_le, note, remplace_le)
    select ${newIdSql}, ${kind}, ${table.id}, 'fiche', ${table.version}, ${itemJson(kind, { verifie_avec, verifie_le })},
      ${par}, ${le}, ${note}, ${now.toISOString()}
    from ${table} where ${isMeant}`
}

/** Author and time of a write; `par` is null if the journal has no author. */
type LastWrite = { par: string | null; auteur: string | null; le: string }

/** The write of the version of an item that is stored. */
export async function findLastWrite(
  db: Database,
  kind: ItemKind,
  id: string,
): Promise<LastWrite | null> {
  const table = contentTables[kind]
  const { par, le } = lastWriteSql(kind)
  const [row] = await db
    .select({ par, auteur: users.email, le })
    .from(table)
    .leftJoin(users, sql`${users.id} = ${par}`)
    .where(eq(table.id, id))
  return row ?? null
}

const noteOf = sql`coalesce(json_extract(${adminLogs.new_values}, '$.details.note'), json_extract(${adminLogs.new_values}, '$.details.raison'))`

/** Keeps working copies as revisions. Goes before the write that changes or deletes them. */
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

/** Revisions of an item and of its working copies, the latest first, without the texts. */
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

/** A revision as a draft of the present schema. */
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

/** The fields of an item that are written, as JSON made by the database, with what is added to them. */
export function itemJson(kind: ItemKind, added: Record<string, Column> = {}): SQL {
  const columns: Record<string, Column> = getTableColumns(contentTables[kind])
  const pairs = [
    ...Object.entries(added).map(([name, column]) => sql`${name}, ${column}`),
    ...Object.keys(draftings[kind].fields).map((name) => sql`${name}, ${asJson(columns[name])}`),
  ]
  return sql`json_object(${sql.join(pairs, sql`, `)})`
}

function asJson(column: Column | undefined): SQL {
  if (column?.columnType === 'SQLiteBoolean') return sql`json(iif(${column}, 'true', 'false'))`
  if (column?.columnType === 'SQLiteCustomColumn')
    return sql`iif(json_valid(${column}), json(${column}), null)`
  return sql`${column}`
}
