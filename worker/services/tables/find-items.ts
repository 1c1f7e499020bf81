import { and, sql } from 'drizzle-orm'

import { contentTables, titleColumns } from '#drizzle/schema/content-tables.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Statut } from '#shared/items/statut.ts'
import type { Database } from '#worker/database/db.ts'
import { type Editor, isItemVisibleTo } from '#worker/services/access/rights.ts'
import type { CatalogueEngine } from '#worker/services/search/catalogue-search.ts'

/** An item to go to. */
export type FoundItem = { kind: ItemKind; id: string; titre: string; statut: Statut }

/** Items of each kind. */
const maxFound = 6
/** Hits of the search that are looked at: an editor may not see all of them. */
const maxHits = 300

/** Items of both kinds and of any status that a text finds, best first. */
export async function findItems(
  db: Database,
  editor: Editor,
  { index, suggest }: CatalogueEngine,
  q: string,
): Promise<FoundItem[]> {
  const ids = suggest(q)
    .hits.slice(0, maxHits)
    .flatMap(({ item }) => index.items[item]?.id ?? [])
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = ({ id }: FoundItem) => places.get(id) ?? ids.length
  const found = await Promise.all([
    readVisible(db, editor, 'prompt', ids),
    readVisible(db, editor, 'gpt', ids),
  ])
  return found
    .flatMap((items) => items.toSorted((a, b) => placeOf(a) - placeOf(b)).slice(0, maxFound))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
}

async function readVisible(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  ids: readonly string[],
): Promise<FoundItem[]> {
  const { id, statut } = contentTables[kind]
  const rows = await db
    .select({ id, titre: titleColumns[kind], statut })
    .from(contentTables[kind])
    .where(
      and(
        isItemVisibleTo(kind, editor),
        sql`${id} in (select value from json_each(${JSON.stringify(ids)}))`,
      ),
    )
  return rows.map(({ titre, ...row }) => ({ kind, id: row.id, titre, statut: row.statut }))
}
