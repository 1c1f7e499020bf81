import { type SQL, sql } from 'drizzle-orm'

import type { Statut } from '#shared/items/statut.ts'
import type { Database } from '#worker/database/db.ts'
import type { Editor } from '#worker/services/access/rights.ts'
import { switchSql } from '#worker/services/site/site-settings.ts'

/** The status of an imported item. While moderation is required it is a draft, also for administrators. */
export const importedStatut = ({ may }: Editor, statut: Statut): SQL<Statut> =>
  sql`case when ${may('content.status')} and not ${switchSql('moderation_required')} then ${statut} else 'brouillon' end`

/** The status that a complete imported item would have now. */
export async function readImportedStatut(
  db: Database,
  editor: Editor,
  statut: Statut,
): Promise<Statut> {
  const [first] = await db.select({ statut: importedStatut(editor, statut) }).from(sql`(select 1)`)
  return first?.statut ?? 'brouillon'
}
