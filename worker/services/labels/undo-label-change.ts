import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'

import { contentTables, titleColumns } from '#drizzle/schema/content-tables.ts'
import { adminLogs, formerLabels, itemChanges, revisions } from '#drizzle/schema/index.ts'
import { logValuesSchema } from '#shared/admin/admin-log.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { foldLabel } from '#shared/labels/label-spelling.ts'
import type { CategoryFacts } from '#shared/search/category-facts.ts'
import type { Database } from '#worker/database/db.ts'
import type { Statement } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import type { Editor } from '#worker/services/access/rights.ts'
import { isChangeVisibleTo } from '#worker/services/access/visible-changes.ts'
import { isAmong } from '#worker/services/editing/item-storage.ts'
import { isUnmodifiedSince } from '#worker/services/journal/current-versions.ts'

import { type LabelOutcome, movePage, publicPaths } from './change-label.ts'
import { type LabelKind, labelKinds } from './label-kinds.ts'
import { type LabelAction, labelActions, undoNote } from './label-note.ts'
import { readLabelledItems } from './relabelled-items.ts'
import { writeLabels } from './write-labels.ts'

/** What a row of the journal did to a label. */
export type LabelEntry = { id: string; action: LabelAction; nom: string; vers: string | null }

/** What an undoing concerns besides items. */
type Beside = {
  statements: (entry: LabelEntry) => Statement[]
  /** What will be true of the categories; left out where a change leaves that alone. */
  follow?: (entry: LabelEntry, facts: CategoryFacts) => CategoryFacts
}

/**
 * Gives the items of a change of a label back the labels that they had; the journal says it. Refuses, and
 * names why, once one of them was edited again.
 */
export async function undoLabelChange(
  db: Database,
  editor: Editor,
  quoi: LabelKind,
  entree: string,
  beside: Beside,
): Promise<LabelOutcome> {
  const [entry, ofPrompts, ofGpts] = await Promise.all([
    findEntry(db, quoi, entree),
    readChanges(db, editor, quoi, 'prompt', entree),
    readChanges(db, editor, quoi, 'gpt', entree),
  ])
  if (!entry) throw new AppError('NOT_FOUND', 'Ce changement ne peut pas être annulé.')
  if (entry.isUndone) throw new AppError('CONFLICT', 'Ce changement a déjà été annulé.')
  const changes = [...ofPrompts, ...ofGpts]
  const edited = changes.find((change) => !change.isUnmodifiedSince)
  if (edited) throw new AppError('CONFLICT', editedSince(edited.titre))
  const former = new Map(changes.map(({ id, labels }) => [id, labels]))
  const items = await readLabelledItems(
    db,
    quoi,
    (kind) =>
      isAmong(
        kind,
        (kind === 'prompt' ? ofPrompts : ofGpts).map(({ id }) => id),
      ),
    (facts) => beside.follow?.(entry, facts) ?? facts,
  )
  const annulation = crypto.randomUUID()
  await writeLabels(db, editor, quoi, {
    entree: annulation,
    action: quoi === 'tag' ? 'tag.undo' : 'category.undo',
    recordId: entree,
    details: {
      note: undoNote(entry),
      nom: entry.nom,
      vers: entry.vers,
      fiches: items.length,
    },
    items: items.map((item) => ({ item, labels: former.get(item.id) ?? item.labels })),
    gone: [],
    beside: [
      db.delete(formerLabels).where(eq(formerLabels.entree, entree)),
      ...(entry.vers === null ? [] : [movePage(quoi, foldLabel(entry.vers), foldLabel(entry.nom))]),
      ...beside.statements(entry),
    ],
  })
  return { entree: annulation, fiches: items.length, changed: publicPaths(items) }
}

const detailsSchema = z.object({ vers: z.string().nullable() })
const actionSchema = z.enum(labelActions)

async function findEntry(db: Database, quoi: LabelKind, entree: string) {
  const [row] = await db
    .select({
      id: adminLogs.id,
      action: adminLogs.action,
      nom: adminLogs.record_id,
      valeurs: adminLogs.new_values,
      isUndone:
        sql`exists (select 1 from ${adminLogs} undo where undo.record_id = ${entree} and undo.action in ('tag.undo', 'category.undo'))`.mapWith(
          Boolean,
        ),
    })
    .from(adminLogs)
    .where(
      and(
        eq(adminLogs.id, entree),
        eq(adminLogs.table_name, labelKinds[quoi].table),
        inArray(adminLogs.action, labelActions),
      ),
    )
  const values = logValuesSchema.safeParse(row?.valeurs).data
  const details = detailsSchema.safeParse(values?.details).data
  const action = actionSchema.safeParse(row?.action).data
  if (!row || !details || !action) return null
  return { ...row, action, vers: details.vers }
}

const labelsSchema = z.array(z.string())

/** The items of a change with their labels before it. */
async function readChanges(
  db: Database,
  editor: Editor,
  quoi: LabelKind,
  kind: ItemKind,
  entree: string,
) {
  const table = contentTables[kind]
  const { item_id: id, version } = itemChanges
  const kept = sql`(select ${revisions.contenu} -> ${`$.${labelKinds[quoi].champ}`} from ${revisions} where ${revisions.kind} = ${kind} and ${revisions.item_id} = ${id} and ${revisions.quoi} = 'fiche' and ${revisions.version} = ${version} - 1 limit 1)`
  const rows = await db
    .select({
      id,
      titre: titleColumns[kind],
      isUnmodifiedSince: isUnmodifiedSince.mapWith(Boolean),
      labels: sql<string | null>`${kept}`,
    })
    .from(itemChanges)
    .leftJoin(table, eq(table.id, id))
    .where(
      and(
        eq(itemChanges.entree, entree),
        eq(itemChanges.kind, kind),
        isChangeVisibleTo(kind, editor),
      ),
    )
  return rows.map((row) => ({
    id: row.id,
    titre: row.titre,
    isUnmodifiedSince: row.isUnmodifiedSince,
    labels: parseLabels(row.labels),
  }))
}

const parseLabels = (labels: string | null): string[] =>
  labels === null ? [] : (labelsSchema.safeParse(JSON.parse(labels)).data ?? [])

const editedSince = (titre: string | null) =>
  titre === null
    ? 'Rien n’a été annulé\u00a0: une des fiches a été supprimée depuis.'
    : `Rien n’a été annulé\u00a0: «\u00a0${titre}\u00a0» a été modifiée depuis.`
