import type { FieldChange } from '#shared/admin/field-change.ts'
import type { Database } from '#worker/database/db.ts'
import { withKnownLabels } from '#worker/services/editing/known-labels.ts'

/** A change that gives labels under the spelling that is known; throws for a category that there is not. */
export async function asKnownChange(db: Database, change: FieldChange): Promise<FieldChange> {
  if (change.champ !== 'categories' && change.champ !== 'tags') return change
  if (change.geste === 'retirer') return change
  const { champ } = change
  const given = change.geste === 'ajouter' ? [change.valeur] : change.valeur
  const labelled: Record<typeof champ, string[]> = { categories: [], tags: [], [champ]: given }
  const { [champ]: known } = await withKnownLabels(db, labelled)
  if (change.geste === 'remplacer') return { ...change, valeur: known }
  return { ...change, valeur: known[0] ?? change.valeur }
}
