import { eq } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'
import { AppError } from '#worker/runtime/errors.ts'

/** An item as an editor knows it: at the version that was read. */
export type AtVersion = { id: string; version: number }

/** The failure to show for an item that is gone, or none of the editor's. */
export const absent = (kind: ItemKind, cause?: unknown) =>
  new AppError('NOT_FOUND', kind === 'prompt' ? 'Prompt non trouvé' : 'GPT non trouvé', { cause })

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
  return new AppError('CONFLICT', 'Cet élément a été modifié par quelqu’un d’autre entre-temps.', {
    details: { currentVersion: row.version },
    cause,
  })
}
