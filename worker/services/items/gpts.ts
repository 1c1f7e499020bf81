import { and, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'

import type { StoredExemple } from '#drizzle/derived/exemple.ts'
import type { StoredMarkdown } from '#drizzle/derived/markdown.ts'
import { gpts } from '#drizzle/schema/index.ts'
import { type CategoryGroup, firstGroup } from '#shared/categories/category.ts'
import { firstTags } from '#shared/items/card-tags.ts'
import { formatCote } from '#shared/items/cote.ts'
import { withoutFieldsWith } from '#shared/items/field-schemas.ts'
import { gptFields } from '#shared/items/gpt-fields.ts'
import type { Gpt, GptSummary } from '#shared/items/gpt.ts'
import { readConversations } from '#shared/items/sections/conversations.ts'
import { genericContent } from '#shared/items/sections/generic-content.ts'
import { type GenericSection, genericSections } from '#shared/items/sections/generic-section.ts'
import { shownQueries } from '#shared/items/sections/requetes-seo.ts'
import type { Statut } from '#shared/items/statut.ts'
import type { GptSort } from '#shared/lists/list-query.ts'
import type { Page } from '#shared/lists/pagination.ts'
import type { ItemPageTexts } from '#shared/pages/page-metadata.ts'
import type { Listed } from '#shared/search/item-match.ts'
import type { Database } from '#worker/database/db.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { isItemVisibleTo, type Viewer } from '#worker/services/access/rights.ts'
import type { ListSearch } from '#worker/services/search/list-search.ts'
import { shownIaSql } from '#worker/services/site/site-settings.ts'

import { launchColumns, type LaunchRow, withLaunch } from './launch.ts'
import type { ListFilter } from './list-filter.ts'
import { readListPage } from './list-page.ts'
import { pageTextColumns } from './page-texts.ts'

const isPublic = eq(gpts.statut, 'valide')

/** The default ranking; equal scores and dates have an order too, or pages would overlap. */
const byRanking = [desc(gpts.score), desc(gpts.date_creation), desc(gpts.slug)]

const {
  score: _score,
  version: _version,
  cree_par: _author,
  relecture_le: _reviewAskedAt,
  completude: _completude,
  manques: _manques,
  recherche: _recherche,
  ...columns
} = withoutFieldsWith(gptFields, 'isPrivate', getTableColumns(gpts))

/** What a page shows of a GPT, as it is stored. */
export const gptColumns = { ...columns, ia: shownIaSql(gpts.ia) }

/** The columns of a card; `toGptSummary` makes them one. */
export const gptSummaryColumns = {
  slug: gpts.slug,
  nom: gpts.nom,
  description: gpts.description_texte,
  categories: gpts.categories,
  tags: gpts.tags,
  ia: shownIaSql(gpts.ia),
  conversations_associees: gpts.conversations_associees,
  cote_code: gpts.cote_code,
  cote_rang: gpts.cote_rang,
  ...launchColumns,
}
type StoredColumn = Exclude<keyof typeof gptSummaryColumns, keyof LaunchRow>
type GptSummaryRow = Pick<typeof gpts.$inferSelect, Exclude<StoredColumn, 'ia'>> &
  LaunchRow & { ia: string }

type List = ListFilter & { page: number; sort: GptSort }

/** The newest as lists of prompts have it: by their last change. */
const orders = {
  ranking: byRanking,
  recent: [desc(gpts.date_modification), desc(gpts.slug)],
}

/** One page of the public GPTs; with a text, each tells where it answers. */
export async function listPublicGpts(
  db: Database,
  { search, ...list }: List & { search?: ListSearch | undefined },
): Promise<Page<Listed<GptSummary>>> {
  const answer = await readList(db, list, search?.isFound('gpt'))
  const items = answer.items.map((row) => ({
    ...toGptSummary(row),
    match: search?.explain({ ...row, title: row.nom }),
  }))
  return { ...answer, items }
}

function readList(db: Database, { page, sort, ...filter }: List, answers: SQL | undefined) {
  const order = orders[sort]
  return readListPage(db, 'gpt', { page, filter, order, answers }, (isOnPage) =>
    db
      .select(gptSummaryColumns)
      .from(gpts)
      .where(isOnPage)
      .orderBy(...order),
  )
}

/** The GPTs that the default ranking puts first. */
export async function listFeaturedGpts(db: Database, limit: number): Promise<GptSummary[]> {
  const rows = await db
    .select(gptSummaryColumns)
    .from(gpts)
    .where(isPublic)
    .orderBy(...byRanking)
    .limit(limit)
  return rows.map(toGptSummary)
}

/** A GPT with every section filled, the names of generic sections, and its texts for search engines. */
export type GptWithSections = Gpt &
  StoredMarkdown &
  StoredExemple &
  ItemPageTexts & { description_texte: string; generiques: GenericSection[] }

/** A public GPT by slug; any other status is as absent as an unknown slug. */
export async function getPublicGpt(db: Database, slug: string): Promise<GptWithSections> {
  const { statut: _hidden, ...gpt } = await readGpt(db, slug, isPublic)
  return gpt
}

/** A GPT of any status by slug, for the preview of its page to whoever may see it. */
export function getPreviewGpt(
  db: Database,
  viewer: Viewer,
  slug: string,
): Promise<GptWithSections & { statut: Statut }> {
  return readGpt(db, slug, isItemVisibleTo('gpt', viewer))
}

async function readGpt(db: Database, slug: string, condition: SQL) {
  const [row] = await db
    .select({ ...gptColumns, ...pageTextColumns('gpt'), statut: gpts.statut, groupe: groupColumn })
    .from(gpts)
    .where(and(eq(gpts.slug, slug), condition))
  if (!row) throw new AppError('NOT_FOUND', `GPT « ${slug} » introuvable`)
  const { conversations_associees, cote_code, cote_rang, groupe, ...gpt } = row
  return {
    ...withGenericSections({ ...gpt, requetes_seo: shownQueries(gpt.requetes_seo) }, groupe),
    conversations: readConversations(conversations_associees),
    cote: formatCote(cote_code, 'gpt', cote_rang),
  }
}

/** The group of a GPT's first category; null where nobody created that. */
const groupColumn = sql<CategoryGroup | null>`(select groupe from categories where nom = json_extract(gpts.categories, '$[0]'))`

type Sections = Pick<Gpt, GenericSection | 'categories'>

/** A GPT with the generic content of its group in the place of the sections that nobody wrote. */
export function withGenericSections<Shown extends Sections>(
  gpt: Shown,
  group: CategoryGroup | null,
): Shown & { generiques: GenericSection[] } {
  const generic = genericContent(group ?? firstGroup(gpt.categories[0] ?? ''))
  const generiques = genericSections.filter((section) => isEmpty(gpt[section]))
  return {
    ...gpt,
    ...Object.fromEntries(generiques.map((section) => [section, generic[section]])),
    generiques,
  }
}

/** Where a public GPT lives. */
export async function findDestination(db: Database, slug: string): Promise<string | null> {
  const [row] = await db
    .select({ url: gpts.url_destination })
    .from(gpts)
    .where(and(eq(gpts.slug, slug), isPublic))
  return row?.url ?? null
}

export async function countPublicGpts(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(gpts).where(isPublic)
  return row?.total ?? 0
}

export function toGptSummary(row: GptSummaryRow): GptSummary {
  const { conversations_associees, cote_code, cote_rang, ...summary } = withLaunch(row)
  return {
    ...summary,
    ...firstTags(summary.tags),
    conversationCount: readConversations(conversations_associees).length,
    cote: formatCote(cote_code, 'gpt', cote_rang),
  }
}

function isEmpty(section: unknown[] | object | null): boolean {
  return Array.isArray(section) ? section.length === 0 : section === null
}
