import { and, desc, eq, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { deletedItems, users } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'
import { AppError, findAppError } from '#worker/runtime/errors.ts'
import type { Viewer } from '#worker/services/access/rights.ts'
import { isGuardFailure } from '#worker/services/journal/write-guard.ts'

/** An item at the version that its editor read. */
export type AtVersion = { id: string; version: number }

/** The failure to show for an item that is gone, or none of the editor's. */
export const absent = (kind: ItemKind, cause?: unknown) =>
  new AppError('NOT_FOUND', kind === 'prompt' ? 'Prompt non trouvé' : 'GPT non trouvé', { cause })

/**
 * The failure to show for an item that an editor cannot change: deleted and in the bin, `FORBIDDEN` for their
 * own that is public, else absent.
 */
export async function explainAbsence(
  db: Database,
  { userId, may }: Viewer,
  kind: ItemKind,
  id: string,
  cause: unknown,
): Promise<AppError> {
  const { contenu, deleted_at, deleted_by, item_id } = deletedItems
  const isVisible = sql`(${may('content.others')} or json_extract(${contenu}, '$.cree_par') = ${userId})`
  const [deleted] = await db
    .select({ auteur: users.email })
    .from(deletedItems)
    .leftJoin(users, eq(users.id, deleted_by))
    .where(and(eq(deletedItems.kind, kind), eq(item_id, id), isVisible))
    .orderBy(desc(deleted_at))
    .limit(1)
  const noun = kind === 'prompt' ? 'Ce prompt' : 'Ce GPT'
  if (!deleted) {
    const table = contentTables[kind]
    const isOwn = and(eq(table.id, id), eq(table.cree_par, userId))
    const [own] = await db.select({ id: table.id }).from(table).where(isOwn)
    if (!own) return absent(kind, cause)
    return notEditable(kind, cause)
  }
  const author = deleted.auteur === null ? '' : ` par ${deleted.auteur}`
  return new AppError(
    'NOT_FOUND',
    `${noun} a été supprimé${author}\u00a0: il est dans la corbeille.`,
    { details: { isInBin: true }, cause },
  )
}

/** The failure to show to the author of a public item, which only others may change. */
export const notEditable = (kind: ItemKind, cause?: unknown) =>
  new AppError(
    'FORBIDDEN',
    `${kind === 'prompt' ? 'Ce prompt' : 'Ce GPT'} est en ligne\u00a0: vous pouvez le lire, non le modifier.`,
    { cause },
  )

/** The failure to show for an item that was saved since it was read. */
export async function stale(
  db: Database,
  kind: ItemKind,
  id: string,
  cause: unknown,
): Promise<AppError> {
  const table = contentTables[kind]
  const [row] = await db.select({ version: table.version }).from(table).where(eq(table.id, id))
  if (!row) return absent(kind, cause)
  return new AppError('CONFLICT', 'Cet élément a été modifié ailleurs entre-temps.', {
    details: { currentVersion: row.version },
    cause,
  })
}

/** True for the failure that `stale` gives. */
export const isStaleFailure = (error: unknown): boolean =>
  isGuardFailure(findAppError(error)?.cause, 'stale')

/** The failure to show while a field waits for its editor's choice. */
export const undecided = () =>
  new AppError(
    'CONFLICT',
    'Un champ a changé en ligne entre-temps\u00a0: choisissez d’abord le texte à garder.',
  )
