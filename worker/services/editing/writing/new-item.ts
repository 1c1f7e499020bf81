import { eq, type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { type Statut, statutSchema } from '#shared/items/statut.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import type { Editor } from '#worker/services/access/rights.ts'
import { endFormerSlugStatement } from '#worker/services/items/former-slugs.ts'
import { logRowsStatement } from '#worker/services/journal/admin-logs.ts'
import { type SharedEntry, sharedEntryStatements } from '#worker/services/journal/change-entry.ts'
import { switchSql } from '#worker/services/site/site-settings.ts'

import { nextRankSql } from './cote-ranks.ts'
import { asSlugConflict, leaveFormerSlug } from './item-slugs.ts'

/** What a new item gets from the server, of either kind. */
type FirstValues = {
  id: string
  statut: SQL<Statut>
  cote_rang: SQL<number>
  date_creation: string
  date_modification: string
  cree_par: string
}

type NewItem = {
  kind: ItemKind
  /** An id that the client made; a new one by default. */
  id?: string | undefined
  slug: string
  statut: Statut
  cote_code: string
  /** Details of its row in the journal, beside slug and status. */
  details: Record<string, unknown>
  insert: (values: FirstValues) => Statement
  /** Writes the working copy of a draft that is not valid. */
  beside?: (id: string) => Statement[]
  /** Row of the journal that several items share: the item is imported. Any other begins as a draft. */
  entry?: SharedEntry | undefined
}

export type CreatedItem = { id: string; version: number; slug: string; statut: Statut }

/**
 * Writes a new item, with its row in the journal. Gives the status that it begins with, which may differ from
 * the one asked for.
 */
export async function writeNewItem(
  db: Database,
  editor: Editor,
  {
    kind,
    id = crypto.randomUUID(),
    slug,
    statut,
    cote_code,
    details,
    insert,
    beside = () => [],
    entry,
  }: NewItem,
): Promise<CreatedItem> {
  const at = editor.now.toISOString()
  const table = contentTables[kind]
  try {
    const results = await writeBatch(db, [
      ...(entry
        ? [leaveFormerSlug(editor, { kind, slug }), endFormerSlugStatement(db, { kind, slug })]
        : []),
      insert({
        id,
        statut: entry ? importedStatut(editor, statut) : sql<Statut>`'brouillon'`,
        cote_rang: nextRankSql(kind, cote_code),
        date_creation: at,
        date_modification: at,
        cree_par: editor.userId,
      }),
      ...beside(id),
      ...(entry
        ? sharedEntryStatements(db, editor, kind, entry, { id, version: 1, geste: 'cree' })
        : [
            logRowsStatement(editor, {
              action: `${kind}.create`,
              table: `${kind}s`,
              recordId: table.id,
              rows: sql`${table} where ${table.id} = ${id}`,
              details: { ...details, slug },
              rowDetails: { statut: table.statut },
            }),
          ]),
      db.select({ statut: table.statut }).from(table).where(eq(table.id, id)),
    ])
    return { id, version: 1, slug, statut: statutSchema.parse(results.at(-1)?.rows[0]?.['statut']) }
  } catch (error) {
    throw asSlugConflict(kind, error)
  }
}

/** The status of an imported item. While moderation is required it is a draft, also for administrators. */
const importedStatut = ({ may }: Editor, statut: Statut): SQL<Statut> =>
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
