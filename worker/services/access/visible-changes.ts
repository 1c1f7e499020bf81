import { type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { deletedItems, itemChanges } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'

import { isItemVisibleTo, type Viewer } from './rights.ts'

/** Condition for a query of `item_changes`: the viewer can see the item, or it is a deleted draft of theirs. */
export function isChangeVisibleTo(kind: ItemKind, viewer: Viewer): SQL {
  const { userId, may } = viewer
  const table = contentTables[kind]
  const { item_id: id } = itemChanges
  const { contenu } = deletedItems
  const isThere = sql`exists (select 1 from ${table} where ${table.id} = ${id} and ${isItemVisibleTo(kind, viewer)})`
  const wasOwnDraft = sql`exists (select 1 from ${deletedItems} where ${deletedItems.kind} = ${kind} and ${deletedItems.item_id} = ${id} and ${contenu} ->> 'cree_par' = ${userId} and ${contenu} ->> 'statut' = 'brouillon')`
  return sql`(${may('content.others')} or ${isThere} or ${wasOwnDraft})`
}
