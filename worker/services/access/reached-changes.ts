import { type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { deletedItems, itemChanges } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'

import { isReached, type Viewer } from './rights.ts'

/**
 * Whether a viewer may know of an item of a change, in a query of `item_changes`: they see the item, or saw it
 * until it was deleted.
 */
export function isReachedChange(kind: ItemKind, viewer: Viewer): SQL {
  const { userId, may } = viewer
  const table = contentTables[kind]
  const { item_id: id } = itemChanges
  const { contenu } = deletedItems
  const isThere = sql`exists (select 1 from ${table} where ${table.id} = ${id} and ${isReached(kind, viewer)})`
  const wasOwnDraft = sql`exists (select 1 from ${deletedItems} where ${deletedItems.kind} = ${kind} and ${deletedItems.item_id} = ${id} and ${contenu} ->> 'cree_par' = ${userId} and ${contenu} ->> 'statut' = 'brouillon')`
  return sql`(${may('content.others')} or ${isThere} or ${wasOwnDraft})`
}
