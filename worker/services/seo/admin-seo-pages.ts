import { and, asc, eq, not, type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { seoPagesConfig } from '#drizzle/schema/index.ts'
import { categoryPath, withOwnPage } from '#shared/categories/category-slug.ts'
import { itemOfPage } from '#shared/import/page-address.ts'
import { journeyPath } from '#shared/journeys/journey.ts'
import { fixedPaths } from '#shared/pages/pages.ts'
import type { SeoPage, SeoPageInput } from '#shared/pages/seo-page.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { listPublicJourneys } from '#worker/services/items/journeys.ts'
import { readTags } from '#worker/services/items/tags.ts'
import { type Actor, logStatement } from '#worker/services/journal/admin-logs.ts'
import { failUnless, isGuardFailure, isTaken } from '#worker/services/journal/write-guard.ts'
import { listCategoryStats } from '#worker/services/site/categories.ts'

const maxPages = 5000

/** A stored configuration; `connue` if a page shows it today. */
export type ConfiguredPage = SeoPage & { etat: 'connue' | 'inconnue' }

/** Every stored configuration, by path. */
export async function listConfiguredPages(db: Database): Promise<ConfiguredPage[]> {
  const [categories, tags, journeys] = await Promise.all([
    listCategoryStats(db),
    readTags(db),
    listPublicJourneys(db, []),
  ])
  const paths = [
    ...fixedPaths,
    ...withOwnPage(categories).map(({ name }) => categoryPath(name)),
    ...[...tags.keys()].map((slug) => `/tag/${slug}`),
    ...journeys.map(({ slug }) => journeyPath(slug)),
  ]
  return db
    .select({
      id: seoPagesConfig.id,
      page_route: seoPagesConfig.page_route,
      meta_title: seoPagesConfig.meta_title,
      meta_description: seoPagesConfig.meta_description,
      meta_keywords: seoPagesConfig.meta_keywords,
      og_image: seoPagesConfig.og_image,
      updated_at: seoPagesConfig.updated_at,
      etat: sql<
        ConfiguredPage['etat']
      >`case when ${isKnown(paths)} then 'connue' else 'inconnue' end`,
    })
    .from(seoPagesConfig)
    .orderBy(asc(seoPagesConfig.page_route))
    .limit(maxPages)
}

/** Stores a configuration for a path that has none. */
export async function createSeoPage(
  db: Database,
  actor: Actor,
  input: SeoPageInput,
): Promise<{ id: string; updated_at: string }> {
  const id = crypto.randomUUID()
  const updated_at = actor.now.toISOString()
  await writeSeoPage(db, [
    ...refuseItemPage(input.page_route),
    db.insert(seoPagesConfig).values({ id, ...input, updated_at }),
    logSeoPage(db, actor, 'seo_page.create', id, input),
  ])
  return { id, updated_at }
}

/** Replaces a configuration, unless somebody else did since it was read. */
export async function updateSeoPage(
  db: Database,
  actor: Actor,
  { id, updated_at: readAt, ...input }: SeoPageInput & { id: string; updated_at: string },
): Promise<{ updated_at: string }> {
  const updated_at = laterThan(readAt, actor.now)
  await writeSeoPage(db, [
    ...refuseItemPage(input.page_route),
    failUnless(existsSeoPage(eq(seoPagesConfig.id, id)), 'absent'),
    failUnless(
      existsSeoPage(and(eq(seoPagesConfig.id, id), eq(seoPagesConfig.updated_at, readAt))),
      'stale',
    ),
    db
      .update(seoPagesConfig)
      .set({ ...input, updated_at })
      .where(eq(seoPagesConfig.id, id)),
    logSeoPage(db, actor, 'seo_page.update', id, input),
  ])
  return { updated_at }
}

/** Removes a configuration: the page has its defaults again. Gives what brings it back. */
export async function removeSeoPage(db: Database, actor: Actor, id: string): Promise<SeoPageInput> {
  const { page_route, meta_title, meta_description, meta_keywords, og_image } = seoPagesConfig
  const [page] = await db
    .select({ page_route, meta_title, meta_description, meta_keywords, og_image })
    .from(seoPagesConfig)
    .where(eq(seoPagesConfig.id, id))
  if (!page) throw absent()
  await writeSeoPage(db, [
    failUnless(existsSeoPage(eq(seoPagesConfig.id, id)), 'absent'),
    db.delete(seoPagesConfig).where(eq(seoPagesConfig.id, id)),
    logSeoPage(db, actor, 'seo_page.delete', id, page),
  ])
  return page
}

/** True for a configuration of one of these pages. The page of an item shows no configuration. */
export const isKnown = (paths: string[]) =>
  sql`${seoPagesConfig.page_route} in (select value from json_each(${JSON.stringify(paths)}))`

export const existsSeoPage = (condition: SQL | undefined) =>
  sql`exists (select 1 from ${seoPagesConfig} where ${condition})`

/** Fails the batch if the path is that of an item, public or not. */
function refuseItemPage(route: string): Statement[] {
  const item = itemOfPage(route)
  if (item === null) return []
  const table = contentTables[item.kind]
  const isThere = sql`exists (select 1 from ${table} where ${table.slug} = ${item.slug})`
  return [failUnless(not(isThere), 'item')]
}

async function writeSeoPage(db: Database, statements: Statement[]): Promise<void> {
  try {
    await writeBatch(db, statements)
  } catch (error) {
    if (isGuardFailure(error, 'item')) throw ofItem(error)
    if (isGuardFailure(error, 'absent')) throw absent()
    if (isGuardFailure(error, 'stale')) {
      throw new AppError('CONFLICT', staleMessage, { cause: error })
    }
    throw isTaken(error, 'seo_pages_config.page_route') ? routeTaken(error) : error
  }
}

function ofItem(cause: unknown): AppError {
  const message =
    'Les textes d’une fiche pour les moteurs se règlent sur sa page, onglet «\u00a0Référencement\u00a0».'
  return new AppError('BAD_REQUEST', message, {
    details: { fields: { page_route: [message] } },
    cause,
  })
}

const absent = () => new AppError('NOT_FOUND', 'Cette configuration n’existe plus.')

export const staleMessage =
  'Cette configuration a été modifiée entre-temps. Rechargez-la avant de l’enregistrer.'

function routeTaken(cause: unknown): AppError {
  const message = 'Une configuration existe déjà pour cette route.'
  return new AppError('CONFLICT', message, {
    details: { fields: { page_route: [message] } },
    cause,
  })
}

/** Two edits of one millisecond are still told apart. */
export function laterThan(before: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString()
}

export function logSeoPage(
  db: Database,
  actor: Actor,
  action: 'seo_page.create' | 'seo_page.update' | 'seo_page.delete',
  id: string,
  details: Partial<SeoPageInput>,
) {
  return logStatement(db, actor, { action, table: 'seo_pages_config', recordId: id, details })
}
