import { asc, eq, inArray } from 'drizzle-orm'

import { seoPagesConfig } from '#drizzle/schema/index.ts'
import { fixedPageDefault, type PageSubject } from '#shared/pages/fixed-page-default.ts'
import type { StoredPageMetadata } from '#shared/pages/page-metadata.ts'
import { fixedPaths, pages } from '#shared/pages/pages.ts'
import type { SeoPage } from '#shared/pages/seo-page.ts'
import type { Database } from '#worker/database/db.ts'

const metadataColumns = {
  page_route: seoPagesConfig.page_route,
  meta_title: seoPagesConfig.meta_title,
  meta_description: seoPagesConfig.meta_description,
  meta_keywords: seoPagesConfig.meta_keywords,
  og_image: seoPagesConfig.og_image,
}

/** The metadata stored for some paths; a path without any is left out. */
export function listPageMetadata(
  db: Database,
  pageRoutes: string[],
): Promise<(StoredPageMetadata & { page_route: string })[]> {
  return db
    .select(metadataColumns)
    .from(seoPagesConfig)
    .where(inArray(seoPagesConfig.page_route, pageRoutes))
}

/** What the fixed pages of a site say in the place of their own texts: what is stored, else what follows from its settings. */
export async function listFixedPages(
  db: Database,
  settings: Promise<PageSubject>,
): Promise<Awaited<ReturnType<typeof listPageMetadata>>> {
  const [site, stored] = await Promise.all([settings, listPageMetadata(db, fixedPaths)])
  return fixedPaths.flatMap((path) => {
    const own = fixedPageDefault(path, site)
    const row = stored.find(({ page_route }) => page_route === path)
    if (own === pages[path]) return row ?? []
    return {
      page_route: path,
      meta_title: row?.meta_title ?? own.title,
      meta_description: row?.meta_description ?? own.description,
      meta_keywords: row?.meta_keywords ?? own.keywords,
      og_image: row?.og_image ?? null,
    }
  })
}

/** The metadata stored for a path, or null when the page keeps its defaults. */
export async function findPageMetadata(
  db: Database,
  pageRoute: string,
): Promise<StoredPageMetadata | null> {
  const { page_route: _route, ...columns } = metadataColumns
  const [row] = await db
    .select(columns)
    .from(seoPagesConfig)
    .where(eq(seoPagesConfig.page_route, pageRoute))
  return row ?? null
}

/** Every stored configuration, by path. */
export function listSeoPages(db: Database): Promise<SeoPage[]> {
  return db.select().from(seoPagesConfig).orderBy(asc(seoPagesConfig.page_route)).limit(10_000)
}
