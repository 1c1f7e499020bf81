import { sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { workingCopies } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import {
  applyEdits,
  type DraftEdits,
  editsBetween,
  type FieldConflicts,
  isSame,
} from '#shared/items/draft-edits.ts'
import type { ItemDraft } from '#shared/items/item-drafting.ts'
import type { Database } from '#worker/database/db.ts'
import type { Statement } from '#worker/database/write-batch.ts'
import { findAppError } from '#worker/runtime/errors.ts'
import type { Editor } from '#worker/services/access/rights.ts'
import { renameStatements } from '#worker/services/items/former-slugs.ts'
import { logRowsStatement } from '#worker/services/journal/admin-logs.ts'
import { type SharedEntry, sharedEntryStatements } from '#worker/services/journal/change-entry.ts'
import { isGuardFailure } from '#worker/services/journal/write-guard.ts'

import { acceptedTree } from './accepted-tree.ts'
import { beginsSession, endSessions, listOthers, noteSession } from './editing-sessions.ts'
import type { ItemInput, ItemStorage } from './item-storage.ts'
import { openItem } from './items.ts'
import { underKnownLabels } from './known-labels.ts'
import type { Opened } from './opened-items.ts'
import { keepCopiesStatement, keepItemsStatement } from './revisions.ts'
import { updateStatement } from './update-statement.ts'
import { validItem, writeAccepted } from './valid-item.ts'
import { storeCopy, writeKnown } from './working-copies.ts'
import { notEditable } from './writing/edit-failures.ts'
import { asSlugConflict } from './writing/item-slugs.ts'

type Saving = {
  id: string
  /** The versions that the editor saw last. */
  seen: { version: number; copie: number }
  edits: DraftEdits
}

/** What is stored after a save. */
export type Saved<Draft> = {
  version: number
  copie: number
  enregistre_le: string
  /** The draft where it is another than what the editor saw and sent. */
  draft: Draft | null
  /** What was not stored: the editor chooses. */
  conflicts: FieldConflicts
  /** E-mail addresses of others who have the item open. */
  autres: string[]
}

/** So often a save is tried again, where others save the same item at that moment. */
const maxTries = 5

/** Saves edits of an item's draft, merged with what others saved since it was read. Publishes nothing. */
export async function saveEdits<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  { id, seen, edits }: Saving,
  attempt = 1,
): Promise<Saved<Draft>> {
  const [opened, autres] = await Promise.all([
    openEditable(db, editor, storage, id),
    listOthers(db, editor, storage.kind, id),
  ])
  const start = withResolved(opened, edits)
  const { draft, conflicts } = applyEdits(start.draft, edits)
  const isAsSeen = opened.version === seen.version && opened.copie === seen.copie
  try {
    const isUnchanged = isSame(draft, opened.draft) && start.isAsOpened
    const stored = isUnchanged
      ? { version: opened.version, copie: opened.copie, draft }
      : await writeDraft(db, editor, storage, opened, { draft, since: start.since })
    return {
      version: stored.version,
      copie: stored.copie,
      enregistre_le: editor.now.toISOString(),
      draft: isAsSeen && isSame(stored.draft, draft) ? null : stored.draft,
      conflicts,
      autres,
    }
  } catch (error) {
    if (!isOvertaken(error) || attempt === maxTries) throw error
    return saveEdits(db, editor, storage, { id, seen, edits }, attempt + 1)
  }
}

/** Whether somebody saved between what was read and what was to be written. */
export const isOvertaken = (error: unknown) => isGuardFailure(findAppError(error)?.cause, 'stale')

/** An item that its editor may change. Throws `FORBIDDEN` for one that they may only read. */
export async function openEditable<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  id: string,
) {
  const opened = await openItem(db, editor, storage, id)
  if (!opened.isEditable) throw notEditable(storage.kind)
  return opened
}

/**
 * The draft that edits begin from. An edit that begins from the item's value decides a conflict of the working
 * copy; what is undecided keeps the value that its change began from.
 */
function withResolved<Draft extends ItemDraft, Item extends object>(
  { draft, conflicts }: Opened<Draft, Item>,
  edits: DraftEdits,
) {
  const resolved = Object.entries(conflicts).filter(
    ([name, { theirs }]) => edits[name] && isSame(edits[name].from, theirs),
  )
  const names = new Set(resolved.map(([name]) => name))
  const undecided = Object.entries(conflicts).filter(([name]) => !names.has(name))
  return {
    draft: {
      ...draft,
      ...Object.fromEntries(resolved.map(([name, { theirs }]) => [name, theirs])),
    },
    since: Object.fromEntries(undecided.map(([name, { from }]) => [name, from])),
    isAsOpened: resolved.length === 0,
  }
}

type DraftWrite<Draft> = {
  draft: Draft
  since?: Readonly<Record<string, unknown>>
  /** What is replaced is kept, whoever wrote it when. */
  isNewSession?: boolean
  /** The row of the journal, where it is that of more than this item. */
  entry?: SharedEntry
}

type StoredDraft<Draft> = { version: number; copie: number; draft: Draft }

