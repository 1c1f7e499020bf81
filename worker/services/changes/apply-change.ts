import { type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { gpts, prompts, workingCopies } from '#drizzle/schema/index.ts'
import { changesOf, type FieldChange, obstacleOf } from '#shared/admin/field-change.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { dayInParis } from '#shared/items/daily-pick.ts'
import { errorMessages } from '#shared/site/error-messages.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { type Editor, isItemEditableBy } from '#worker/services/access/rights.ts'
import { isAmong } from '#worker/services/editing/item-storage.ts'
import { withKnownLabels } from '#worker/services/editing/known-labels.ts'
import { keepItemsAndEndSessions } from '#worker/services/editing/revisions.ts'
import { endFormerSlugsOf } from '#worker/services/items/former-slugs.ts'
import { asEntryConflict, changeEntryStatements } from '#worker/services/journal/change-entry.ts'
import { failUnless, isGuardFailure } from '#worker/services/journal/write-guard.ts'

import { readItems, type StoredItem } from './item-updates.ts'

type Change = {
  /** Id of the row of the journal: the same for every batch of a long work. */
  entree: string
  /** The items at the versions that were looked at. */
  items: readonly { id: string; version: number }[]
  change: FieldChange
  /** Why, for the revisions and the journal. */
  note?: string | undefined
}

/** How many items a change was made to, and the titles of those that were edited since they were looked at. */
type ChangeOutcome = { entree: string; changees: number; passees: string[] }

/**
 * Makes one change to some items, in one write: a revision of each, a row of the journal for all. What
 * has it already, cannot take it or was edited since is left alone.
 */
export async function applyChange(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  { entree, items, change: asked, note }: Change,
): Promise<ChangeOutcome> {
  const change = await asKnownChange(db, asked)
  const looked = new Map(items.map(({ id, version }) => [id, version]))
  const stored = await readItems(db, editor, kind, isAmong(kind, [...looked.keys()]))
  const current = stored.filter(({ id, version }) => looked.get(id) === version)
  const passees = stored.filter((item) => !current.includes(item)).map(({ titre }) => titre)
  const today = dayInParis(editor.now)
  const changed = current.flatMap((item) => {
    const changes = changesOf(item.row, change, today)
    const isLeft = Object.keys(changes).length === 0 || obstacleOf(item.row, changes) !== null
    return isLeft ? [] : [{ item, changes }]
  })
  if (changed.length === 0) return { entree, changees: 0, passees }
  const dated = isBesideContent(change.champ) ? {} : { date_modification: editor.now.toISOString() }
  const { champ, ...how } = change
  await writeItems(db, editor, kind, {
    items: changed.map(({ item }) => item),
    isOfStatut: champ === 'statut',
    isPublishing: champ === 'statut' && change.valeur === 'valide',
    updates: changed.map(({ item, changes }) => item.update({ ...changes, ...dated })),
    entry: {
      entree,
      action: champ === 'statut' ? `${kind}.statut` : `${kind}.change`,
      recordId: entree,
      details: { champ, ...how, note },
    },
  })
  return { entree, changees: changed.length, passees }
}

/** Fields beside the content of an item: changing them keeps its modification date. */
export const isBesideContent = (champ: string | null) => champ === 'statut' || champ === 'verifie'

type ItemWrite = {
  items: readonly StoredItem[]
  /** A status changes, which takes a right of its own. */
  isOfStatut: boolean
  /** Items become public that were not. */
  isPublishing: boolean
  /** In the order in which they are to be done. */
  updates: Statement[]
  entry: Omit<Parameters<typeof changeEntryStatements>[2], 'kind' | 'items'>
}

/**
 * Writes items that are as they were read, or nothing: what they were as revisions, what they become, and
 * the row of the journal that says which.
 */
export async function writeItems(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  write: ItemWrite,
): Promise<void> {
  try {
    await writeBatch(db, itemWriteStatements(db, editor, kind, write))
  } catch (error) {
    if (isGuardFailure(error, 'copie')) throw unfinished(error)
    if (isGuardFailure(error, 'statut')) {
      throw new AppError('FORBIDDEN', errorMessages.permission, { cause: error })
    }
    if (isGuardFailure(error, 'stale')) {
      throw new AppError('CONFLICT', changedMeanwhile, { cause: error })
    }
    throw asEntryConflict(error)
  }
}

/** The statements of `writeItems`, for a larger batch. The `stale` guard fails it if an item has changed. */
export function itemWriteStatements(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  { items, isOfStatut, isPublishing, updates, entry }: ItemWrite,
): Statement[] {
  const table = contentTables[kind]
  const ids = items.map(({ id }) => id)
  const read = JSON.stringify(items.map(({ id, version }) => ({ id, version })))
  const isSame = sql`exists (select 1 from ${table} where ${table.id} = value ->> 'id' and ${table.version} = value ->> 'version' and ${isItemEditableBy(kind, editor)})`
  const among = isAmong(kind, ids)
  return [
    failUnless(sql`not exists (select 1 from json_each(${read}) where not ${isSame})`, 'stale'),
    ...(isOfStatut ? [failUnless(editor.may('content.status'), 'statut')] : []),
    ...(isPublishing ? [noneIsUnfinished(kind, among), endFormerSlugsOf(kind, among)] : []),
    ...keepItemsAndEndSessions(kind, among, editor.now),
    ...updates,
    ...(isOfStatut ? [endReview(kind, among)] : []),
    sql`update ${table} set version = version + 1 where ${among}`,
    ...changeEntryStatements(db, editor, {
      ...entry,
      kind,
      items: items.map(({ id, version }) => ({ id, version: version + 1 })),
    }),
  ]
}

/** A status answers the request for a review. */
const endReview = (kind: ItemKind, items: SQL): SQL =>
  sql`update ${contentTables[kind]} set relecture_le = null where ${items}`

const changedMeanwhile =
  'Une de ces fiches a été modifiée à l’instant par quelqu’un d’autre. Recommencez pour voir où elle en est.'

/** Fails a batch that would publish an unfinished item. */
const noneIsUnfinished = (kind: ItemKind, items: SQL): SQL =>
  failUnless(
    sql`not exists (select 1 from ${contentTables[kind]} where ${items} and ${isUnfinished(kind)})`,
    'copie',
  )

/** True for an item without a text that publishing needs, or with a draft that its row does not hold. */
export function isUnfinished(kind: ItemKind): SQL {
  const table = contentTables[kind]
  const text = kind === 'prompt' ? prompts.prompt : gpts.url_destination
  const isEmpty = sql`(${table.description} = '' or ${text} = '' or ${table.categories} = '[]')`
  const hasDraft = sql`${table.id} in (select ${workingCopies.item_id} from ${workingCopies} where ${workingCopies.kind} = ${kind})`
  return sql`(${isEmpty} or ${table.statut} <> 'valide' and ${hasDraft})`
}

/** The failure to show for the publication of an unfinished item. */
const unfinished = (cause: unknown) =>
  new AppError(
    'CONFLICT',
    'Une fiche incomplète, ou modifiée depuis son retrait, se publie depuis sa page\u00a0: ouvrez-la.',
    { cause },
  )

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
