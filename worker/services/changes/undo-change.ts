import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'

import { contentTables, titleColumns } from '#drizzle/schema/content-tables.ts'
import { adminLogs, itemChanges, revisions } from '#drizzle/schema/index.ts'
import { itemsPerChange } from '#shared/admin/field-change.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { itemAsFar } from '#shared/items/item-drafting.ts'
import { countOf } from '#shared/text/plural.ts'
import type { Database } from '#worker/database/db.ts'
import type { Statement } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import type { Editor } from '#worker/services/access/rights.ts'
import { isChangeVisibleTo } from '#worker/services/access/visible-changes.ts'
import {
  type ItemChanges,
  type ItemInput,
  withStorage,
} from '#worker/services/editing/item-storage.ts'
import { asSlugConflict, leaveFormerSlug } from '#worker/services/editing/writing/item-slugs.ts'
import { endFormerSlugStatement, renameStatements } from '#worker/services/items/former-slugs.ts'
import { isUnmodifiedSince, isUndone } from '#worker/services/journal/current-versions.ts'

import { isBesideContent, writeItems } from './apply-change.ts'
import { readItems, type StoredItem } from './item-updates.ts'

type Undoing = {
  /** The row of the journal to undo. */
  entree: string
  /** Id of the row that says so: the same for every batch of a long work. */
  annulation: string
}

export type UndoOutcome = {
  /** The items that were given back what they were. */
  ids: string[]
  /** How many are still to be. */
  restantes: number
  /** The titles of those that were edited or deleted since, and are left as they are. */
  passees: string[]
}

/**
 * Gives the items of a change back what they were, a batch of them at each call; what they are becomes a
 * revision, and the journal says it. One that was edited again is left alone; refuses, and names why, where
 * all of them were.
 */
export async function undoChange(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  { entree, annulation }: Undoing,
): Promise<UndoOutcome> {
  const next = nextOf(kind, editor, { entree, annulation })
  const { item_id: id } = itemChanges
  const [[entry, changes], items, former] = await Promise.all([
    readChange(db, kind, editor, { entree, annulation }),
    readItems(db, editor, kind, sql`${contentTables[kind].id} in (select ${id} from ${next})`),
    readFormer(db, kind, next),
  ])
  if (!entry || changes.length === 0) throw new AppError('NOT_FOUND', cannotBeUndone)
  const left = changes.filter((change) => !change.isUndoneByThis)
  const [unmodified, edited] = [
    left.filter((change) => change.isUnmodifiedSince),
    left.filter((change) => !change.isUnmodifiedSince),
  ]
  if (edited.length === changes.length) {
    const isUndoneAlready = changes.some((change) => change.isUndone)
    throw new AppError('CONFLICT', isUndoneAlready ? undoneAlready : editedAgain(edited))
  }
  const passees = edited.map(({ titre }) => titre ?? 'une fiche supprimée')
  const batch = unmodified.slice(0, itemsPerChange)
  if (batch.length === 0) return { ids: [], restantes: 0, passees }
  if (items.length < batch.length) throw new AppError('NOT_FOUND', cannotBeUndone)
  await giveBack(db, editor, kind, {
    items,
    former,
    isBeside: isBesideContent(entry.champ),
    entry: {
      entree: annulation,
      action: `${kind}.undo`,
      recordId: entree,
      details: { action: entry.action, champ: entry.champ },
    },
  })
  return {
    ids: batch.map((change) => change.id),
    restantes: unmodified.length - batch.length,
    passees,
  }
}

type GivingBack = Pick<Parameters<typeof writeItems>[3], 'items' | 'entry'> & {
  /** What they were, as JSON by their ids. */
  former: ReadonlyMap<string, string>
  /** Of a fact that their editor does not write. */
  isBeside: boolean
}

/** Makes items what they were, with the row of the journal that says so. */
export async function giveBack(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  { items, former, isBeside, entry }: GivingBack,
): Promise<void> {
  const undone = items.map((item) => {
    const columns = formerColumns(item, former.get(item.id))
    return { item, columns }
  })
  const dated = isBeside ? {} : { date_modification: editor.now.toISOString() }
  try {
    await writeItems(db, editor, kind, {
      items,
      isOfStatut: undone.some(({ item, columns }) => columns.statut !== item.row.statut),
      isPublishing: false,
      updates: undone.flatMap(({ item, columns }) =>
        [
          movedAddress(db, editor, item, columns.slug),
          item.update({ ...columns, ...dated }),
        ].flat(),
      ),
      entry,
    })
  } catch (error) {
    throw asSlugConflict(kind, error)
  }
}

type Entry = {
  action: string
  /** Of a change of one field. */
  champ: string | null
}

type Change = {
  id: string
  titre: string | null
  isUnmodifiedSince: boolean
  /** Whether any work has given the item back what it was, or this one has. */
  isUndone: boolean
  isUndoneByThis: boolean
}

