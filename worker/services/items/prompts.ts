import { and, count, desc, eq, getTableColumns, type SQL } from 'drizzle-orm'

import type { StoredExemple } from '#drizzle/derived/exemple.ts'
import { prompts } from '#drizzle/schema/index.ts'
import { firstTags } from '#shared/items/card-tags.ts'
import { formatCote } from '#shared/items/cote.ts'
import { withoutFieldsWith } from '#shared/items/field-schemas.ts'
import { promptFields } from '#shared/items/prompt-fields.ts'
import type { Prompt, PromptSummary } from '#shared/items/prompt.ts'
import { readConversations } from '#shared/items/sections/conversations.ts'
import { shownQueries } from '#shared/items/sections/requetes-seo.ts'
import type { Statut } from '#shared/items/statut.ts'
import type { PromptSort } from '#shared/lists/list-query.ts'
import type { Page } from '#shared/lists/pagination.ts'
import type { ItemPageTexts } from '#shared/pages/page-metadata.ts'
import type { Listed } from '#shared/search/item-match.ts'
import type { Database } from '#worker/database/db.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { isItemVisibleTo, type Viewer } from '#worker/services/access/rights.ts'
import type { ListSearch } from '#worker/services/search/list-search.ts'
import { shownIaSql } from '#worker/services/site/site-settings.ts'

import type { ListFilter } from './list-filter.ts'
import { readListPage } from './list-page.ts'
import { pageTextColumns } from './page-texts.ts'

const isPublic = eq(prompts.statut, 'valide')

const {
  score: _score,
  version: _version,
  cree_par: _author,
  relecture_le: _reviewAskedAt,
  completude: _completude,
  manques: _manques,
  recherche: _recherche,
  ...columns
} = withoutFieldsWith(promptFields, 'isPrivate', getTableColumns(prompts))

/** What a page shows of a prompt, as it is stored. */
export const promptColumns = { ...columns, ia: shownIaSql(prompts.ia) }

/** The columns of a card; `toPromptSummary` makes them one. */
export const promptSummaryColumns = {
  slug: prompts.slug,
  titre: prompts.titre,
  description: prompts.description,
  categories: prompts.categories,
  tags: prompts.tags,
  niveau: prompts.niveau,
  conversations_associees: prompts.conversations_associees,
  cote_code: prompts.cote_code,
  cote_rang: prompts.cote_rang,
}
type SummaryRow = Pick<typeof prompts.$inferSelect, keyof typeof promptSummaryColumns>

/** `popular` orders by creation date until there is usage data. */
const sortColumns = { recent: prompts.date_modification, popular: prompts.date_creation }

type List = ListFilter & { page: number; sort: PromptSort }

/** One page of the public prompts; with a text, each tells where it answers. */
export async function listPublicPrompts(
  db: Database,
  { search, ...list }: List & { search?: ListSearch | undefined },
): Promise<Page<Listed<PromptSummary>>> {
  const answer = await readList(db, list, search?.isFound('prompt'))
  const items = answer.items.map((row) => ({
    ...toPromptSummary(row),
    match: search?.explain({ ...row, title: row.titre }),
  }))
  return { ...answer, items }
}

function readList(db: Database, { page, sort, ...filter }: List, answers: SQL | undefined) {
  const order = [desc(sortColumns[sort]), desc(prompts.slug)]
  return readListPage(db, 'prompt', { page, filter, order, answers }, (isOnPage) =>
    db
      .select(promptSummaryColumns)
      .from(prompts)
      .where(isOnPage)
      .orderBy(...order),
  )
}

/** The prompts that the default ranking puts first. */
export async function listPopularPrompts(db: Database, limit: number): Promise<PromptSummary[]> {
  const rows = await db
    .select(promptSummaryColumns)
    .from(prompts)
    .where(isPublic)
    .orderBy(desc(prompts.score), desc(prompts.date_creation))
    .limit(limit)
  return rows.map(toPromptSummary)
}

/** A prompt with its example as it is stored, and its texts for search engines. */
export type PromptWithExemple = Prompt & StoredExemple & ItemPageTexts

/** A public prompt by slug; any other status is as absent as an unknown slug. */
export async function getPublicPrompt(db: Database, slug: string): Promise<PromptWithExemple> {
  const { statut: _hidden, ...prompt } = await readPrompt(db, slug, isPublic)
  return prompt
}

/** A prompt of any status by slug, for the preview of its page to whoever may see it. */
export function getPreviewPrompt(
  db: Database,
  viewer: Viewer,
  slug: string,
): Promise<PromptWithExemple & { statut: Statut }> {
  return readPrompt(db, slug, isItemVisibleTo('prompt', viewer))
}

async function readPrompt(db: Database, slug: string, condition: SQL) {
  const [row] = await db
    .select({ ...promptColumns, ...pageTextColumns('prompt'), statut: prompts.statut })
    .from(prompts)
    .where(and(eq(prompts.slug, slug), condition))
  if (!row) throw new AppError('NOT_FOUND', `Prompt « ${slug} » introuvable`)
  const { conversations_associees, cote_code, cote_rang, ...prompt } = row
  return {
    ...prompt,
    requetes_seo: shownQueries(prompt.requetes_seo),
    conversations: readConversations(conversations_associees),
    cote: formatCote(cote_code, 'prompt', cote_rang),
  }
}

/** The text of a public prompt, for a card's copy button. */
export async function getPublicPromptText(db: Database, slug: string): Promise<string> {
  const [row] = await db
    .select({ prompt: prompts.prompt })
    .from(prompts)
    .where(and(eq(prompts.slug, slug), isPublic))
  if (!row) throw new AppError('NOT_FOUND', `Prompt « ${slug} » introuvable`)
  return row.prompt
}

export async function countPublicPrompts(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(prompts).where(isPublic)
  return row?.total ?? 0
}

export function toPromptSummary(row: SummaryRow): PromptSummary {
  const { conversations_associees, cote_code, cote_rang, ...summary } = row
  return {
    ...summary,
    ...firstTags(summary.tags),
    conversationCount: readConversations(conversations_associees).length,
    cote: formatCote(cote_code, 'prompt', cote_rang),
  }
}
