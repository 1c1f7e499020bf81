import { and, asc, type Column, count, desc, eq, not, type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { gpts, itemCategories, itemTags, prompts } from '#drizzle/schema/index.ts'
import { adminPageSize, type Completude, type Ordre } from '#shared/admin/content-list.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { type Statut, statuts } from '#shared/items/statut.ts'
import type { Database } from '#worker/database/db.ts'
import { type Editor, isReached } from '#worker/services/access/rights.ts'
import type { ListSearch } from '#worker/services/search/list-search.ts'

export type ContentQuery = {
  /** The text that filters the table, and what the search makes of it. */
  text?: { q: string; search: ListSearch } | undefined
  statut?: Statut | undefined
  categorie?: string | undefined
  completude?: Completude | undefined
  ordre: Ordre
  page: number
}

/** The title without accents, case and articles: sorts as a reader expects, and has an index. */
export const sortedTitle = (kind: ItemKind): SQL =>
  sql`${contentTables[kind].recherche} ->> 'titre'`

/** The category that a row shows first. */
export const firstCategory = (kind: ItemKind): SQL =>
  sql`${contentTables[kind].categories} ->> '$[0]' collate nocase`

/**
 * Which rows of those that an editor may see a page of a table shows, and in which order. Rows are
 * first chosen by what an index holds of them, so that the long texts of no other row are read.
 */
export function pageOf(
  kind: ItemKind,
  editor: Editor,
  query: ContentQuery,
  sortedBy: (SQL | Column)[],
) {
  const table = contentTables[kind]
  const direction = query.ordre === 'asc' ? asc : desc
  const order = [...sortedBy, rowid].map((column) => direction(column))
  const chosen = sql`select ${rowid} from ${table} where ${listed(kind, editor, query, query.statut)} order by ${sql.join(order, sql`, `)} limit ${adminPageSize} offset ${adminPageSize * (query.page - 1)}`
  return { isShown: sql`${rowid} in (${chosen})`, order }
}

/** How many items of each status the filters leave, that of the status aside. */
export async function countByStatut(
  db: Database,
  kind: ItemKind,
  editor: Editor,
  query: ContentQuery,
): Promise<{ total: number; counts: Record<Statut, number> }> {
  const table = contentTables[kind]
  const rows: { statut: Statut; items: number }[] = await db
    .select({ statut: table.statut, items: count() })
    .from(table)
    .where(listed(kind, editor, query, undefined))
    .groupBy(table.statut)
  const counts = { valide: 0, brouillon: 0, refuse: 0 }
  for (const { statut, items } of rows) counts[statut] = items
  const total = rows.reduce((sum, { items }) => sum + items, 0)
  return { total: query.statut ? counts[query.statut] : total, counts }
}

const rowid = sql`rowid`

function listed(
  kind: ItemKind,
  editor: Editor,
  { text, categorie, completude }: ContentQuery,
  statut: Statut | undefined,
): SQL {
  const table = contentTables[kind]
  const condition = and(
    isReached(kind, editor),
    statut === undefined ? undefined : eq(table.statut, statut),
    text && answers(kind, text),
    categorie === undefined ? undefined : hasCategory(kind, categorie),
    completude === undefined ? undefined : hasCompletude(kind, completude),
  )
  return condition ?? sql`true`
}

/** What the search of the lists finds, drafts among it, or the text itself in the address or a tag. */
function answers(kind: ItemKind, { q, search }: NonNullable<ContentQuery['text']>): SQL {
  const { id, slug } = contentTables[kind]
  const text = q.trim().toLowerCase()
  const tagged = sql`select ${itemTags.item_id} from ${itemTags} where ${itemTags.kind} = ${kind} and instr(lower(${itemTags.tag}), ${text}) > 0`
  return sql`(${search.answers(kind, id)} or instr(${slug}, ${text}) > 0 or ${id} in (${tagged}))`
}

function hasCategory(kind: ItemKind, categorie: string): SQL {
  const { statut } = itemCategories
  // Every status by name: the index begins with it.
  return sql`${contentTables[kind].id} in (select ${itemCategories.item_id} from ${itemCategories} where ${statut} in (${sql.join([...statuts], sql`, `)}) and ${itemCategories.kind} = ${kind} and ${itemCategories.categorie} = ${categorie})`
}

/** Whether a field that may stay empty is: the lacks of `shared/admin/item-check.ts` that columns tell. */
const lacks: Record<ItemKind, SQL> = {
  prompt: sql`(${prompts.requetes_seo} is null or ${prompts.ia} is null or ${prompts.tags} = '[]')`,
  gpt: sql`(${gpts.requetes_seo} is null or ${gpts.ia} is null or ${gpts.tags} = '[]' or ${gpts.role} is null or ${gpts.cas_usage} = '[]' or ${gpts.workflow} = '[]' or ${gpts.limitations} = '[]' or ${gpts.faq} = '[]')`,
}

export const hasCompletude = (kind: ItemKind, completude: Completude): SQL =>
  completude === 'complet' ? not(lacks[kind]) : lacks[kind]
