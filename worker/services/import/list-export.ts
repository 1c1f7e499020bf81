import { count } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { importLimits } from '#shared/import/import-file.ts'
import { listCsvHead, listCsvLine } from '#shared/import/list-csv.ts'
import { formatCote, type ItemKind } from '#shared/items/cote.ts'
import type { ItemDraft } from '#shared/items/item-drafting.ts'
import type { Database } from '#worker/database/db.ts'
import type { Editor } from '#worker/services/access/rights.ts'
import {
  isAmong,
  type ItemInput,
  type ItemStorage,
  withStorage,
} from '#worker/services/editing/item-storage.ts'
import { type KnownLabels, readKnownLabels } from '#worker/services/editing/known-labels.ts'
import { isMeant } from '#worker/services/tables/item-filter.ts'
import { type ContentQuery, orderOf, type SortedBy } from '#worker/services/tables/table-page.ts'

import { findById } from './found-items.ts'

/** Ids of the items of a list in its order, at most as many as an import takes, and the length of the list. */
export async function listExportedIds(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  { sortedBy, ...query }: Omit<ContentQuery, 'page'> & { sortedBy: SortedBy },
): Promise<{ ids: string[]; total: number }> {
  const table = contentTables[kind]
  const condition = isMeant(kind, editor, query)
  const [rows, [totals]] = await Promise.all([
    db
      .select({ id: table.id })
      .from(table)
      .where(condition)
      .orderBy(...orderOf(kind, query, sortedBy))
      .limit(importLimits.rows),
    db.select({ total: count() }).from(table).where(condition),
  ])
  return { ids: rows.map(({ id }) => id), total: totals?.total ?? 0 }
}

/** Bounds the memory of an export. */
const itemsPerSlice = 100

type ListExport = { kind: ItemKind; ids: readonly string[]; siteOrigin: string }

/** The CSV of items with the texts of their drafts, which an import compares. */
export async function* listExportText(
  db: Database,
  editor: Editor,
  { kind, ids, siteOrigin }: ListExport,
): AsyncGenerator<string> {
  yield listCsvHead(kind)
  const known = await readKnownLabels(db)
  for (let start = 0; start < ids.length; start += itemsPerSlice) {
    const slice = ids.slice(start, start + itemsPerSlice)
    // oxlint-disable-next-line no-await-in-loop -- bounds the memory of an export
    yield await withStorage(kind, (storage) =>
      sliceText(db, editor, storage, { ids: slice, siteOrigin, known }),
    )
  }
}

type Slice = { ids: string[]; siteOrigin: string; known: KnownLabels }

async function sliceText<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  { ids, siteOrigin, known }: Slice,
): Promise<string> {
  const { kind, candidateOf } = storage
  const table = contentTables[kind]
  const [items, cotes] = await Promise.all([
    findById(db, editor, storage, ids, known),
    db
      .select({ id: table.id, code: table.cote_code, rang: table.cote_rang })
      .from(table)
      .where(isAmong(kind, ids)),
  ])
  const itemById = new Map(items.map((item) => [item.id, item]))
  const coteById = new Map(cotes.map(({ id, code, rang }) => [id, formatCote(code, kind, rang)]))
  return ids
    .flatMap((id) => {
      const item = itemById.get(id)
      // The item was deleted during the export.
      if (!item) return []
      const { slug, statut, draft } = item
      return listCsvLine(kind, {
        url: `${siteOrigin}/${kind}/${slug}`,
        cote: coteById.get(id) ?? '',
        id,
        statut,
        fields: Object.fromEntries(Object.entries(candidateOf(draft))),
      })
    })
    .join('')
}
