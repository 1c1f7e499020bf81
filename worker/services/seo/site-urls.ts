import { inArray, type SQL, sql } from 'drizzle-orm'

import { gpts, prompts, seoPagesConfig } from '#drizzle/schema/index.ts'
import { looksOf, shownName } from '#shared/categories/category-look.ts'
import { categoryPath, withOwnPage } from '#shared/categories/category-slug.ts'
import { categoryTexts } from '#shared/categories/category.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { journeyPath } from '#shared/journeys/journey.ts'
import { categoryMetadata } from '#shared/pages/category-metadata.ts'
import { fixedPageDefault } from '#shared/pages/fixed-page-default.ts'
import { journeyMetadata } from '#shared/pages/journey-metadata.ts'
import {
  isDescriptionCut,
  itemMetadata,
  type ItemPageTexts,
  type PageMetadata,
} from '#shared/pages/page-metadata.ts'
import { fixedPaths } from '#shared/pages/pages.ts'
import type { StoredPage } from '#shared/pages/seo-page.ts'
import { structuredTypes } from '#shared/pages/structured-types.ts'
import { isTagIndexed, tagMetadata } from '#shared/pages/tag.ts'
import type { SiteSettings } from '#shared/site/site-settings.ts'
import type { Database } from '#worker/database/db.ts'
import { listPublicJourneys } from '#worker/services/items/journeys.ts'
import { pageTextColumns } from '#worker/services/items/page-texts.ts'
import { readTags } from '#worker/services/items/tags.ts'
import { listCategoryStats, listKnownCategories } from '#worker/services/site/categories.ts'

/** What a public address has of its own, before anything is stored for it. */
export type OwnPage = {
  path: string
  /** Of an item. */
  itemId: string | null
  /** Texts of an item for search engines; null for other pages, whose texts `readStoredPages` gives. */
  itemTexts: StoredPage | null
  type: 'fixe' | 'categorie' | 'tag' | 'parcours' | ItemKind
  metadata: PageMetadata
  /** The page's title is the beginning of its own. */
  isTitleCut: boolean
  isDescriptionCut: boolean
  structured: string[]
}

/** The pages that are no items: the fixed ones, one for each category, tag of several and journey. */
export async function listSitePages(db: Database, settings: SiteSettings): Promise<OwnPage[]> {
  const [categories, known, tags, journeys] = await Promise.all([
    listCategoryStats(db),
    listKnownCategories(db),
    readTags(db),
    listPublicJourneys(db, []),
  ])
  const looks = looksOf(known, settings.french_category_names)
  const fixed = fixedPaths.map((path) =>
    sitePage({
      path,
      type: 'fixe',
      metadata: fixedPageDefault(path, settings),
      structured: structuredTypes.fixe(path, settings.identity),
    }),
  )
  const hubs = withOwnPage(categories).map((category) =>
    sitePage({
      path: categoryPath(category.name),
      type: 'categorie',
      metadata: categoryMetadata(category, {
        ...categoryTexts(known, category.name),
        shownName: shownName(looks, category.name),
      }),
      structured: structuredTypes.categorie,
    }),
  )
  const tagPages = [...tags.values()].filter(isTagIndexed).map((tag) =>
    sitePage({
      path: `/tag/${tag.slug}`,
      type: 'tag',
      metadata: tagMetadata(tag, settings.texts),
      structured: structuredTypes.categorie,
    }),
  )
  const journeyPages = journeys.map((journey) =>
    sitePage({
      path: journeyPath(journey.slug),
      type: 'parcours',
      metadata: journeyMetadata(journey),
      structured: structuredTypes.categorie,
    }),
  )
  return [...fixed, ...hubs, ...tagPages, ...journeyPages]
}

/** Such a page never cuts its title, only its description, which then ends so. */
const sitePage = (page: Pick<OwnPage, 'path' | 'type' | 'metadata' | 'structured'>): OwnPage => ({
  ...page,
  itemId: null,
  itemTexts: null,
  isTitleCut: false,
  isDescriptionCut: page.metadata.description.endsWith('…'),
})

/** The public items of a kind that a condition names, by slug. */
export async function listItemPages(
  db: Database,
  kind: ItemKind,
  condition: SQL,
  limit: number,
): Promise<OwnPage[]> {
  const rows = kind === 'prompt' ? promptRows(db) : gptRows(db)
  const found = await rows
    .where(condition)
    .orderBy(sql`slug`)
    .limit(limit)
  return found.map(({ id, slug, title, description, tags, hasFaq, updated_at, ...texts }) => {
    const metadata = itemMetadata(title, description, tags)
    const path = `/${kind}/${slug}`
    return {
      path,
      itemId: id,
      itemTexts: storedPageOf({ id, path, updated_at }, texts),
      type: kind,
      metadata,
      isTitleCut: metadata.title !== title,
      isDescriptionCut: isDescriptionCut(description),
      structured: kind === 'prompt' ? structuredTypes.prompt : structuredTypes.gpt(hasFaq),
    }
  })
}

/** The texts of an item in the shape of a configuration; null for an item without texts. */
export function storedPageOf(
  { id, path, updated_at }: { id: string; path: string; updated_at: string },
  { meta_title, meta_description, og_image }: ItemPageTexts,
): StoredPage | null {
  if (meta_title === null && meta_description === null && og_image === null) return null
  const texts = { meta_title, meta_description, meta_keywords: null, og_image }
  return { id, page_route: path, ...texts, updated_at }
}

const promptRows = (db: Database) =>
  db
    .select({
      id: prompts.id,
      slug: prompts.slug,
      title: prompts.titre,
      description: prompts.description,
      tags: prompts.tags,
      ...pageTextColumns('prompt'),
      updated_at: prompts.date_modification,
      hasFaq: sql<boolean>`0`.mapWith(Boolean),
    })
    .from(prompts)
    .$dynamic()

const gptRows = (db: Database) =>
  db
    .select({
      id: gpts.id,
      slug: gpts.slug,
      title: gpts.nom,
      description: gpts.description_texte,
      tags: gpts.tags,
      ...pageTextColumns('gpt'),
      updated_at: gpts.date_modification,
      hasFaq: sql<boolean>`${gpts.faq} <> '[]'`.mapWith(Boolean),
    })
    .from(gpts)
    .$dynamic()

/** The configurations of some paths, by path. */
export async function readStoredPages(
  db: Database,
  paths: string[],
): Promise<Map<string, StoredPage>> {
  if (paths.length === 0) return new Map()
  const rows = await db
    .select()
    .from(seoPagesConfig)
    .where(inArray(seoPagesConfig.page_route, paths))
  return new Map(rows.map((row) => [row.page_route, row]))
}
