import { readCategoryFacts } from '#drizzle/derived/category-facts.ts'
import type { AdminAction } from '#shared/admin/admin-log.ts'
import type { ItemDraft } from '#shared/items/item-drafting.ts'
import type { Statut } from '#shared/items/statut.ts'
import { filingCode } from '#shared/search/category-facts.ts'
import { missingField } from '#shared/site/refused-value.ts'
import { hasVisibleText } from '#shared/text/control-characters.ts'
import type { Database } from '#worker/database/db.ts'
import { AppError } from '#worker/runtime/errors.ts'
import type { Editor } from '#worker/services/access/rights.ts'
import { endFormerSlugStatement, renameStatements } from '#worker/services/items/former-slugs.ts'
import type { SharedEntry } from '#worker/services/journal/change-entry.ts'

import { acceptedTree, type ItemChanges, type ItemInput, type ItemStorage } from './item-storage.ts'
import { underKnownLabels } from './known-labels.ts'
import { getItemRow, getItemToEdit } from './opened-items.ts'
import { updateStatement } from './update-statement.ts'
import { retryWithoutRefused, validItem } from './valid-item.ts'
import { storeCopyStatement } from './working-copies.ts'
import type { AtVersion } from './writing/edit-failures.ts'
import { freeCopySlug } from './writing/item-slugs.ts'
import { type CreatedItem, writeNewItem } from './writing/new-item.ts'
import { type UpdatedItem, writeEdit } from './writing/write-edit.ts'

type NewItem<Draft, Item> = {
  item: Item
  id?: string
  details?: Record<string, unknown>
  /** The draft of an item that holds only its valid values. */
  draft?: Draft
  /** Row of the journal that several items share: the item is imported. */
  entry?: SharedEntry | undefined
}

/** Writes a new item and its row of the journal. */
export function createItem<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  { item, id, details = {}, draft, entry }: NewItem<Draft, Item>,
): Promise<CreatedItem> {
  const { kind } = storage
  return underKnownLabels(db, item, (within, labelled, facts) => {
    const context = { facts, parse: acceptedTree }
    return writeNewItem(within, editor, {
      kind,
      id,
      slug: labelled.slug,
      statut: labelled.statut,
      cote_code: filingCode(facts, labelled.categories),
      details,
      entry,
      insert: (values) => storage.insert(within, labelled, context, values),
      beside: (written) =>
        draft === undefined
          ? []
          : [
              storeCopyStatement(within, editor, kind, {
                id: written,
                copie: 0,
                itemDraft: { ...storage.draftOf(labelled), statut: labelled.statut },
                draft,
              }).statement,
            ],
    })
  })
}

/** Without `copie`, the edit leaves the working copy as it is. */
type ItemEdit<Item> = AtVersion & {
  copie?: number
  /** The status before the edit. */
  depuis: Statut
  item: Item
  /** Added to the public history of the kinds that have one. */
  note?: string | undefined
}

/**
 * Writes all fields of an item and answers a request for a review. Throws `CONFLICT` for another version than
 * the stored one, `BAD_REQUEST` for refused markdown.
 */
export function updateItem<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  { item, depuis, note, ...at }: ItemEdit<Item>,
): Promise<UpdatedItem> {
  const { kind } = storage
  const { id } = at
  return underKnownLabels(db, item, async (within, labelled, facts) => {
    const { slug, statut, categories, tags } = labelled
    const changes: Partial<Item> & ItemChanges = {
      ...storage.withNote(labelled, note, editor.now),
      date_modification: editor.now.toISOString(),
      relecture_le: null,
    }
    const update = { id, item: labelled, changes, facts, parse: acceptedTree }
    const written = await writeEdit(within, editor, {
      ...at,
      kind,
      slug,
      statut,
      details: { slug, statut, depuis, note },
      statements: [
        ...renameStatements(within, { kind, id, slug }),
        endFormerSlugStatement(within, { kind, slug }),
        updateStatement(within, storage, update),
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

/** Writes a new draft, which may be incomplete. Only its title is required. */
export function createDraft<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  { draft, ...options }: Omit<NewItem<Draft, Item>, 'item'> & { draft: Draft },
): Promise<CreatedItem> {
  requireTitle(storage, draft)
  const slug = `brouillon-${crypto.randomUUID().slice(0, 8)}`
  const empty: Item = { ...storage.emptyItem, slug, statut: 'brouillon' }
  return retryWithoutRefused((refused) =>
    createItem(db, editor, storage, {
      item: validItem(storage, draft, empty, refused),
      draft,
      ...options,
    }),
  )
}

/** Throws `BAD_REQUEST` for a draft without a title. */
function requireTitle<Draft extends ItemDraft, Item extends ItemInput>(
  { titleField, titleOf, names }: ItemStorage<Draft, Item>,
  draft: Draft,
): void {
  if (hasVisibleText(titleOf(draft))) return
  const message = names[titleField].missing ?? missingField
  throw new AppError('BAD_REQUEST', message, { details: { fields: { [titleField]: [message] } } })
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

const titleMaxLength = 160
const titleSuffix = ' (copie)'

/** The title of a copy. */
function copyTitle(title: string): string {
  const room = titleMaxLength - titleSuffix.length
  return Array.from(title).slice(0, room).join('').slice(0, room).trimEnd() + titleSuffix
}
