import { and, asc, eq, type SQL, sql } from 'drizzle-orm'

import { searchGroups } from '#drizzle/schema/index.ts'
import type { WordGroup } from '#shared/search/dictionary.ts'
import { maxGroups, type StoredGroup } from '#shared/search/word-group.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { type Actor, logRowsStatement, logStatement } from '#worker/services/journal/admin-logs.ts'
import { failUnless, isRefusal, isTaken } from '#worker/services/journal/write-guard.ts'

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
  await writeUnchanged(db, { id, lu }, [
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
  await writeUnchanged(db, { id, lu }, [
    db.delete(searchGroups).where(eq(searchGroups.id, id)),
    logGroup(db, actor, 'search_group.delete', removed),
  ])
  return removed
}

/** Where there is no room, no row of the table follows, and so none of the journal. */
async function insertGroup(
  db: Database,
  actor: Actor,
  action: 'search_group.create' | 'search_group.restore',
  { id, termes, larges }: StoredGroup,
): Promise<void> {
  const { termes: ownTermes, larges: ownLarges } = searchGroups
  const values = [id, sql.param(termes, ownTermes), sql.param(larges, ownLarges)]
  try {
    const [added] = await writeBatch(db, [
      sql`insert into ${searchGroups} (id, termes, larges) select ${sql.join(values, sql`, `)}
        where (select count(*) from ${searchGroups}) < ${maxGroups}`,
      logRowsStatement(actor, {
        action,
        table: 'search_groups',
        recordId: searchGroups.id,
        rows: sql`${searchGroups} where ${searchGroups.id} = ${id}`,
        details: { termes, larges },
        rowDetails: {},
      }),
    ])
    if (added?.rowsAffected === 0) throw new AppError('CONFLICT', fullMessage)
  } catch (error) {
    if (!isTaken(error, 'search_groups.id')) throw error
    throw new AppError('CONFLICT', 'Ce groupe est déjà rétabli.', { cause: error })
  }
}

const fullMessage = `Le vocabulaire a ${maxGroups} groupes, c’est le plus qu’il peut avoir. Supprimez-en un d’abord.`

/**
 * Writes, unless a group is gone or no longer what was read of it. What is read of a group may be less
 * than what is stored, so the batch compares with what is stored at the moment of reading.
 */
async function writeUnchanged(
  db: Database,
  { id, lu }: { id: string; lu: WordGroup },
  statements: Statement[],
): Promise<void> {
  const { termes, larges } = searchGroups
  const stored = sql<string>`${termes} || ${larges}`
  const own = eq(searchGroups.id, id)
  const [row] = await db.select({ termes, larges, stored }).from(searchGroups).where(own)
  if (!row) throw absent()
  if (!isSame(row.termes, lu.termes) || !isSame(row.larges, lu.larges)) throw stale()
  try {
    await writeBatch(db, [
      failUnless(exists(own), 'absent'),
      failUnless(exists(and(own, sql`${stored} = ${row.stored}`)), 'stale'),
      ...statements,
    ])
  } catch (error) {
    if (isRefusal(error, 'absent')) throw absent(error)
    throw isRefusal(error, 'stale') ? stale(error) : error
  }
}

const exists = (condition: SQL | undefined) =>
  sql`exists (select 1 from ${searchGroups} where ${condition})`

const isSame = (a: string[], b: string[]) =>
  a.length === b.length && a.every((term, index) => term === b[index])

const absent = (cause?: unknown) => new AppError('NOT_FOUND', 'Ce groupe n’existe plus.', { cause })

const stale = (cause?: unknown) =>
  new AppError('CONFLICT', 'Ce groupe a été modifié entre-temps. Rouvrez-le pour le voir.', {
    cause,
  })

function logGroup(
  db: Database,
  actor: Actor,
  action: 'search_group.update' | 'search_group.delete',
  { id, ...details }: StoredGroup,
) {
  return logStatement(db, actor, { action, table: 'search_groups', recordId: id, details })
}
