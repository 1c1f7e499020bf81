import { type SQL, sql } from 'drizzle-orm'

import { adminLogs, gpts, itemChanges, prompts } from '#drizzle/schema/index.ts'

/**
 * The versions whose content equals the item's: its current version and, if that one undid a change, the version
 * before the change, recursively. This lets several changes be undone one after the other.
 */
export const currentVersions = (kind: SQL, itemId: SQL): SQL => sql`(
  with recursive standing(version) as (
    select ${prompts.version} from ${prompts} where ${kind} = 'prompt' and ${prompts.id} = ${itemId}
    union all select ${gpts.version} from ${gpts} where ${kind} = 'gpt' and ${gpts.id} = ${itemId}
    union all select changed.version - 1 from standing
      join ${itemChanges} undo on undo.kind = ${kind} and undo.item_id = ${itemId} and undo.version = standing.version
      join ${adminLogs} entry on entry.id = undo.entree and entry.action in ('prompt.undo', 'gpt.undo', 'tag.undo', 'category.undo', 'import.undo')
      join ${itemChanges} changed on changed.entree = entry.record_id and changed.kind = undo.kind and changed.item_id = undo.item_id and changed.geste = 'modifie'
  ) select version from standing)`

/** Condition for a query of `item_changes`: the item has the content that this change gave it. */
export const isUnmodifiedSince = sql<boolean>`${itemChanges.version} in ${currentVersions(sql`${itemChanges.kind}`, sql`${itemChanges.item_id}`)}`

type Undoing = {
  /** The row of the journal that is undone, and the action of those that undo it. */
  entree: string
  action: string
  /** The one row that is meant, of whoever writes it; without it, any. */
  by?: { annulation: string; userId: string }
}

/** Whether an item of a change was given back what it was, in a query of `item_changes`. */
export function isUndone({ entree, action, by }: Undoing): SQL<boolean> {
  const isMeant = by ? sql` and said.id = ${by.annulation} and said.user_id = ${by.userId}` : sql``
  return sql<boolean>`exists (select 1 from ${adminLogs} said join ${itemChanges} undo on undo.entree = said.id where said.record_id = ${entree} and said.action = ${action} and undo.kind = ${itemChanges.kind} and undo.item_id = ${itemChanges.item_id}${isMeant})`.mapWith(
    Boolean,
  )
}
