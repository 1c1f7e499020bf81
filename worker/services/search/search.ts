import { type Column, desc, type SQL, sql } from 'drizzle-orm'

import { gpts, prompts, searchItems as searched } from '#drizzle/schema/index.ts'
import { formatCote } from '#shared/items/cote.ts'
import { readConversations } from '#shared/items/sections/conversations.ts'
import { excerpt } from '#shared/search/excerpt.ts'
import { locateWords, searchWords, tellingWords } from '#shared/search/search-text.ts'
import type { FoundPage, SearchAnswer, SearchResult } from '#shared/search/search.ts'
import { type Database, databaseOn } from '#worker/database/db.ts'
import { getSiteSettings } from '#worker/services/site/site-settings.ts'

import { countFilters } from './counts.ts'
import { filterExpressions, type SearchFilters } from './filters.ts'
import { hitsSql } from './hits.ts'
import { countPlan, mayAnswer, type Plan, planSearch, relaxedPlans } from './plan.ts'
import { headingsHoldSql } from './score.ts'

export type SearchRequest = SearchFilters & { q: string; page: number; exact: boolean }

const pageSize = 20
const excerptLength = 180
/** From this score on, title or description holds the query itself: no excerpt is needed. */
const headingScore = 50

/** One page of what answers a query, the best first, and what filters would leave of it. */
export async function searchItems(db: Database, request: SearchRequest): Promise<SearchAnswer> {
  const { counts, ...found } = await find(db, request, (beside, plan, defaultIa) =>
    countFilters(beside, plan, request, defaultIa),
  )
  return { ...found, counts: counts ?? noCounts }
}

/** One page of what answers a query and how much does. */
export async function searchPage(
  db: Database,
  request: SearchRequest,
): Promise<FoundPage<SearchResult>> {
  const { counts: _none, ...found } = await find(db, request, async () => null)
  return found
}

type Count<Counts> = (beside: Database, plan: Plan, defaultIa: string) => Promise<Counts>

async function find<Counts>(
  db: Database,
  request: SearchRequest,
  count: Count<Counts>,
): Promise<FoundPage<SearchResult> & { counts: Counts | null }> {
  const { q, page } = request
  const words = searchWords(q)
  const none = { items: [], total: 0, page, pageSize, corrected: null, counts: null }
  if (words.length === 0) return none
  const [{ default_ia: defaultIa }, plan] = await Promise.all([
    getSiteSettings(db),
    planSearch(db, words),
  ])
  // What answers is read while it is counted: each takes long, and travels in a request of its own.
  const beside = databaseOn(db.client)
  const read = async (asked: Plan) => {
    if (!mayAnswer(asked)) return null
    const [answer, counts] = await Promise.all([
      readAnswer({ db, beside }, asked, request, defaultIa),
      count(beside, asked, defaultIa),
    ])
    return answer && { answer, counts }
  }
  const literal = await read(plan)
  if (literal) return { ...none, ...toPage(literal.answer, q), counts: literal.counts }
  if (request.exact) return none
  for await (const { plan: relaxed, isCorrected } of relaxedPlans(db, plan)) {
    const other = await read(relaxed)
    if (!other) continue
    const corrected = isCorrected ? spell(relaxed.words, other.answer.rows) : null
    return { ...none, ...toPage(other.answer, corrected ?? q), corrected, counts: other.counts }
  }
  return none
}

const noCounts = { type: { all: 0, prompt: 0, gpt: 0 }, categorie: [], ia: [], niveau: [] }

type Row = Awaited<ReturnType<typeof selectHits>>[number]
type Answer = { rows: Row[]; total: number }

/** More words seldom have an answer, and take long to look for. */
const maxHopefulWords = 12

/** A page of what answers a plan, and how much does; null where nothing does, whatever the filters. */
async function readAnswer(
  { db, beside }: { db: Database; beside: Database },
  plan: Plan,
  request: SearchRequest,
  defaultIa: string,
): Promise<Answer | null> {
  const filter = filterExpressions(request, defaultIa)
  const counting = Promise.all([
    countPlan(beside, plan, filter),
    filter.length === 0 ? null : countPlan(beside, plan, []),
  ])
  if (plan.words.length > maxHopefulWords && isNothing(await counting)) return null
  const [rows, counted] = await Promise.all([
    selectHits(db, plan, hitsSql(plan, filter, window(request.page))),
    counting,
  ])
  return isNothing(counted) ? null : { rows, total: counted[0] }
}

