import { and, eq } from 'drizzle-orm'

import { readCategoryFacts } from '#drizzle/derived/category-facts.ts'
import { contentTables } from '#drizzle/schema/content-tables.ts'
import type { AdminAction } from '#shared/admin/admin-log.ts'
import type { ItemDraft } from '#shared/items/item-drafting.ts'
import { filingCode } from '#shared/search/category-facts.ts'
import type { Database } from '#worker/database/db.ts'
import { type Editor, isItemVisibleTo } from '#worker/services/access/rights.ts'
import { renameStatements } from '#worker/services/items/former-slugs.ts'
import type { SharedEntry } from '#worker/services/journal/change-entry.ts'

import { acceptedTree } from './accepted-tree.ts'
import { copyTitle, freeCopySlug } from './item-copy.ts'
import type { ItemInput, ItemRow, ItemStorage } from './item-storage.ts'
import { itemToEdit } from './item-to-edit.ts'
import { underKnownLabels } from './known-labels.ts'
import { withWorkingCopy } from './opened-items.ts'
import { ownSlug, unfinishedItem, withFreeSlug } from './unfinished-items.ts'
import { updateStatement } from './update-statement.ts'
import { type AtCopy, unfinishedStatements } from './working-copies.ts'
import { absent, type AtVersion } from './writing/edit-failures.ts'
import { type CreatedItem, writeNewItem } from './writing/new-item.ts'
import { type UpdatedItem, writeEdit } from './writing/write-edit.ts'

async function getItemRow<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  id: string,
): Promise<ItemRow & Item> {
  const { kind } = storage
  const isMeant = and(eq(contentTables[kind].id, id), isItemVisibleTo(kind, editor))
  const [row] = await storage.select(db, isMeant)
  if (!row) throw absent(kind)
  return row
}

/** An item of any status as its editor needs it. Throws `NOT_FOUND`. */
export const getItemToEdit = async <Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  id: string,
) => itemToEdit(storage, await getItemRow(db, editor, storage, id))

/** An item as it was last saved, with its working copy. */
export const openItem = <Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  id: string,
) => withWorkingCopy(db, editor, storage, id, getItemToEdit(db, editor, storage, id))

type NewItem<Draft, Item> = {
  item: Item
  details?: Record<string, unknown>
  /** The draft of an item that is not complete yet. */
  unfinished?: Draft | null
  entry?: SharedEntry | undefined
}

/** Writes a new item and its row of the journal. */
export function createItem<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  { item, details = {}, unfinished = null, entry }: NewItem<Draft, Item>,
): Promise<CreatedItem> {
  const { kind } = storage
  return underKnownLabels(db, item, (within, labelled, facts) => {
    const context = { facts, parse: acceptedTree }
    return writeNewItem(within, editor, {
      kind,
      slug: labelled.slug,
      statut: labelled.statut,
      cote_code: filingCode(facts, labelled.categories),
      details,
      entry,
      insert: (values) => storage.insert(within, labelled, context, values),
      beside: (id) =>
        unfinishedStatements(within, editor, kind, { id, version: 1, copie: 0 }, unfinished),
    })
  })
}

/** Without `copie`, the edit leaves the working copy as it is. An empty slug keeps the stored one. */
type ItemEdit<Draft, Item> = AtVersion & {
  copie?: number
  base?: number | undefined
  item: Item
  /** Added to the public history of the kinds that have one. */
  note?: string | undefined
  raison?: string | undefined
  /** The draft of an item that is not complete yet. */
  unfinished?: Draft | null
  entry?: SharedEntry | undefined
}

/** Throws `CONFLICT` for another version than the stored one, `BAD_REQUEST` for refused markdown. */
export function updateItem<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  { item, note, raison, unfinished = null, ...at }: ItemEdit<Draft, Item>,
): Promise<UpdatedItem> {
  const { kind } = storage
  const { id, version, copie = 0 } = at
  return underKnownLabels(db, item, async (within, labelled, facts) => {
    const { statut, categories, tags } = labelled
    const slug = labelled.slug === '' ? undefined : labelled.slug
    // An undefined slug keeps the stored one: Drizzle leaves undefined columns out.
    const changes: Partial<Item> = {
      ...storage.withNote(labelled, note, editor.now),
      slug,
      date_modification: editor.now.toISOString(),
    }
    const update = { id, item: labelled, changes, facts, parse: acceptedTree }
    const written = await writeEdit(within, editor, {
      ...at,
      kind,
      slug,
      statut,
      details: { slug, statut, note, raison },
      statements: [
        ...(slug === undefined ? [] : renameStatements(within, { kind, id, slug })),
        updateStatement(within, storage, update),
        ...unfinishedStatements(
          within,
          editor,
          kind,
          { id, version: version + 1, copie },
          unfinished,
        ),
      ],
    })
    return { ...written, categories, tags }
  })
}

type FieldsEdit<Item> = AtVersion & {
  fields: Partial<Item>
  action?: AdminAction
  details: Record<string, unknown>
}

/** Saves some fields of an item. */
export async function updateItemFields<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  { id, fields, ...edit }: FieldsEdit<Item>,
): Promise<{ version: number }> {
  const [row, facts] = await Promise.all([
    getItemRow(db, editor, storage, id),
    readCategoryFacts(db),
  ])
  const changes = { ...fields, date_modification: editor.now.toISOString() }
  return writeEdit(db, editor, {
    kind: storage.kind,
    id,
    ...edit,
    statements: [
      updateStatement(db, storage, { id, item: { ...row, ...changes }, changes, facts }),
    ],
  })
}

/** Writes a new item that may be incomplete. Only its title is required. */
export function createItemDraft<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  { draft, entry }: { draft: Draft; entry?: SharedEntry },
): Promise<CreatedItem> {
  const { item, unfinished } = unfinishedItem(storage, draft)
  const write = (slug: string) =>
    createItem(db, editor, storage, { item: { ...item, slug }, unfinished, entry })
  return unfinished ? withFreeSlug(item.slug, ownSlug(), write) : write(item.slug)
}

/** Saves an item that is not public and may be incomplete. */
export async function saveItemDraft<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  { draft, ...at }: AtCopy & { draft: Draft; entry?: SharedEntry },
): Promise<{ version: number; copie: number }> {
  const { item, unfinished } = unfinishedItem(storage, draft)
  const write = (slug: string) =>
    updateItem(db, editor, storage, { ...at, item: { ...item, slug }, unfinished })
  // A slug that is missing or taken keeps the stored one.
  const { version } = await (unfinished ? withFreeSlug(item.slug, '', write) : write(item.slug))
  return { version, copie: unfinished ? at.copie + 1 : 0 }
}

/** Writes a copy of an item as a draft, under its own slug. */
export async function duplicateItem<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  id: string,
): Promise<{ id: string }> {
  const { kind, titleField, titleOf, duplicateValues } = storage
  const { item } = await getItemToEdit(db, editor, storage, id)
  const copy: Item = {
    ...item,
    ...duplicateValues,
    [titleField]: copyTitle(titleOf(item)),
    slug: await freeCopySlug(db, kind, item.slug),
    statut: 'brouillon',
  }
  const created = await createItem(db, editor, storage, { item: copy, details: { copie_de: id } })
  return { id: created.id }
}
