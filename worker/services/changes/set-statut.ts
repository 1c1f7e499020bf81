import { contentTables } from '#drizzle/schema/content-tables.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Statut } from '#shared/items/statut.ts'
import type { Database } from '#worker/database/db.ts'
import type { Editor } from '#worker/services/access/rights.ts'
import { isAmong } from '#worker/services/editing/writing/several-items.ts'

import { applyChange } from './apply-change.ts'

type StatutChange = { ids: string[]; statut: Statut; raison?: string | undefined }

/**
 * Gives items a status, whatever version they are at; those that have it already are left alone. Gives
 * how many changed, and the row of the journal.
 */
export async function setStatut(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  { ids, statut, raison }: StatutChange,
): Promise<{ changed: number; entree: string }> {
  const { id, version } = contentTables[kind]
  const items = await db.select({ id, version }).from(contentTables[kind]).where(isAmong(kind, ids))
  const { entree, changees } = await applyChange(db, editor, kind, {
    entree: crypto.randomUUID(),
    items,
    change: { champ: 'statut', valeur: statut, ...(raison === undefined ? {} : { raison }) },
  })
  return { changed: changees, entree }
}
