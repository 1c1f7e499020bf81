import { type Column, getTableColumns, inArray, sql } from 'drizzle-orm'

import { storedTree } from '#drizzle/derived/markdown.ts'
import {
  searchedGptTexts,
  searchedPromptTexts,
  type SearchedTexts,
} from '#drizzle/derived/searched-texts.ts'
import { gpts, prompts } from '#drizzle/schema/index.ts'
import { formatCote, type ItemKind } from '#shared/items/cote.ts'
import { readConversations } from '#shared/items/sections/conversations.ts'
import type { CategoryFacts } from '#shared/search/category-facts.ts'
import type { ItemMatch } from '#shared/search/item-match.ts'
import type { SearchResult } from '#shared/search/search.ts'
import { treeText } from '#shared/text/markdown-tree.ts'
import { launchBeginning, launchFacts } from '#shared/variables/gpt-launch-facts.ts'
import type { Database } from '#worker/database/db.ts'
import { shownIaSql } from '#worker/services/site/site-settings.ts'

import type { Concept } from './concepts.ts'
import { createExplainer } from './reasons.ts'
import type { Found } from './score.ts'

const shared = (table: typeof prompts | typeof gpts) => ({
  id: table.id,
  slug: table.slug,
  categories: table.categories,
  tags: table.tags,
  requetes_seo: table.requetes_seo,
  ia: shownIaSql(table.ia),
  auteur_nom: table.auteur_nom,
  auteur_linkedin_url: table.auteur_linkedin_url,
  conversations_associees: table.conversations_associees,
  cote_code: table.cote_code,
  cote_rang: table.cote_rang,
})

const promptColumns = {
  ...shared(prompts),
  type: sql<'prompt'>`'prompt'`,
  title: prompts.titre,
  description: prompts.description,
  niveau: prompts.niveau,
}
const gptColumns = {
  ...shared(gpts),
  type: sql<'gpt'>`'gpt'`,
  title: gpts.nom,
  description: gpts.description_texte,
  url: gpts.url_destination,
  debut_du_role: sql<string | null>`substr(${gpts.role}, 1, ${launchBeginning.role})`,
}

/** What was found as its cards show it, in the same order, each with why it is there. */
export async function readResults(
  db: Database,
  found: Found[],
  concepts: Concept[],
  facts: CategoryFacts,
  shownDescription?: number,
): Promise<SearchResult[]> {
  const rows = await readRows(db, found)
  const explain = createExplainer(concepts, facts, shownDescription)
  const explained = rows.map((row) => ({ row, explanation: explain(textsOf(row)) }))
  const untold = explained.filter(({ explanation }) => explanation.untold > 0)
  const bodies = await readBodies(
    db,
    untold.map(({ row }) => row),
  )
  return explained.map(({ row, explanation }) => {
    const body = bodies.get(keyOf(row.type, row.id))
    const whole =
      body && explain({ ...textsOf(row), wholeDescription: body.description, corps: body.corps })
    return toResult(row, (whole ?? explanation).match)
  })
}

function toResult(row: Row, match: ItemMatch): SearchResult {
  const { conversations_associees, cote_code, cote_rang, requetes_seo: _queries, ...rest } = row
  const conversationCount = readConversations(conversations_associees).length
  return { ...rest, conversationCount, cote: formatCote(cote_code, row.type, cote_rang), match }
}

const keyOf = (kind: ItemKind, id: string) => `${kind} ${id}`

type Row = Awaited<ReturnType<typeof readRows>>[number]

async function readRows(db: Database, found: Found[]) {
  const asked = found.map(({ kind, item_id }) => ({ type: kind, id: item_id }))
  const [promptRows, gptRows] = await Promise.all([
    db
      .select(promptColumns)
      .from(prompts)
      .where(isOneOf(prompts.id, 'prompt', asked)),
    db
      .select(gptColumns)
      .from(gpts)
      .where(isOneOf(gpts.id, 'gpt', asked)),
  ])
  const launched = gptRows.map(({ debut_du_role, ...row }) =>
    Object.assign(row, { launch: launchFacts(row.url, debut_du_role) }),
  )
  const all = [...promptRows, ...launched]
  const rows = new Map(all.map((row) => [keyOf(row.type, row.id), row]))
  return found.flatMap(({ kind, item_id, score }) => {
    const row = rows.get(keyOf(kind, item_id))
    return row ? [{ ...row, score }] : []
  })
}

const isOneOf = (column: Column, kind: ItemKind, items: { type: ItemKind; id: string }[]) =>
  inArray(
    column,
    items.filter(({ type }) => type === kind).map(({ id }) => id),
  )

const textsOf = ({ title, description, tags, categories, requetes_seo }: Row) => ({
  title,
  description,
  tags,
  categories,
  requetes: [...(requetes_seo?.requetes ?? []), ...(requetes_seo?.demandes ?? [])],
})

// What the search derives from an item is as long as its texts, and explains nothing.
const { recherche: _prompt, ...promptTexts } = getTableColumns(prompts)
const { recherche: _gpt, ...gptTexts } = getTableColumns(gpts)

/** The long texts of items whose cards do not say why they answer. */
async function readBodies(db: Database, rows: Row[]): Promise<Map<string, SearchedTexts>> {
  if (rows.length === 0) return new Map()
  const [promptRows, gptRows] = await Promise.all([
    db
      .select(promptTexts)
      .from(prompts)
      .where(isOneOf(prompts.id, 'prompt', rows)),
    db
      .select(gptTexts)
      .from(gpts)
      .where(isOneOf(gpts.id, 'gpt', rows)),
  ])
  return new Map([
    ...promptRows.map((row) => [keyOf('prompt', row.id), searchedPromptTexts(row)] as const),
    ...gptRows.map(
      (row) => [keyOf('gpt', row.id), searchedGptTexts(row, treeText(storedTree(row)))] as const,
    ),
  ])
}
