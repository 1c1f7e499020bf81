import { sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { itemChanges } from '#drizzle/schema/index.ts'
import type { AdminAction } from '#shared/admin/admin-log.ts'
import { type ItemKind, itemKinds } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import type { Editor } from '#worker/services/access/rights.ts'
import { isAmong } from '#worker/services/editing/item-storage.ts'
import { keepItemsAndEndSessions } from '#worker/services/editing/revisions.ts'
import { logStatement } from '#worker/services/journal/admin-logs.ts'
import { failUnless, isGuardFailure, isTaken } from '#worker/services/journal/write-guard.ts'

import { type LabelKind, labelKinds } from './label-kinds.ts'
import { isNameAmong, type LabelledItem } from './relabelled-items.ts'

/** More would make one write too long to wait for. */
export const maxItems = 1000

type LabelWrite = {
  entree: string
  action: AdminAction
  recordId: string
  details: Record<string, unknown>
  /** The items and the labels that each gets. */
  items: readonly { item: LabelledItem; labels: string[] }[]
  /** No other item may carry these when it is done. */
  gone: readonly string[]
  /** What is written beside the items. */
  beside: Statement[]
}

/**
 * Gives items other labels, all in one write or none: what they were as revisions, their next version, and
 * one row of the journal that names them.
 */
export async function writeLabels(
  db: Database,
  editor: Editor,
  quoi: LabelKind,
  { entree, action, recordId, details, items, gone, beside }: LabelWrite,
): Promise<void> {
  if (items.length > maxItems) throw new AppError('BAD_REQUEST', tooMany)
  const { index, table } = labelKinds[quoi]
  const written = items.map(({ item }) => item)
  try {
    await writeBatch(db, [
      ...areAllAsRead(written),
      ...itemKinds.flatMap((kind) =>
        keepItemsAndEndSessions(kind, isAmong(kind, ofKind(written, kind).map(idOf)), editor.now),
      ),
      ...items.map(({ item, labels }) => item.relabel(labels, editor.now)),
      ...itemKinds.map((kind) => raiseVersions(kind, ofKind(written, kind).map(idOf))),
      failUnless(
        sql`not exists (select 1 from ${index} where ${isNameAmong(quoi, gone)})`,
        'stale',
      ),
      ...beside,
      logStatement(db, editor, { id: entree, action, table, recordId, details }),
      sql`insert into ${itemChanges} (entree, kind, item_id, version)
        select ${entree}, value ->> 'kind', value ->> 'id', value ->> 'version' from json_each(${madeVersions(written)})`,
    ])
  } catch (error) {
    const isOvertaken = isGuardFailure(error, 'stale') || isTaken(error, 'categories.nom')
    throw isOvertaken ? new AppError('CONFLICT', meanwhile, { cause: error }) : error
  }
}

const idOf = ({ id }: LabelledItem) => id

const ofKind = (items: readonly LabelledItem[], kind: ItemKind) =>
  items.filter((item) => item.kind === kind)

/** Fails the batch where an item is no longer what was read. */
export const areAllAsRead = (items: readonly LabelledItem[]): Statement[] =>
  itemKinds.map((kind) => areAsRead(kind, ofKind(items, kind)))

function areAsRead(kind: ItemKind, items: readonly LabelledItem[]) {
  const table = contentTables[kind]
  const read = JSON.stringify(items.map(({ id, version }) => ({ id, version })))
  const isSame = sql`exists (select 1 from ${table} where ${table.id} = value ->> 'id' and ${table.version} = value ->> 'version')`
  return failUnless(sql`not exists (select 1 from json_each(${read}) where not ${isSame})`, 'stale')
}

const raiseVersions = (kind: ItemKind, ids: string[]): Statement =>
  sql`update ${contentTables[kind]} set version = version + 1 where ${isAmong(kind, ids)}`

const madeVersions = (items: readonly LabelledItem[]) =>
  JSON.stringify(items.map(({ kind, id, version }) => ({ kind, id, version: version + 1 })))

export const tooMany =
  'Plus de 1\u202f000 fiches à la fois\u00a0: changez-en d’abord une partie depuis leur liste.'

const meanwhile =
  'Une de ces fiches a été modifiée à l’instant par quelqu’un d’autre. Recommencez pour voir où elle en est.'
