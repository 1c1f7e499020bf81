import type { Context, Handler } from 'hono'

import {
  readSitemapPart,
  sitemapPagesPath,
  sitemapPartPath,
} from '#shared/addresses/sitemap-paths.ts'
import { categoryPath, withOwnPage } from '#shared/categories/category-slug.ts'
import { journeyPath } from '#shared/journeys/journey.ts'
import { fixedPaths, pages } from '#shared/pages/pages.ts'
import { isTagIndexed } from '#shared/pages/tag.ts'
import type { RequestEnv } from '#worker/http/request-context.ts'
import { listPublicJourneys } from '#worker/services/items/journeys.ts'
import { readTags } from '#worker/services/items/tags.ts'
import { listCategoryStats } from '#worker/services/site/categories.ts'
import { listSitemapPart, readExtents, sitemapPartSize } from '#worker/services/site/sitemap.ts'
import { escapeXml } from '#worker/text/xml.ts'

type Entry = { path: string; lastModified?: string | null | undefined }

/** The kinds of page that change with the catalogue. */
const livingKinds = new Set<string>(['home', 'collection', 'plan'])

/** The index: one part for the pages, and as many as it takes for the items (issue of search engines). */
export const sitemapIndex =
  (siteOrigin: string): Handler<RequestEnv> =>
  async (c) => {
    const extents = await readExtents(c.var.context.db)
    const parts = (['prompt', 'gpt'] as const).flatMap((kind) => {
      const { items, lastModified } = extents[kind]
      const count = Math.ceil(items / sitemapPartSize)
      return Array.from({ length: count }, (_, index) => ({
        path: sitemapPartPath(kind, index + 1),
        // One part is all there is, so its date is known; of several it is not.
        lastModified: count === 1 ? lastModified : undefined,
      }))
    })
    return xml(c, siteOrigin, 'sitemapindex', 'sitemap', [{ path: sitemapPagesPath }, ...parts])
  }

/** The pages that are no items: the fixed ones, one for each category, tag of several and journey. */
export const sitemapPages =
  (siteOrigin: string): Handler<RequestEnv> =>
  async (c) => {
    const { db, versioned } = c.var.context
    const [extents, categories, tags, journeys] = await Promise.all([
      readExtents(db),
      listCategoryStats(db),
      versioned('tags', () => readTags(db)),
      listPublicJourneys(db, []),
    ])
    const [lastModified] = [extents.prompt, extents.gpt]
      .flatMap((extent) => extent.lastModified ?? [])
      .toSorted()
      .toReversed()
    const fixed = fixedPaths.map((path) => ({
      path,
      lastModified: livingKinds.has(pages[path].kind) ? lastModified : undefined,
    }))
    const hubs = withOwnPage(categories).map(({ name }) => ({ path: categoryPath(name) }))
    const tagPages = [...tags.values()]
      .filter(isTagIndexed)
      .map(({ slug }) => ({ path: `/tag/${slug}` }))
    const journeyPages = journeys.map(({ slug, date_modification }) => ({
      path: journeyPath(slug),
      lastModified: date_modification,
    }))
    return xml(c, siteOrigin, 'urlset', 'url', [...fixed, ...hubs, ...tagPages, ...journeyPages])
  }

/** One part of the items of a kind; past the last one there is nothing. */
export const sitemapPart =
  (siteOrigin: string): Handler<RequestEnv> =>
  async (c, next) => {
    const asked = readSitemapPart(c.req.path)
    const items = asked ? await listSitemapPart(c.var.context.db, asked.kind, asked.part) : []
    if (!asked || items.length === 0) return next()
    const entries = items.map(({ slug, date_modification }) => ({
      path: `/${asked.kind}/${slug}`,
      lastModified: date_modification,
    }))
    return xml(c, siteOrigin, 'urlset', 'url', entries)
  }

function xml(
  c: Context,
  siteOrigin: string,
  root: string,
  element: string,
  entries: Entry[],
): Response {
  const lines = entries.map(({ path, lastModified }) => {
    const date = lastModified ? `<lastmod>${lastModified}</lastmod>` : ''
    return `<${element}><loc>${escapeXml(siteOrigin + path)}</loc>${date}</${element}>`
  })
  return c.body(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`,
    200,
    { 'content-type': 'application/xml; charset=utf-8' },
  )
}
