import { and, eq, or, type SQL, sql } from 'drizzle-orm'

import { contentTables, titleColumns } from '#drizzle/schema/content-tables.ts'
import { workingCopies } from '#drizzle/schema/index.ts'
import { foldedTitle } from '#shared/import/folded-title.ts'
import type { ImportRow } from '#shared/import/import-row.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { draftFrom, type ItemDraft, type ItemDrafting } from '#shared/items/item-drafting.ts'
import type { Statut } from '#shared/items/statut.ts'
import type { Database } from '#worker/database/db.ts'
import { type Editor, isItemEditableBy } from '#worker/services/access/rights.ts'
import { isAmong, isOneOf } from '#worker/services/editing/item-storage.ts'
import type { KnownLabels } from '#worker/services/editing/known-labels.ts'
import { rebaseCopy } from '#worker/services/editing/opened-items.ts'
import { itemJson } from '#worker/services/editing/revisions.ts'
import { shownIaSql } from '#worker/services/site/site-settings.ts'

/** An item that a row is about, with what is being written on it, or else what is stored. */
export type FoundItem<Draft> = {
  id: string
  slug: string
  version: number
  statut: Statut
  /** The version of its working copy; 0 without. */
  copie: number
  /** The assistant that its page names, its own or the site's. */
  ia: string
  /** Whether it is the editor's to change. */
  estAtteinte: boolean
  draft: Draft
}

/** Gives the item that a row is about; `several` where its title does not say which. */
export type Finder<Draft> = (row: ImportRow) => FoundItem<Draft> | 'several' | null

/**
 * Finds the item of each row: by id, otherwise by slug, otherwise by title. Items of other editors are matched by
 * slug, and by title once public. Callers refuse an item whose `estAtteinte` is false and return no data of it.
 */
export async function findItems<Draft extends ItemDraft, Item extends object>(
  db: Database,
  editor: Editor,
  drafting: ItemDrafting<Draft, Item>,
  rows: readonly ImportRow[],
  known: KnownLabels,
): Promise<Finder<Draft>> {
  const { kind } = drafting
  const named = await readItems(db, editor, drafting, known, {
    ids: rows.flatMap(({ champs }) => textOf(champs.id)),
    slugs: rows.flatMap(({ champs }) => textOf(champs.slug)),
  })
  const byName = (row: ImportRow) => {
    const [id] = textOf(row.champs.id)
    const [slug] = textOf(row.champs.slug)
    return named.find((item) => item.id === id) ?? named.find((item) => item.slug === slug)
  }
  const titled = rows.filter((row) => byName(row) === undefined && titleOf(row) !== '')
  const idsOf = await readTitles(db, editor, kind, titled)
  const byTitle = [...idsOf.values()].flatMap((found) => (found.length === 1 ? found : []))
  const others = await readItems(db, editor, drafting, known, { byTitle })
  return (row) => {
    const item = byName(row)
    if (item) return item
    const [only, ...further] = idsOf.get(titleOf(row)) ?? []
    if (further.length > 0) return 'several'
    return others.find(({ id }) => id === only) ?? null
  }
}

/** Those of some ids that are the editor's to change, as an import finds them. */
export const findById = <Draft extends ItemDraft, Item extends object>(
  db: Database,
  editor: Editor,
  drafting: ItemDrafting<Draft, Item>,
  ids: string[],
  known: KnownLabels,
): Promise<FoundItem<Draft>[]> => readItems(db, editor, drafting, known, { ids })

/** Whether an editor may be told of an item by its title: they see it, or everybody does. */
export const mayBeNamed = (kind: ItemKind, editor: Editor): SQL =>
  sql`(${contentTables[kind].statut} = 'valide' or ${isItemEditableBy(kind, editor)})`

const textOf = (value: unknown): string[] =>
  typeof value === 'string' && value.trim() !== '' ? [value.trim()] : []

const titleOf = ({ champs: { titre } }: ImportRow) =>
  typeof titre === 'string' ? foldedTitle(titre) : ''

/** Which items have the titles of some rows: a title is compared as no index has it. */
async function readTitles(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  rows: readonly ImportRow[],
): Promise<Map<string, string[]>> {
  if (rows.length === 0) return new Map()
  const wanted = new Set(rows.map(titleOf))
  const items = await db
    .select({ id: contentTables[kind].id, titre: titleColumns[kind] })
    .from(contentTables[kind])
    .where(mayBeNamed(kind, editor))
  const found = items
    .map(({ id, titre }) => ({ id, titre: foldedTitle(titre) }))
    .filter(({ titre }) => wanted.has(titre))
  return new Map(
    [...Map.groupBy(found, ({ titre }) => titre)].map(([titre, group]) => [
      titre,
      group.map(({ id }) => id),
    ]),
  )
}

type Named = {
  /** Ids of items. Those that are not visible to the editor are not found. */
  ids?: string[]
  slugs?: string[]
  /** Ids that `readTitles` found. */
  byTitle?: string[]
}

async function readItems<Draft extends ItemDraft, Item extends object>(
  db: Database,
  editor: Editor,
  drafting: ItemDrafting<Draft, Item>,
  known: KnownLabels,
  { ids = [], slugs = [], byTitle = [] }: Named,
): Promise<FoundItem<Draft>[]> {
  if (ids.length + slugs.length + byTitle.length === 0) return []
  const { kind } = drafting
  const table = contentTables[kind]
  const isOwn = and(isAmong(kind, ids), isItemEditableBy(kind, editor))
  const isNamed = isOneOf(table.slug, slugs)
  const rows = await db
    .select({
      id: table.id,
      slug: table.slug,
      version: table.version,
      statut: table.statut,
      ia: shownIaSql(table.ia),
      estAtteinte: isItemEditableBy(kind, editor).mapWith(Boolean),
      contenu: sql<string>`${itemJson(kind)}`,
      copie: workingCopies.version,
      ecrit: workingCopies.contenu,
      depuis: workingCopies.depuis,
      ecrit_le: workingCopies.modifie_le,
    })
    .from(table)
    .leftJoin(workingCopies, and(eq(workingCopies.kind, kind), eq(workingCopies.item_id, table.id)))
    .where(or(isOwn, isNamed, isAmong(kind, byTitle)))
  return rows.map(({ contenu, copie, ecrit, depuis, ecrit_le, ...item }) => {
    const itemDraft = draftFrom(drafting, 'fiche', JSON.parse(contenu))
    const { draft } =
      ecrit === null || ecrit_le === null
        ? { draft: itemDraft }
        : rebaseCopy(drafting, known, { contenu: ecrit, depuis, modifie_le: ecrit_le }, itemDraft)
    return Object.assign(item, {
      copie: copie ?? 0,
      draft: { ...draft, statut: item.statut },
    })
  })
}