/** A change, as far as an editor may know of its items. */
async function readChange(
  db: Database,
  kind: ItemKind,
  editor: Editor,
  undoing: Undoing,
): Promise<[Entry | undefined, Change[]]> {
  const table = contentTables[kind]
  const { item_id: id } = itemChanges
  const { entree } = undoing
  const [[entry], changes] = await Promise.all([
    db
      .select({
        action: adminLogs.action,
        champ: sql<string | null>`${adminLogs.new_values} ->> '$.details.champ'`,
      })
      .from(adminLogs)
      .where(and(eq(adminLogs.id, entree), eq(adminLogs.table_name, `${kind}s`))),
    db
      .select({
        id,
        titre: titleColumns[kind],
        isUnmodifiedSince: isUnmodifiedSince.mapWith(Boolean),
        isUndone: isUndone({ entree, action: `${kind}.undo` }),
        isUndoneByThis: isUndoneBy(kind, editor, undoing),
      })
      .from(itemChanges)
      .leftJoin(table, eq(table.id, id))
      .where(isChangeOf(kind, editor, entree))
      .orderBy(id),
  ])
  return [entry, changes]
}

const isChangeOf = (kind: ItemKind, editor: Editor, entree: string) =>
  and(eq(itemChanges.entree, entree), eq(itemChanges.kind, kind), isChangeVisibleTo(kind, editor))

/** Whether this work has come to an item of the change. */
const isUndoneBy = (kind: ItemKind, { userId }: Editor, { entree, annulation }: Undoing) =>
  isUndone({ entree, action: `${kind}.undo`, by: { annulation, userId } })

/** The rows of a change that the next batch undoes, in the order of `readChange`: all is read in one turn. */
function nextOf(kind: ItemKind, editor: Editor, undoing: Undoing): SQL {
  return sql`${itemChanges} where ${isChangeOf(kind, editor, undoing.entree)} and not ${isUndoneBy(kind, editor, undoing)} and ${isUnmodifiedSince} order by ${itemChanges.item_id} limit ${itemsPerChange}`
}

/** What items were before a change, as JSON by their ids. */
export async function readFormer(
  db: Database,
  kind: ItemKind,
  next: SQL,
): Promise<Map<string, string>> {
  const { item_id: id, version, contenu } = revisions
  const rows = await db
    .select({ id, contenu })
    .from(revisions)
    .where(
      and(
        eq(revisions.kind, kind),
        eq(revisions.quoi, 'fiche'),
        sql`(${id}, ${version}) in (select ${itemChanges.item_id}, ${itemChanges.version} - 1 from ${next})`,
      ),
    )
  return new Map(rows.map((row) => [row.id, row.contenu]))
}

/** What an item was, as far as a release of today understands it. */
function formerColumns(item: StoredItem, contenu: string | undefined) {
  if (contenu === undefined) throw new AppError('CONFLICT', notKept(item))
  const kept: unknown = JSON.parse(contenu)
  const given = typeof kept === 'object' && kept !== null ? kept : {}
  const fields = withStorage(item.kind, (storage): ItemInput => itemAsFar(storage, given))
  const verified = verifiedSchema.safeParse(given).data ?? {}
  return { ...fields, ...verified } satisfies ItemChanges
}

/** Kept beside the fields of an item, which its editor writes. */
const verifiedSchema = z.object({
  verifie_avec: z.string().nullable(),
  verifie_le: z.string().nullable(),
})

/** An address that goes back is followed as any other. */
const movedAddress = (
  db: Database,
  editor: Editor,
  { kind, id, slug: current }: StoredItem,
  slug: string,
): Statement[] =>
  slug === current
    ? []
    : [
        leaveFormerSlug(editor, { kind, slug }),
        ...renameStatements(db, { kind, id, slug }),
        endFormerSlugStatement(db, { kind, slug }),
      ]

export const cannotBeUndone = 'Ce changement ne peut pas être annulé.'
export const undoneAlready = 'Ce changement a déjà été annulé.'

const notKept = ({ titre }: StoredItem) =>
  `Rien n’a été annulé\u00a0: ce qu’était «\u00a0${titre}\u00a0» n’est plus gardé.`

/** Names the first of them, if it may be named: who was to undo looks there. */
export function editedAgain(edited: readonly { titre: string | null }[]): string {
  const [first] = edited
  const others = edited.length - 1
  const also = others === 0 ? '' : ` et ${countOf(others, 'autre fiche', 'autres fiches')}`
  if (!first || first.titre === null) {
    const gone = others === 0 ? 'a été modifiée ou supprimée' : 'ont été modifiées ou supprimées'
    return `Rien n’a été annulé\u00a0: une fiche${also} ${gone} depuis.`
  }
  const verb = others === 0 ? 'a été modifiée' : 'ont été modifiées'
  return `Rien n’a été annulé\u00a0: «\u00a0${first.titre}\u00a0»${also} ${verb} depuis.`
}
