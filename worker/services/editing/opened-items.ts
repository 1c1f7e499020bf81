import { and, eq, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { users, workingCopies } from '#drizzle/schema/index.ts'
import { applyEdits, editsBetween, type FieldConflicts } from '#shared/items/draft-edits.ts'
import { draftFrom, type ItemDraft, type ItemDrafting } from '#shared/items/item-drafting.ts'
import type { Statut } from '#shared/items/statut.ts'
import type { Database } from '#worker/database/db.ts'
import { type Editor, isItemEditableBy } from '#worker/services/access/rights.ts'

import { type KnownLabels, readKnownLabels, underPresentLabels } from './known-labels.ts'
import { findWriting } from './revisions.ts'

/** An item as it is stored. */
type Stored<Item> = { id: string; version: number; statut: Statut; item: Item }

/** What an editor sees of an item. */
export type Opened<Draft, Item> = Stored<Item> & {
  /** The item as a draft, without its unpublished changes. */
  itemDraft: Draft
  draft: Draft
  /** The version of the working copy; 0 without one. */
  copie: number
  /** Fields that the working copy and the item changed differently. The draft has those of the copy. */
  conflicts: FieldConflicts
}

type StoredCopy = Pick<typeof workingCopies.$inferSelect, 'contenu' | 'depuis' | 'modifie_le'>

/** The draft of a working copy, with what the item changed meanwhile. */
export function draftOfCopy<Draft extends ItemDraft, Item extends object>(
  drafting: ItemDrafting<Draft, Item>,
  known: KnownLabels,
  { contenu, depuis, modifie_le }: StoredCopy,
  itemDraft: Draft,
): Pick<Opened<Draft, Item>, 'draft' | 'conflicts'> {
  const stored: Record<string, unknown> = JSON.parse(contenu)
  const read = (values: object): Draft => ({
    ...underPresentLabels(known, draftFrom(drafting, 'copie', values), modifie_le),
    statut: itemDraft.statut,
  })
  const written = read(stored)
  const since: Record<string, unknown> | null = depuis === null ? null : JSON.parse(depuis)
  const edits =
    since === null
      ? editsBetween(itemDraft, written)
      : Object.fromEntries(
          Object.entries(editsOf(read({ ...stored, ...since }), written)).filter(
            ([name]) => name in since,
          ),
        )
  const { draft, conflicts } = applyEdits(itemDraft, edits)
  const mine = Object.entries(conflicts).map(([name, conflict]) => [name, conflict.mine])
  return { draft: { ...draft, ...Object.fromEntries(mine) }, conflicts }
}

/** Every field with what it was and what it is, changed or not. */
function editsOf(from: object, to: object) {
  const before = new Map(Object.entries(from))
  return Object.fromEntries(
    Object.entries(to).map(([name, value]) => [name, { from: before.get(name), to: value }]),
  )
}

type Seen = { modifie_par: string | null; modifie_le: string; isEditable: boolean }

/** What is read of an item, with its draft and who saved that last. */
export async function withDraft<
  Draft extends ItemDraft,
  Item extends object,
  Read extends Stored<Item>,
>(
  db: Database,
  editor: Editor,
  drafting: ItemDrafting<Draft, Item>,
  id: string,
  reading: Promise<Read>,
): Promise<Read & Opened<Draft, Item> & Seen> {
  const { kind } = drafting
  const table = contentTables[kind]
  const [stored, writing, known, [row], [right]] = await Promise.all([
    reading,
    findWriting(db, kind, id),
    readKnownLabels(db),
    db
      .select({ copy: workingCopies, auteur: users.email })
      .from(workingCopies)
      .leftJoin(users, eq(users.id, workingCopies.modifie_par))
      .where(and(eq(workingCopies.kind, kind), eq(workingCopies.item_id, id))),
    db
      .select({ isEditable: isItemEditableBy(kind, editor).mapWith(Boolean) })
      .from(table)
      .where(sql`${table.id} = ${id}`),
  ])
  const isEditable = right?.isEditable ?? false
  const itemDraft = { ...drafting.draftOf(stored.item), statut: stored.statut }
  const modifie_par = writing?.auteur ?? null
  const modifie_le = writing?.le ?? ''
  // Whoever may only read the item reads what visitors see.
  if (!row || !isEditable) {
    const opened = { itemDraft, draft: itemDraft, copie: 0, conflicts: {} }
    return { ...stored, ...opened, modifie_par, modifie_le, isEditable }
  }
  const read = draftOfCopy(drafting, known, row.copy, itemDraft)
  const { version: copie, modifie_le: copiedAt } = row.copy
  // Nobody is asked about what they changed themselves.
  const isOwnChange =
    writing !== null && writing.par === row.copy.modifie_par && writing.le > copiedAt
  const opened = isOwnChange ? withItem(read) : read
  return {
    ...stored,
    itemDraft,
    ...opened,
    copie,
    modifie_par: row.auteur,
    modifie_le: copiedAt,
    isEditable,
  }
}

/** The conflicts decided for the item. */
function withItem<Draft, Item>({
  draft,
  conflicts,
}: Pick<Opened<Draft, Item>, 'draft' | 'conflicts'>): Pick<
  Opened<Draft, Item>,
  'draft' | 'conflicts'
> {
  const theirs = Object.entries(conflicts).map(([name, conflict]) => [name, conflict.theirs])
  return { draft: { ...draft, ...Object.fromEntries(theirs) }, conflicts: {} }
}
