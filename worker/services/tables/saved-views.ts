import { and, asc, eq, sql } from 'drizzle-orm'

import { savedViews } from '#drizzle/schema/index.ts'
import type { SavedView, ViewInput } from '#shared/admin/saved-view.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import type { Editor } from '#worker/services/access/rights.ts'
import { failUnless, isGuardFailure } from '#worker/services/journal/write-guard.ts'

/** As many as a strip of tabs can still show. */
const maxViews = 20

const columns = {
  id: savedViews.id,
  kind: savedViews.kind,
  nom: savedViews.nom,
  requete: savedViews.requete,
  created_at: savedViews.created_at,
}

/** The tables of a kind as somebody saved them, the oldest first. */
export function listViews(db: Database, { userId }: Editor, kind: ItemKind): Promise<SavedView[]> {
  return db
    .select(columns)
    .from(savedViews)
    .where(and(eq(savedViews.user_id, userId), eq(savedViews.kind, kind)))
    .orderBy(asc(savedViews.created_at), asc(savedViews.id))
}

/** Saves a table under a name, for whoever does it alone. */
export const createView = (
  db: Database,
  editor: Editor,
  view: ViewInput & { kind: ItemKind },
): Promise<SavedView> =>
  restoreView(db, editor, {
    id: crypto.randomUUID(),
    created_at: editor.now.toISOString(),
    ...view,
  })

/** Writes a view that was removed as it was. */
export async function restoreView(
  db: Database,
  { userId }: Editor,
  view: SavedView,
): Promise<SavedView> {
  const { kind } = view
  const own = sql`select count(*) from ${savedViews} where ${savedViews.user_id} = ${userId} and ${savedViews.kind} = ${kind}`
  try {
    await writeBatch(db, [
      failUnless(sql`(${own}) < ${maxViews}`, 'full'),
      db
        .insert(savedViews)
        .values({ ...view, user_id: userId })
        .onConflictDoNothing(),
    ])
  } catch (error) {
    if (isGuardFailure(error, 'full')) throw new AppError('CONFLICT', full, { cause: error })
    throw error
  }
  return view
}

/**
 * Gives a view of one's own another name or another table; where `lu` is given, the table is to be that until
 * then.
 */
export async function updateView(
  db: Database,
  { userId }: Editor,
  { id, lu, ...view }: Partial<ViewInput> & { id: string; lu?: string | undefined },
): Promise<void> {
  const own = sql`${savedViews} where id = ${id} and user_id = ${userId}`
  try {
    await writeBatch(db, [
      failUnless(sql`exists (select 1 from ${own})`, 'absent'),
      failUnless(
        sql`exists (select 1 from ${own} and requete = coalesce(${lu ?? null}, requete))`,
        'stale',
      ),
      sql`update ${savedViews} set nom = coalesce(${view.nom ?? null}, nom), requete = coalesce(${view.requete ?? null}, requete) where id = ${id} and user_id = ${userId}`,
    ])
  } catch (error) {
    if (isGuardFailure(error, 'stale')) {
      throw new AppError('CONFLICT', 'Vous l’avez mise à jour de nouveau depuis.', { cause: error })
    }
    throw isGuardFailure(error, 'absent') ? gone(error) : error
  }
}

/** Removes a view of one's own. Gives what brings it back. */
export async function removeView(db: Database, { userId }: Editor, id: string): Promise<SavedView> {
  const isOwn = and(eq(savedViews.id, id), eq(savedViews.user_id, userId))
  const [view] = await db.select(columns).from(savedViews).where(isOwn)
  if (!view) throw gone()
  await writeBatch(db, [db.delete(savedViews).where(isOwn)])
  return view
}

const gone = (cause?: unknown) => new AppError('NOT_FOUND', 'Cette vue n’existe plus.', { cause })

const full = `Vous avez déjà ${maxViews} vues, c’est le plus qu’il peut y en avoir. Supprimez-en une d’abord.`
