import { type SQL, sql } from 'drizzle-orm'

import { adminLogs, gpts, itemChanges, prompts } from '#drizzle/schema/index.ts'

/**
 * The versions whose content an item has: the one that it is at, and where the last that was made of it took a
 * change back, the one before that change, and so on. Changes are taken back one after the other by it.
 */
export const standingVersions = (kind: SQL, itemId: SQL): SQL => sql`(
  with recursive standing(version) as (
    select ${prompts.version} from ${prompts} where ${kind} = 'prompt' and ${prompts.id} = ${itemId}
    union all select ${gpts.version} from ${gpts} where ${kind} = 'gpt' and ${gpts.id} = ${itemId}
    union all select changed.version - 1 from standing
      join ${itemChanges} undo on undo.kind = ${kind} and undo.item_id = ${itemId} and undo.version = standing.version
      join ${adminLogs} entry on entry.id = undo.entree and entry.action in ('prompt.undo', 'gpt.undo', 'tag.undo', 'category.undo', 'import.undo')
      join ${itemChanges} changed on changed.entree = entry.record_id and changed.kind = undo.kind and changed.item_id = undo.item_id and changed.geste = 'modifie'
  ) select version from standing)`

/** Whether an item is what a change of it made. */
export const isAsMade = sql<boolean>`${itemChanges.version} in ${standingVersions(sql`${itemChanges.kind}`, sql`${itemChanges.item_id}`)}`
