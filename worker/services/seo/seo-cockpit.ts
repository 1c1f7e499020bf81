import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { seoPagesConfig } from '#drizzle/schema/index.ts'
import type { Ordre } from '#shared/admin/content-list.ts'
import {
  type CockpitCounts,
  cockpitExportSize,
  cockpitPageSize,
  type CockpitPage,
  type CockpitQuery,
  type CockpitUrl,
} from '#shared/admin/seo-cockpit.ts'
import { type SeoProblem, textProblems } from '#shared/admin/seo-problems.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { pageHead, pageTexts } from '#shared/pages/page-head.ts'
import { fallbackMetadata } from '#shared/pages/page-metadata.ts'
import type { StoredPage } from '#shared/pages/seo-page.ts'
import type { Database } from '#worker/database/db.ts'
import { getSiteSettings } from '#worker/services/site/site-settings.ts'

import { isKnown } from './admin-seo-pages.ts'
import { problemSql, ranks, withUrls } from './site-urls-sql.ts'
import { listItemPages, listSitePages, type OwnPage, readStoredPages } from './site-urls.ts'

/**
 * A page of the public addresses with all that their pages say of themselves. Beyond the last page, as
 * when its only row was taken away, the last one is given.
 */
export async function listCockpitUrls(
  db: Database,
  siteOrigin: string,
  query: CockpitQuery,
): Promise<CockpitPage> {
  const site = await readSite(db, siteOrigin)
  const { probleme } = query
  const list = async (page: number): Promise<CockpitPage> => {
    const { urls, total } =
      probleme === 'orpheline'
        ? await listOrphans(db, site, { ...query, page })
        : await listUrls(db, site, { ...query, page }, probleme)
    return { items: urls, total, page, pageSize: cockpitPageSize }
  }
  const asked = await list(query.page)
  const lastPage = Math.max(1, Math.ceil(asked.total / cockpitPageSize))
  return query.page > lastPage ? list(lastPage) : asked
}

/** How many addresses there are, and how many have each problem: one after the other, for time. */
export async function countCockpitUrls(db: Database, siteOrigin: string): Promise<CockpitCounts> {
  const { pages } = await readSite(db, siteOrigin)
  const ask = async (query: SQL) =>
    (await db.all<Record<string, number | null>>(withUrls(pages, query)))[0] ?? {}
  const titles = await ask(
    sql`select count(*) as total, ${sumsOf(['titre-vide', 'titre-long', 'titre-court', 'inutile'])} from urls`,
  )
  const descriptions = await ask(
    sql`select ${sumsOf(['description-vide', 'description-longue', 'description-courte'])} from urls`,
  )
  const sameTitle = await ask(sharedSum('titre'))
  const sameDescription = await ask(sharedSum('description'))
  const orphans = await countOrphans(db, pages)
  const numbers = { ...titles, ...descriptions }
  const numberOf = (problem: SeoProblem) => numbers[problem] ?? 0
  return {
    total: titles['total'] ?? 0,
    problems: {
      'titre-double': sameTitle['n'] ?? 0,
      'titre-vide': numberOf('titre-vide'),
      'titre-long': numberOf('titre-long'),
      'titre-court': numberOf('titre-court'),
      'description-double': sameDescription['n'] ?? 0,
      'description-vide': numberOf('description-vide'),
      'description-longue': numberOf('description-longue'),
      'description-courte': numberOf('description-courte'),
      orpheline: orphans,
      inutile: numberOf('inutile'),
    },
  }
}

/** Where the export goes on: after the items of a kind with slugs up to this one. */
export type ExportPlace = { kind: ItemKind; after: string }

/**
 * A part of all addresses, in the order of the table: the pages that are no items by type and path,
 * then items by slug. What two addresses have in common, only the whole tells.
 */
export async function exportCockpitUrls(
  db: Database,
  siteOrigin: string,
  from: ExportPlace | null,
): Promise<{ urls: CockpitUrl[]; next: ExportPlace | null }> {
  const site = await readSite(db, siteOrigin)
  if (from === null) {
    const stored = await readStoredPages(
      db,
      site.pages.map(({ path }) => path),
    )
    const inOrder = site.pages.toSorted(
      (a, b) => ranks[a.type] - ranks[b.type] || (a.path < b.path ? -1 : 1),
    )
    return { urls: toUrls(site, inOrder, stored), next: { kind: 'prompt', after: '' } }
  }
  const { kind, after } = from
  const table = contentTables[kind]
  const condition = and(sql`+${table.statut} = 'valide'`, gt(table.slug, after))
  const items = await listItemPages(db, kind, condition ?? sql`true`, cockpitExportSize)
  const last = items.length === cockpitExportSize ? items.at(-1) : undefined
  const following: ExportPlace | null = kind === 'prompt' ? { kind: 'gpt', after: '' } : null
  return {
    urls: toUrls(site, items, new Map()),
    next: last ? { kind, after: last.path.slice(`/${kind}/`.length) } : following,
  }
}

