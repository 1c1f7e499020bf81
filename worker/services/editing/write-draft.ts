import { sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { workingCopies } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { editsBetween, isSame } from '#shared/items/draft-edits.ts'
import type { ItemDraft } from '#shared/items/item-drafting.ts'
import type { Database } from '#worker/database/db.ts'
import type { Statement } from '#worker/database/write-batch.ts'
import type { Editor } from '#worker/services/access/rights.ts'
import { renameStatements } from '#worker/services/items/former-slugs.ts'
import { logRowsStatement } from '#worker/services/journal/admin-logs.ts'
import {
  type ChangedItem,
  type SharedEntry,
  sharedEntryStatements,
} from '#worker/services/journal/change-entry.ts'

import {
  endSessionsStatement,
  isFirstSaveOfSession,
  noteSessionStatement,
} from './editing-sessions.ts'
import { acceptedTree, type ItemInput, type ItemStorage } from './item-storage.ts'
import { underKnownLabels } from './known-labels.ts'
import type { Opened } from './opened-items.ts'
import { keepCopiesStatement, keepItemsStatement } from './revisions.ts'
import { updateStatement } from './update-statement.ts'
import { retryWithoutRefused, validItem } from './valid-item.ts'
import { storeCopyStatement, writeAtVersions } from './working-copies.ts'

type DraftWrite<Draft> = {
  draft: Draft
  /** Values that changes began from, of fields that the item changed since. */
  baseValues?: Readonly<Record<string, unknown>>
  /** The draft that is replaced becomes a revision, even within a session. */
  isNewSession?: boolean
  /** Row of the journal that several items share, such as that of an import. */
  entry?: SharedEntry
}

type WrittenDraft<Draft> = { version: number; copie: number; draft: Draft }

/**
 * Writes the draft of an item as it was opened. The changes of a public item go into its working copy. Those of
 * any other go into its row, and values that are not valid into its working copy.
 */
export async function writeDraft<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  opened: Opened<Draft, Item>,
  write: DraftWrite<Draft>,
): Promise<WrittenDraft<Draft>> {
  if (opened.statut === 'valide') return writeCopy(db, editor, storage, opened, write)
  return retryWithoutRefused((refused) => writeRow(db, editor, storage, opened, write, refused))
}

async function writeCopy<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  { kind }: ItemStorage<Draft, Item>,
  { id, version, copie, itemDraft }: Opened<Draft, Item>,
  { draft, baseValues, ...write }: DraftWrite<Draft>,
): Promise<WrittenDraft<Draft>> {
  const stored = storeCopyStatement(db, editor, kind, { id, copie, itemDraft, draft, baseValues })
  await writeAtVersions(
    db,
    editor,
    kind,
    { id, version, copie },
    sessionStatements(db, editor, kind, {
      ...write,
      changed: { id, version: 0, geste: 'copie', copie: stored.copie },
      revisions: [keepCopyOnFirstSave(editor, kind, id)],
      writes: [stored.statement],
    }),
  )
  return { version, copie: stored.copie, draft }
}

async function writeRow<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  opened: Opened<Draft, Item>,
  { draft, baseValues, ...write }: DraftWrite<Draft>,
  refused: ReadonlySet<string>,
): Promise<WrittenDraft<Draft>> {
  const { kind } = storage
  const { id, version, copie } = opened
  const valid = validItem(storage, draft, opened.item, refused)
  return underKnownLabels(db, valid, async (within, item, facts) => {
    const table = contentTables[kind]
    const itemDraft = { ...storage.draftOf(item), statut: opened.statut }
    const labelled = withLabelsOf(draft, valid, item)
    const stored = storeCopyStatement(within, editor, kind, {
      id,
      copie,
      itemDraft,
      draft: labelled,
      baseValues,
    })
    const changes = changedValues(opened.item, item)
    await writeAtVersions(
      within,
      editor,
      kind,
      { id, version, copie },
      sessionStatements(within, editor, kind, {
        ...write,
        changed: { id, version: version + 1 },
        revisions: [
          keepCopyOnFirstSave(editor, kind, id),
          // Undoing an import reads the row that it replaced, also where there is a working copy.
          ...(copie === 0 || write.entry
            ? [
                keepItemsStatement(
                  kind,
                  sql`${table.id} = ${id} and ${isFirstSaveOfSession(editor, kind, id)}`,
                  editor.now,
                ),
              ]
            : []),
        ],
        writes: [
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
        ],
      }),
    )
    return { version: version + 1, copie: stored.copie, draft: labelled }
  })
}

type SessionWrite = Pick<DraftWrite<unknown>, 'isNewSession' | 'entry'> & {
  changed: ChangedItem
  /** Keep what is replaced, with the first save of a session. */
  revisions: Statement[]
  writes: Statement[]
}

/** The statements of a save, with its revision, its row of the journal and its editing session. */
const sessionStatements = (
  db: Database,
  editor: Editor,
  kind: ItemKind,
  { isNewSession = false, entry, changed, revisions, writes }: SessionWrite,
): Statement[] => [
  ...(isNewSession || entry ? [endSessionsStatement(kind, sql`${changed.id}`)] : []),
  ...revisions,
  ...writes,
  // A write that several items share is no part of a session, so the next save keeps it as a revision.
  ...(entry
    ? sharedEntryStatements(db, editor, kind, entry, changed)
    : [
        logSessionStatement(editor, kind, changed.id),
        noteSessionStatement(db, editor, { kind, id: changed.id, isSave: true }),
      ]),
]

const keepCopyOnFirstSave = (editor: Editor, kind: ItemKind, id: string): Statement =>
  keepCopiesStatement(
    kind,
    sql`${workingCopies.item_id} = ${id} and ${isFirstSaveOfSession(editor, kind, id)}`,
    editor.now,
  )

/** Logs a session with its first save. */
const logSessionStatement = (editor: Editor, kind: ItemKind, id: string): Statement => {
  const table = contentTables[kind]
  return logRowsStatement(editor, {
    action: `${kind}.copie`,
    table: `${kind}s`,
    recordId: table.id,
    rows: sql`${table} where ${table.id} = ${id} and ${isFirstSaveOfSession(editor, kind, id)}`,
    details: {},
    rowDetails: { slug: table.slug, statut: table.statut },
  })
}

/** A draft with the labels of the row, in fields whose labels the row could take. */
function withLabelsOf<Draft extends ItemDraft>(
  draft: Draft,
  valid: ItemInput,
  { categories, tags }: ItemInput,
): Draft {
  return {
    ...draft,
    ...(isSame(valid.categories, draft.categories) ? { categories } : {}),
    ...(isSame(valid.tags, draft.tags) ? { tags } : {}),
  }
}

/** The columns whose values differ. */
function changedValues<Item extends object>(from: Item, to: Item): Partial<Item> {
  const edits = Object.entries(editsBetween(from, to))
  // `Object.fromEntries` loses the type. Names and values are those of the item.
  return Object.fromEntries(edits.map(([name, edit]) => [name, edit.to])) as Partial<Item>
}
