import { asc, eq } from 'drizzle-orm'

import { searchGroups } from '#drizzle/schema/index.ts'
import type { AdminAction } from '#shared/admin/admin-log.ts'
import { maxGroups, type StoredGroup, type WordGroup } from '#shared/search/word-group.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { type Actor, logStatement } from '#worker/services/journal/admin-logs.ts'
import { type ReadRow, writeUnchanged } from '#worker/services/journal/unchanged-rows.ts'
import { failWhenFull, isGuardFailure, isTaken } from '#worker/services/journal/write-guard.ts'

/** Every group, in the order in which the search reads them. */
export const listGroups = (db: Database): Promise<StoredGroup[]> =>
  db.select().from(searchGroups).orderBy(asc(searchGroups.id)).limit(maxGroups)

/** Adds a group. */
export async function createGroup(
  db: Database,
  actor: Actor,
  group: WordGroup,
): Promise<{ id: string }> {
  const id = crypto.randomUUID()
  await insertGroup(db, actor, 'search_group.create', { id, ...group })
  return { id }
}

/** Brings a removed group back as it was. */
export const restoreGroup = (db: Database, actor: Actor, group: StoredGroup): Promise<void> =>
  insertGroup(db, actor, 'search_group.restore', group)

/** Replaces a group, unless somebody else did since it was read. */
export async function updateGroup(
  db: Database,
  actor: Actor,
  { id, lu, groupe }: { id: string; lu: WordGroup; groupe: WordGroup },
): Promise<void> {
  await writeUnchanged(db, [readGroup(id, lu)], words, [
    db.update(searchGroups).set(groupe).where(eq(searchGroups.id, id)),
    logGroup(db, actor, 'search_group.update', { id, ...groupe }),
  ])
}

/** Removes a group, unless somebody changed it since it was read. Gives what brings it back. */
export async function removeGroup(
  db: Database,
  actor: Actor,
  { id, lu }: { id: string; lu: WordGroup },
): Promise<StoredGroup> {
  const removed = { id, ...lu }
  await writeUnchanged(db, [readGroup(id, lu)], words, [
    db.delete(searchGroups).where(eq(searchGroups.id, id)),
    logGroup(db, actor, 'search_group.delete', removed),
  ])
  return removed
}

async function insertGroup(
  db: Database,
  actor: Actor,
  action: 'search_group.create' | 'search_group.restore',
  group: StoredGroup,
): Promise<void> {
  try {
    await writeBatch(db, [
      failWhenFull(searchGroups, maxGroups),
      db.insert(searchGroups).values(group),
      logGroup(db, actor, action, group),
    ])
  } catch (error) {
    if (isGuardFailure(error, 'full')) throw new AppError('CONFLICT', fullMessage, { cause: error })
    if (!isTaken(error, 'search_groups.id')) throw error
    throw new AppError('CONFLICT', 'Ce groupe est déjà rétabli.', { cause: error })
  }
}

const fullMessage = `Le vocabulaire a ${maxGroups} groupes, c’est le plus qu’il peut avoir. Supprimez-en un d’abord.`

const words = {
  absent: 'Ce groupe n’existe plus.',
  stale: 'Ce groupe a été modifié entre-temps. Rouvrez-le pour le voir.',
}

function readGroup(id: string, lu: WordGroup): ReadRow {
  const { termes, larges, absence } = searchGroups
  const columns = { termes, larges, absence }
  return { table: searchGroups, isMeant: eq(searchGroups.id, id), columns, lu }
}

function logGroup(
  db: Database,
  actor: Actor,
  action: Extract<AdminAction, `search_group.${string}`>,
  { id, ...details }: StoredGroup,
) {
  return logStatement(db, actor, { action, table: 'search_groups', recordId: id, details })
}
