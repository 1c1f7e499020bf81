import { and, eq, type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import {
  adminLogs,
  deletedItems,
  gpts,
  itemChanges,
  prompts,
  revisions,
  workingCopies,
} from '#drizzle/schema/index.ts'
import { itemsPerChange } from '#shared/admin/field-change.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { errorMessages } from '#shared/site/error-messages.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { type Editor, isItemEditableBy } from '#worker/services/access/rights.ts'
import { isChangeVisibleTo } from '#worker/services/access/visible-changes.ts'
import { readItems } from '#worker/services/changes/item-updates.ts'
import {
  cannotBeUndone,
  editedAgain,
  giveBack,
  readFormer,
  undoneAlready,
} from '#worker/services/changes/undo-change.ts'
import { removalStatements } from '#worker/services/editing/deleted-items.ts'
import { isAmong, isOneOf } from '#worker/services/editing/item-storage.ts'
import { changedPaths, readPublicStates } from '#worker/services/editing/public-paths.ts'
import { keepCopiesStatement } from '#worker/services/editing/revisions.ts'
import {
  asEntryConflict,
  type ChangedItem,
  changeEntryStatements,
} from '#worker/services/journal/change-entry.ts'
import {
  currentVersions,
  isUndone,
  isUnmodifiedSince,
} from '#worker/services/journal/current-versions.ts'
import { failUnless, isGuardFailure } from '#worker/services/journal/write-guard.ts'

import { isImportVisibleTo } from './visible-imports.ts'

type Undoing = {
  /** The import. */
  entree: string
  /** Id of the row of the journal that says so: the same for every part of a long work. */
  annulation: string
}

/** So many items that an import made go to the bin in one write. */
const removedAtOnce = 250

/**
 * Undoes a part of an import at each call. Created items go to the bin, changed items and drafts are restored.
 * Items that were edited since stay as they are: gives their titles, and throws `CONFLICT` if all of them were.
 * Gives the number of changes left, and the public pages that came, went or changed.
 */
export async function undoImport(
  db: Database,
  editor: Editor,
  { entree, annulation }: Undoing,
): Promise<{ restantes: number; passees: string[]; changed: string[] }> {
  const changes = await readChanges(db, editor, { entree, annulation })
  if (changes.length === 0) throw new AppError('NOT_FOUND', cannotBeUndone)
  const left = changes.filter((change) => !change.isUndone)
  const edited = left.filter((change) => !change.canBeUndone)
  const passees = edited.map(({ titre }) => titre ?? 'une fiche supprimée')
  const unmodified = left.filter((change) => change.canBeUndone)
  const [first] = unmodified
  if (!first) {
    // A repeated call gets the answer of the first.
    const isDone = changes.some((change) => change.isUndoneByThis)
    if (isDone) return { restantes: 0, passees, changed: [] }
    throw new AppError('CONFLICT', edited.length > 0 ? editedAgain(edited) : undoneAlready)
  }
  const { kind, geste, importer } = first
  const alike = unmodified.filter((change) => change.kind === kind && change.geste === geste)
  const batch = alike.slice(0, geste === 'cree' ? removedAtOnce : itemsPerChange)
  const part = { kind, batch, entry: undoEntry({ entree, annulation }), importer }
  const ids = batch.map(({ id }) => id)
  const before = await readPublicStates(db, kind, ids)
  try {
    if (geste === 'cree') await removeMade(db, editor, part)
    else if (geste === 'copie') await giveCopiesBack(db, editor, part)
    else await giveItemsBack(db, editor, part)
  } catch (error) {
    if (isGuardFailure(error, 'statut')) {
      throw new AppError('FORBIDDEN', errorMessages.permission, { cause: error })
    }
    if (isGuardFailure(error, 'stale')) {
      throw new AppError('CONFLICT', editedAgain(batch), { cause: error })
    }
    throw asEntryConflict(error)
  }
  const changed = changedPaths(before, await readPublicStates(db, kind, ids))
  return { restantes: unmodified.length - batch.length, passees, changed }
}

const undoEntry = ({ entree, annulation }: Undoing) => ({
  entree: annulation,
  action: 'import.undo' as const,
  recordId: entree,
  table: 'imports',
  details: {},
})

type Change = {
  kind: ItemKind
  id: string
  geste: NonNullable<ChangedItem['geste']>
  version: number
  copie: number | null
  /** Null where it may not be told. */
  titre: string | null
  importer: string | null
  /** By any work, one that was left half-way too, or by this one. */
  isUndone: boolean
  isUndoneByThis: boolean
  /** The item is unmodified since this change and visible to the editor. */
  canBeUndone: boolean
}

/** All changes of an import that is visible to the editor; otherwise only changes of items visible to them. */
function readChanges(
  db: Database,
  editor: Editor,
  { entree, annulation }: Undoing,
): Promise<Change[]> {
  const { kind, item_id: id, geste, version, copie } = itemChanges
  const undone = { entree, action: 'import.undo' }
  const isChangeVisible = sql`iif(${kind} = 'prompt', ${isChangeVisibleTo('prompt', editor)}, ${isChangeVisibleTo('gpt', editor)})`
  const copy = sql`(select ${workingCopies.version} from ${workingCopies} where ${workingCopies.kind} = ${kind} and ${workingCopies.item_id} = ${id})`
  return db
    .select({
      kind,
      id,
      geste,
      version,
      copie,
      titre: sql<
        string | null
      >`iif(${isChangeVisible}, coalesce((select ${prompts.titre} from ${prompts} where ${prompts.id} = ${id}), (select ${gpts.nom} from ${gpts} where ${gpts.id} = ${id}), (select ${deletedItems.titre} from ${deletedItems} where ${deletedItems.item_id} = ${id})), null)`,
      importer: adminLogs.user_id,
      isUndone: isUndone(undone),
      isUndoneByThis: isUndone({ ...undone, by: { annulation, userId: editor.userId } }),
      canBeUndone:
        sql`${isChangeVisible} and coalesce(iif(${geste} = 'copie', ${copy} = ${copie}, ${isUnmodifiedSince}), 0)`.mapWith(
          Boolean,
        ),
    })
    .from(itemChanges)
    .innerJoin(adminLogs, eq(adminLogs.id, itemChanges.entree))
    .where(
      and(
        eq(itemChanges.entree, entree),
        eq(adminLogs.action, 'import.write'),
        sql`(${isImportVisibleTo(editor)} or ${isChangeVisible})`,
      ),
    )
    .orderBy(kind, geste, id)
}

type Part = {
  kind: ItemKind
  batch: Change[]
  entry: ReturnType<typeof undoEntry>
  importer: string | null
}

/** Whoever imported may take back what they made, as long as nobody edited it. */
async function removeMade(db: Database, editor: Editor, part: Part): Promise<void> {
  const { kind, batch, importer } = part
  const ids = batch.map(({ id }) => id)
  await writeBatch(db, [
    failUnless(sql`${editor.userId} = ${importer} or ${editor.may('content.delete')}`, 'statut'),
    asMade(kind, editor, batch),
    ...removalStatements(editor, kind, ids),
    ...entryStatements(db, editor, part),
  ])
}

/** Fails the batch where an item is no longer as it was made. */
function asMade(kind: ItemKind, editor: Editor, batch: Change[]): SQL {
  const table = contentTables[kind]
  const made = JSON.stringify(batch.map(({ id, version }) => ({ id, version })))
  const current = currentVersions(sql`${kind}`, sql`value ->> 'id'`)
  const isThere = sql`exists (select 1 from ${table} where ${table.id} = value ->> 'id' and ${isItemEditableBy(kind, editor)})`
  return failUnless(
    sql`not exists (select 1 from json_each(${made}) where not ${isThere} or value ->> 'version' not in ${current})`,
    'stale',
  )
}

const entryStatements = (db: Database, editor: Editor, { kind, batch, entry }: Part): Statement[] =>
  changeEntryStatements(db, editor, {
    ...entry,
    kind,
    items: batch.map(({ id, version, geste }) => ({ id, version, geste })),
  })

async function giveItemsBack(
  db: Database,
  editor: Editor,
  { kind, batch, entry }: Part,
): Promise<void> {
  const ids = batch.map(({ id }) => id)
  const isMeant = sql`${itemChanges} where ${eq(itemChanges.entree, entry.recordId)} and ${isOneOf(itemChanges.item_id, ids)}`
  const [items, former] = await Promise.all([
    readItems(db, editor, kind, isAmong(kind, ids)),
    readFormer(db, kind, isMeant),
  ])
  if (items.length < batch.length) throw new AppError('NOT_FOUND', cannotBeUndone)
  await giveBack(db, editor, kind, { items, former, isBeside: false, entry })
}

/** The working copies of before, or none where there was none. */
async function giveCopiesBack(db: Database, editor: Editor, part: Part): Promise<void> {
  const { kind, batch } = part
  const table = contentTables[kind]
  const ids = batch.map(({ id }) => id)
  const made = JSON.stringify(batch.map(({ id, copie }) => ({ id, copie })))
  const { item_id, version } = workingCopies
  const isMeant = isOneOf(item_id, ids)
  const isOfKind = sql`${workingCopies.kind} = ${kind} and ${isMeant}`
  const former = sql`(select ${revisions.contenu} from ${revisions} where ${revisions.kind} = ${kind} and ${revisions.item_id} = ${item_id} and ${revisions.quoi} = 'copie' and ${revisions.version} = ${version} - 1 order by ${revisions.remplace_le} desc limit 1)`
  await writeBatch(db, [
    failUnless(
      sql`not exists (select 1 from ${table} where ${isAmong(kind, ids)} and not ${isItemEditableBy(kind, editor)})`,
      'statut',
    ),
    failUnless(
      sql`not exists (select 1 from json_each(${made}) where not exists (select 1 from ${workingCopies} where ${workingCopies.kind} = ${kind} and ${item_id} = value ->> 'id' and ${version} = value ->> 'copie'))`,
      'stale',
    ),
    keepCopiesStatement(kind, isMeant, editor.now),
    sql`delete from ${workingCopies} where ${isOfKind} and not exists ${former}`,
    sql`update ${workingCopies} set contenu = ${former}, depuis = null, version = version + 1, modifie_par = ${editor.userId}, modifie_le = ${editor.now.toISOString()} where ${isOfKind}`,
    ...entryStatements(db, editor, part),
  ])
}