type KnownSite = { siteOrigin: string; site_name: string; pages: OwnPage[] }

async function readSite(db: Database, siteOrigin: string): Promise<KnownSite> {
  const settings = await getSiteSettings(db)
  const pages = await listSitePages(db, settings)
  return { siteOrigin, site_name: settings.site_name, pages }
}

async function listUrls(
  db: Database,
  site: KnownSite,
  query: CockpitQuery,
  probleme: Exclude<SeoProblem, 'orpheline'> | undefined,
): Promise<{ urls: CockpitUrl[]; total: number }> {
  const { pages } = site
  const { q, type, page } = query
  const condition =
    and(
      type === undefined ? undefined : sql`rang = ${ranks[type]}`,
      q === undefined || q === '' ? undefined : holds(q, ['chemin', 'titre', 'description']),
      probleme === undefined ? undefined : problemSql[probleme],
    ) ?? sql`true`
  // What is counted beside the rows is worked out once.
  const rows = await db.all<{ chemin: string; total: number }>(
    withUrls(
      pages,
      sql`select chemin, count(*) over () as total from urls where ${condition} order by ${orderOf(query)} limit ${cockpitPageSize} offset ${cockpitPageSize * (page - 1)}`,
    ),
  )
  const paths = rows.map(({ chemin }) => chemin)
  const [own, stored] = await Promise.all([
    readOwnPages(db, site, paths),
    readStoredPages(db, paths),
  ])
  const urls = await withShared(db, pages, toUrls(site, own, stored))
  return { urls, total: rows[0]?.total ?? (page === 1 ? 0 : await countUrls(db, pages, condition)) }
}

/** The order of the rows of `urls`: by type and path unless a column is asked for. */
function orderOf({ tri, ordre }: CockpitQuery): SQL {
  if (tri === undefined) return sql`rang, chemin`
  const column = { path: sql`chemin`, title: sql`titre`, description: sql`description` }[tri]
  return sql`${column} collate nocase ${directionOf(ordre)}, rang, chemin`
}

function orphanOrder({ tri = 'path', ordre }: CockpitQuery): SQL {
  const { page_route, meta_title, meta_description } = seoPagesConfig
  const column = { path: page_route, title: meta_title, description: meta_description }[tri]
  return sql`${column} collate nocase ${directionOf(ordre)}, ${page_route}`
}

const directionOf = (ordre: Ordre | undefined) => (ordre === 'desc' ? sql`desc` : sql`asc`)

/** How many addresses a condition names, where no row is there to say so. */
async function countUrls(db: Database, pages: OwnPage[], condition: SQL): Promise<number> {
  const [row] = await db.all<{ total: number }>(
    withUrls(pages, sql`select count(*) as total from urls where ${condition}`),
  )
  return row?.total ?? 0
}

/** The addresses, with the problems that they have in common with others. */
async function withShared(db: Database, pages: OwnPage[], urls: CockpitUrl[]) {
  const [titles, descriptions] = await Promise.all([
    readShared(
      db,
      pages,
      'titre',
      urls.map(({ head }) => head.title),
    ),
    readShared(
      db,
      pages,
      'description',
      urls.map(({ head }) => head.description),
    ),
  ])
  return urls.map((url) => ({
    ...url,
    problems: [
      ...(titles.has(url.head.title) ? ['titre-double' as const] : []),
      ...(descriptions.has(url.head.description) ? ['description-double' as const] : []),
      ...url.problems,
    ],
  }))
}

/** The pages at these paths, in their order; one that has gone in between is left out. */
async function readOwnPages(db: Database, { pages }: KnownSite, paths: string[]) {
  const items = async (kind: ItemKind) => {
    const root = `/${kind}/`
    const slugs = paths.flatMap((path) => (path.startsWith(root) ? [path.slice(root.length)] : []))
    if (slugs.length === 0) return []
    const table = contentTables[kind]
    const condition = and(inArray(table.slug, slugs), eq(table.statut, 'valide'))
    return listItemPages(db, kind, condition ?? sql`true`, slugs.length)
  }
  const found = [...pages, ...(await Promise.all([items('prompt'), items('gpt')])).flat()]
  const byPath = new Map(found.map((own) => [own.path, own]))
  return paths.flatMap((path) => byPath.get(path) ?? [])
}

