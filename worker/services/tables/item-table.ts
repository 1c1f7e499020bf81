import { sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { gpts, prompts } from '#drizzle/schema/index.ts'
import {
  adminPageSize,
  type ContentPage,
  type GptTri,
  type PromptTri,
  type Relevance,
  relevance,
} from '#shared/admin/content-list.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'
import type { Editor } from '#worker/services/access/rights.ts'

import { hasCopy } from './item-filter.ts'
import {
  type ContentQuery,
  countByStatut,
  firstCategory,
  hasQueries,
  pageOf,
  type SortedBy,
  sortedTitle,
} from './table-page.ts'

/** Columns of both tables. Long texts are left out: a table needs only the columns derived from them. */
function sharedColumns(kind: ItemKind) {
  const table = contentTables[kind]
  return {
    id: table.id,
    slug: table.slug,
    statut: table.statut,
    categories: table.categories,
    tags: table.tags,
    ia: table.ia,
    auteur_nom: table.auteur_nom,
    date_creation: table.date_creation,
    date_modification: table.date_modification,
    verifie_avec: table.verifie_avec,
    verifie_le: table.verifie_le,
    version: table.version,
    /** In percent; 0 until it is computed. */
    completude: sql<number>`coalesce(${table.completude}, 0)`,
    manques: table.manques,
    copie: hasCopy(kind),
    relecture_le: table.relecture_le,
  }
}

/** Sort orders of both tables, primary column first. */
function sharedOrders(kind: ItemKind) {
  const table = contentTables[kind]
  return {
    date_creation: [table.date_creation],
    date_modification: [table.date_modification],
    ia: [table.ia, table.date_creation],
    statut: [table.statut, table.date_creation],
    categories: [firstCategory(kind), table.date_creation],
    completude: [table.completude, table.date_creation],
    auteur_nom: [table.auteur_nom, table.date_creation],
    verifie_le: [table.verifie_le, table.date_creation],
  }
}

const promptColumns = {
  ...sharedColumns('prompt'),
  titre: prompts.titre,
  niveau: prompts.niveau,
  requetesSeo: hasQueries('prompt').mapWith(Boolean),
}

export const promptOrders = {
  ...sharedOrders('prompt'),
  titre: [sortedTitle('prompt')],
  requetes_seo: [hasQueries('prompt'), prompts.date_creation],
  niveau: [prompts.niveau, prompts.date_creation],
}

/** Number of sections that are filled in. The page shows generic content for the others. */
const sectionsRemplies = sql<number>`(${gpts.cas_usage} <> '[]') + (${gpts.workflow} <> '[]') + (${gpts.limitations} <> '[]') + (${gpts.faq} <> '[]') + ${hasQueries('gpt')}`

const gptColumns = {
  ...sharedColumns('gpt'),
  nom: gpts.nom,
  epingle: gpts.epingle,
  sectionsRemplies,
}

export const gptOrders = {
  ...sharedOrders('gpt'),
  nom: [sortedTitle('gpt')],
  sections: [sectionsRemplies, gpts.date_creation],
}

/** Sort keys of a requested order. */
export const sortKeysOf = <Tri extends string>(
  orders: Readonly<Record<Tri, SortedBy>>,
  tri: Tri | Relevance,
): SortedBy => (tri === relevance ? null : orders[tri])

/** Sort keys of the order that an address names; relevance for an unknown name. */
export function parseSortKeys(kind: ItemKind, tri: string | undefined): SortedBy {
  const orders = kind === 'prompt' ? promptOrders : gptOrders
  return new Map<string, SortedBy>(Object.entries(orders)).get(tri ?? '') ?? null
}

/** A page of the table of prompts, of any status, in one database request. */
export async function listPrompts(
  db: Database,
  editor: Editor,
  { tri, ...query }: ContentQuery & { tri: PromptTri | Relevance },
) {
  const { isShown, order } = pageOf('prompt', editor, query, sortKeysOf(promptOrders, tri))
  const rows = db
    .select(promptColumns)
    .from(prompts)
    .where(isShown)
    .orderBy(...order)
  return withTotals(db, editor, 'prompt', query, rows)
}

/** A page of the table of GPTs, of any status, in one database request. */
export async function listGpts(
  db: Database,
  editor: Editor,
  { tri, ...query }: ContentQuery & { tri: GptTri | Relevance },
) {
  const { isShown, order } = pageOf('gpt', editor, query, sortKeysOf(gptOrders, tri))
  const rows = db
    .select(gptColumns)
    .from(gpts)
    .where(isShown)
    .orderBy(...order)
  return withTotals(db, editor, 'gpt', query, rows)
}

/** Awaits the rows itself, so that both queries leave in one batch. */
async function withTotals<Row>(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  query: ContentQuery,
  rows: PromiseLike<Row[]>,
): Promise<ContentPage<Row>> {
  const [items, totals] = await Promise.all([rows, countByStatut(db, kind, editor, query)])
  return { items, page: query.page, pageSize: adminPageSize, ...totals }
}
