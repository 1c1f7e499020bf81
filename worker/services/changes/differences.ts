import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'

import { contentTables, titleColumns } from '#drizzle/schema/content-tables.ts'
import { itemChanges, revisions } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'
import type { Viewer } from '#worker/services/access/rights.ts'
import { isChangeVisibleTo } from '#worker/services/access/visible-changes.ts'
import { itemJson } from '#worker/services/editing/revisions.ts'

/** What a row of the journal changed of one item: the fields that differ, before and after. */
export type ItemDifference = {
  kind: ItemKind
  id: string
  titre: string | null
  /** Null where it is no longer kept. */
  avant: Record<string, unknown> | null
  apres: Record<string, unknown> | null
}

/** As many as a person reads; the items themselves show the rest. */
const maxItems = 10

/** What a row of the journal changed of its items, field by field. */
export async function listDifferences(
  db: Database,
  viewer: Viewer,
  entree: string,
): Promise<ItemDifference[]> {
  const found = await Promise.all([
    differencesOf(db, viewer, 'prompt', entree),
    differencesOf(db, viewer, 'gpt', entree),
  ])
  return found.flat()
}

async function differencesOf(
  db: Database,
  viewer: Viewer,
  kind: ItemKind,
  entree: string,
): Promise<ItemDifference[]> {
  const table = contentTables[kind]
  const { item_id: id, version } = itemChanges
  const { verifie_avec, verifie_le } = table
  const kept = (at: SQL) =>
    sql`(select ${revisions.contenu} from ${revisions} where ${revisions.kind} = ${kind} and ${revisions.item_id} = ${id} and ${revisions.quoi} = 'fiche' and ${revisions.version} = ${at} limit 1)`
  const rows = await db
    .select({
      id,
      titre: titleColumns[kind],
      avant: sql<string | null>`${kept(sql`${version} - 1`)}`,
      apres: sql<
        string | null
      >`coalesce(${kept(sql`${version}`)}, iif(${table.version} = ${version}, ${itemJson(kind, { verifie_avec, verifie_le })}, null))`,
    })
    .from(itemChanges)
    .leftJoin(table, eq(table.id, id))
    .where(
      and(
        eq(itemChanges.entree, entree),
        eq(itemChanges.kind, kind),
        eq(itemChanges.geste, 'modifie'),
        isChangeVisibleTo(kind, viewer),
      ),
    )
    .orderBy(id)
    .limit(maxItems)
  return rows.map((row) => {
    const { avant, apres } = differing(readFields(row.avant), readFields(row.apres))
    return { kind, id: row.id, titre: row.titre, avant, apres }
  })
}

const fieldsSchema = z.record(z.string(), z.unknown())

const readFields = (contenu: string | null) =>
  contenu === null ? null : (fieldsSchema.safeParse(JSON.parse(contenu)).data ?? null)

type Fields = Record<string, unknown> | null

/** The fields that two versions hold differently: none of the long texts that stayed. */
function differing(avant: Fields, apres: Fields): { avant: Fields; apres: Fields } {
  if (avant === null || apres === null) return { avant: null, apres: null }
  const names = Object.keys(apres).filter(
    (name) => JSON.stringify(avant[name] ?? null) !== JSON.stringify(apres[name] ?? null),
  )
  const only = (fields: Record<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
  return { avant: only(avant), apres: only(apres) }
}