/** Which of these texts several pages show. */
async function readShared(
  db: Database,
  pages: OwnPage[],
  column: 'titre' | 'description',
  texts: string[],
): Promise<Set<string>> {
  if (texts.length === 0) return new Set()
  const name = sql.raw(column)
  const rows = await db.all<{ texte: string }>(
    withUrls(
      pages,
      sql`select ${name} as texte from urls where ${name} <> '' and ${name} in (select value from json_each(${JSON.stringify(texts)})) group by ${name} having count(*) > 1`,
    ),
  )
  return new Set(rows.map(({ texte }) => texte))
}

/** Configurations that no page shows: of paths without a page, and of items, which have their own texts. */
async function listOrphans(
  db: Database,
  site: KnownSite,
  query: CockpitQuery,
): Promise<{ urls: CockpitUrl[]; total: number }> {
  const { q, type, page } = query
  const condition = and(
    isOrphan(site.pages),
    type === undefined ? undefined : sql`${orphanType} = ${type}`,
    q === undefined || q === ''
      ? undefined
      : holds(q, ['page_route', 'meta_title', 'meta_description']),
  )
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(seoPagesConfig)
      .where(condition)
      .orderBy(orphanOrder(query))
      .limit(cockpitPageSize)
      .offset(cockpitPageSize * (page - 1)),
    db.$count(seoPagesConfig, condition),
  ])
  return { urls: rows.map((stored) => orphanUrl(site, stored)), total }
}

const countOrphans = (db: Database, pages: OwnPage[]) => db.$count(seoPagesConfig, isOrphan(pages))

/** What would answer at the path of an orphan, by the shape of the path. */
const orphanType = sql`case
  when page_route like '/categorie/%' then 'categorie'
  when page_route like '/tag/%' then 'tag'
  when page_route like '/parcours/%' then 'parcours'
  when page_route like '/prompt/%' then 'prompt'
  when page_route like '/gpt/%' then 'gpt'
  else 'fixe'
end`

const isOrphan = (pages: OwnPage[]) => sql`not ${isKnown(pages.map(({ path }) => path))}`

function orphanUrl(site: KnownSite, stored: StoredPage): CockpitUrl {
  const path = stored.page_route
  return {
    path,
    itemId: null,
    type: 'orpheline',
    head: pageHead({ site, path, metadata: fallbackMetadata, stored, isIndexed: false }),
    stored,
    structured: [],
    problems: ['orpheline'],
  }
}

/** Addresses with their stored texts. For an item these are its own, also if a configuration has its path. */
const toUrls = (site: KnownSite, own: OwnPage[], stored: Map<string, StoredPage>): CockpitUrl[] =>
  own.map((page) =>
    toUrl(site, page, page.itemId === null ? (stored.get(page.path) ?? null) : page.itemTexts),
  )

function toUrl(site: KnownSite, own: OwnPage, stored: StoredPage | null): CockpitUrl {
  const { path, itemId, type, metadata, structured } = own
  const head = pageHead({
    site,
    path,
    metadata,
    stored,
    type: type === 'prompt' || type === 'gpt' ? 'article' : 'website',
    isIndexed: true,
  })
  const unstored = pageTexts({ metadata, stored: null })
  const isUseless =
    stored !== null &&
    head.title === unstored.title &&
    head.description === unstored.description &&
    !stored.meta_keywords &&
    stored.og_image === null
  const problems = textProblems({
    title: head.title,
    description: head.description,
    isTitleCut: own.isTitleCut && typeof stored?.meta_title !== 'string',
    isDescriptionCut: own.isDescriptionCut && typeof stored?.meta_description !== 'string',
    isUseless,
  })
  return { path, itemId, type, head, stored, structured, problems }
}

/** How often the texts of a column stand on several pages, in all. */
const sharedSum = (column: 'titre' | 'description') => {
  const name = sql.raw(column)
  return sql`select sum(n) as n from (select count(*) as n from urls where ${name} <> '' group by ${name} having count(*) > 1)`
}

const sumsOf = (problems: Exclude<SeoProblem, 'orpheline'>[]) =>
  sql.join(
    problems.map((problem) => sql`sum(${problemSql[problem]}) as ${sql.identifier(problem)}`),
    sql`, `,
  )

/** Whether one of the columns holds the text, whatever the case of its plain letters. */
function holds(text: string, columns: string[]): SQL {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const held = columns.map((column) => sql`${sql.raw(column)} like ${pattern} escape '\\'`)
  return sql`(${sql.join(held, sql` or `)})`
}
