import { asc, eq, inArray } from 'drizzle-orm'

import { seoPagesConfig } from '#drizzle/schema/index.ts'
import type { StoredPageMetadata } from '#shared/pages/page-metadata.ts'
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
