import type { FieldChange } from '#shared/admin/field-change.ts'
import type { Database } from '#worker/database/db.ts'
import { withKnownLabels } from '#worker/services/editing/known-labels.ts'

/** A change that adds a label under the spelling that is known; throws for a category that there is not. */
export async function asKnownChange(db: Database, change: FieldChange): Promise<FieldChange> {
  if (change.champ !== 'categories' && change.champ !== 'tags') return change
  if (change.geste === 'retirer') return change
  const added = { categories: [], tags: [], [change.champ]: [change.valeur] }
  const {
    [change.champ]: [valeur = change.valeur],
  } = await withKnownLabels(db, added)
  return { ...change, valeur }
}