const isNothing = ([total, unfiltered]: [number, number | null]) => (unfiltered ?? total) === 0

const window = (page: number) => ({ limit: pageSize, offset: pageSize * (page - 1) })

type Value<Of extends Column> = Of['_']['data'] | (Of['_']['notNull'] extends true ? never : null)

/** A value that an item has whichever its kind: that of the other kind is null. */
const either = <Of extends Column>(prompt: Of, gpt: Column): SQL<Value<Of>> =>
  sql`coalesce(${prompt}, ${gpt})`.mapWith(prompt)

const itemColumns = {
  kind: searched.kind,
  id: either(prompts.id, gpts.id),
  slug: either(prompts.slug, gpts.slug),
  title: either(prompts.titre, gpts.nom),
  description: either(prompts.description, gpts.description_texte),
  categories: either(prompts.categories, gpts.categories),
  tags: either(prompts.tags, gpts.tags),
  ia: either(prompts.ia, gpts.ia),
  auteur_nom: either(prompts.auteur_nom, gpts.auteur_nom),
  auteur_linkedin_url: either(prompts.auteur_linkedin_url, gpts.auteur_linkedin_url),
  conversations_associees: either(prompts.conversations_associees, gpts.conversations_associees),
  cote_code: either(prompts.cote_code, gpts.cote_code),
  cote_rang: either(prompts.cote_rang, gpts.cote_rang),
  niveau: prompts.niveau,
  url: gpts.url_destination,
}

function selectHits(db: Database, plan: Plan, hits: ReturnType<typeof hitsSql>) {
  const points = sql<number>`hits.points`
  const longText = sql<
    string | null
  >`case when ${isExcerptNeeded(plan)} then coalesce(${prompts.prompt}, ${gpts.role}) end`
  return db
    .select({ ...itemColumns, points, longText })
    .from(searched)
    .innerJoin(sql`(${hits}) as hits`, sql`hits.cle = ${searched.cle}`)
    .leftJoin(prompts, sql`${searched.kind} = 'prompt' and ${prompts.id} = ${searched.item_id}`)
    .leftJoin(gpts, sql`${searched.kind} = 'gpt' and ${gpts.id} = ${searched.item_id}`)
    .orderBy(sql`hits.tier`, desc(points), searched.cle)
}

/** More words are seldom all in title and description. */
const maxHeadingWords = 4

/**
 * Whether title and description may not show why an item answers: they hold neither the query itself nor,
 * where its words only stand apart, each of them.
 */
function isExcerptNeeded({ words, tiers, questions: [question], vocabulary }: Plan): SQL {
  const isUntold = sql`hits.points < ${headingScore}`
  const tier = tiers.findIndex((each) => each.question === question && !each.isLiteral)
  const telling = tellingWords(words)
  if (telling.length < 2 || telling.length > maxHeadingWords) return isUntold
  return sql`${isUntold} and not (hits.tier = ${tier} and ${headingsHoldSql(telling, words, vocabulary)})`
}

const toPage = ({ rows, total }: Answer, query: string) => ({
  items: rows.flatMap((row) => toResult(row, query)),
  total,
})

function toResult(row: Row, query: string): SearchResult[] {
  const {
    kind,
    niveau,
    url,
    points,
    longText,
    conversations_associees,
    cote_code,
    cote_rang,
    ...rest
  } = row
  const item = {
    ...rest,
    score: points,
    conversationCount: readConversations(conversations_associees).length,
    cote: formatCote(cote_code, kind, cote_rang),
    extrait: longText === null ? null : excerpt(longText, query, excerptLength),
  }
  if (kind === 'prompt') return niveau === null ? [] : [{ ...item, type: 'prompt', niveau }]
  return url === null ? [] : [{ ...item, type: 'gpt', url }]
}

/** The words as the texts found write them, with their accents. */
function spell(words: string[], rows: Row[]): string {
  const texts = rows.flatMap(({ title, description, longText }) => [
    title,
    description,
    longText ?? '',
  ])
  const written = new Map(
    texts.flatMap((text) =>
      locateWords(text).map(
        ({ word, start, end }) => [word, text.slice(start, end).toLowerCase()] as const,
      ),
    ),
  )
  return words.map((word) => written.get(word) ?? word).join(' ')
}