/**
 * Writes the draft of an item as it was opened: beside the item if that is public, else into its row as far as
 * the values are valid, and beside it where they are not.
 */
export async function writeDraft<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  opened: Opened<Draft, Item>,
  write: DraftWrite<Draft>,
): Promise<StoredDraft<Draft>> {
  if (opened.statut === 'valide') return writeChanges(db, editor, storage, opened, write)
  return writeAccepted((refused) => writeRow(db, editor, storage, opened, write, refused))
}

async function writeChanges<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  { kind }: ItemStorage<Draft, Item>,
  { id, version, copie, itemDraft }: Opened<Draft, Item>,
  { draft, since, isNewSession, entry }: DraftWrite<Draft>,
): Promise<StoredDraft<Draft>> {
  const stored = storeCopy(db, editor, kind, {
    id,
    copie,
    itemDraft,
    draft,
    ...(since && { since }),
  })
  await writeKnown(db, editor, kind, { id, version, copie }, [
    ...(isNewSession || entry ? [endSession(kind, id)] : []),
    keepCopiesStatement(
      kind,
      sql`${workingCopies.item_id} = ${id} and ${beginsSession(editor, kind, id)}`,
      editor.now,
    ),
    stored.statement,
    ...(entry
      ? sharedEntryStatements(db, editor, kind, entry, {
          id,
          version: 0,
          geste: 'copie',
          copie: stored.copie,
        })
      : [sessionEntry(editor, kind, id)]),
    noteSession(db, editor, kind, id, true),
  ])
  return { version, copie: stored.copie, draft }
}

async function writeRow<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  opened: Opened<Draft, Item>,
  { draft, since, isNewSession, entry }: DraftWrite<Draft>,
  refused: ReadonlySet<string>,
): Promise<StoredDraft<Draft>> {
  const { kind } = storage
  const { id, version, copie } = opened
  const valid = validItem(storage, draft, opened.item, refused)
  return underKnownLabels(db, valid, async (within, item, facts) => {
    const table = contentTables[kind]
    const itemDraft = { ...storage.draftOf(item), statut: opened.statut }
    const labelled = withLabelsOf(draft, valid, item)
    const stored = storeCopy(within, editor, kind, {
      id,
      copie,
      itemDraft,
      draft: labelled,
      ...(since && { since }),
    })
    const changes = changedValues(opened.item, item)
    const isMeant = sql`${table.id} = ${id} and ${beginsSession(editor, kind, id)}`
    const kept =
      copie > 0 && !entry
        ? keepCopiesStatement(
            kind,
            sql`${workingCopies.item_id} = ${id} and ${beginsSession(editor, kind, id)}`,
            editor.now,
          )
        : keepItemsStatement(kind, isMeant, editor.now)
    await writeAt(within, editor, kind, { id, version, copie }, [
      ...(isNewSession || entry ? [endSession(kind, id)] : []),
      kept,
      ...('slug' in changes ? renameStatements(within, { kind, id, slug: item.slug }) : []),
      updateStatement(within, storage, {
        id,
        item,
        changes: { ...changes, date_modification: editor.now.toISOString() },
        facts,
        parse: acceptedTree,
      }),
      sql`update ${table} set version = version + 1 where id = ${id}`,
      stored.statement,
      ...(entry
        ? sharedEntryStatements(within, editor, kind, entry, { id, version: version + 1 })
        : [sessionEntry(editor, kind, id)]),
      noteSession(within, editor, kind, id, true),
    ])
    return { version: version + 1, copie: stored.copie, draft: labelled }
  })
}

/** The same, with the conflict of an address that another item has. */
async function writeAt(...[db, editor, kind, at, statements]: Parameters<typeof writeKnown>) {
  try {
    await writeKnown(db, editor, kind, at, statements)
  } catch (error) {
    throw asSlugConflict(kind, error)
  }
}

/** The row of the journal for a session, with its first save. */
const sessionEntry = (editor: Editor, kind: ItemKind, id: string): Statement => {
  const table = contentTables[kind]
  return logRowsStatement(editor, {
    action: `${kind}.copie`,
    table: `${kind}s`,
    recordId: table.id,
    rows: sql`${table} where ${table.id} = ${id} and ${beginsSession(editor, kind, id)}`,
    details: {},
    rowDetails: { slug: table.slug, statut: table.statut },
  })
}

const endSession = (kind: ItemKind, id: string) => endSessions(kind, sql`${id}`)

/** A draft with the labels as they were written, where they could be. */
function withLabelsOf<Draft extends ItemDraft>(
  draft: Draft,
  given: ItemInput,
  { categories, tags }: ItemInput,
): Draft {
  return {
    ...draft,
    ...(isSame(given.categories, draft.categories) ? { categories } : {}),
    ...(isSame(given.tags, draft.tags) ? { tags } : {}),
  }
}

/** The columns whose values differ. */
function changedValues<Item extends object>(from: Item, to: Item): Partial<Item> {
  const names = new Set(Object.keys(editsBetween(from, to)))
  const changed = Object.entries(to).filter(([name]) => names.has(name))
  // The names are the item's own.
  return Object.fromEntries(changed) as Partial<Item>
}
