import type { Thing } from 'schema-dts'

import { pageTexts } from '#shared/pages/page-head.ts'
import type { FixedPath } from '#shared/pages/pages.ts'
import type { Site } from '#web/loading/site.ts'

import { fixedPageMetadata, isAbsent, type ItemHead, siteOf } from './head.ts'
import { structuredData } from './structured-data.ts'

type Matches = Parameters<typeof siteOf>[0]

/** What a page is to machines, from what it is to people. */
export type Things = (page: { site: Site; title: string; description: string }) => Thing[]

/**
 * The structured data of a page that is always there, for the `scripts` of its route. On the server
 * alone: a route names it behind `import.meta.env.SSR`, so the browser's build leaves it out.
 */
export function fixedPageThings(matches: Matches, path: FixedPath, things: Things) {
  const site = siteOf(matches)
  if (!site || isAbsent(matches)) return []
  return structuredData(things({ site, ...pageTexts(fixedPageMetadata(site, path)) }))
}

/** The same for the page of an item or a category; nothing while there is none. */
export function itemPageThings(
  matches: Matches,
  head: ItemHead | undefined,
  things: Things | undefined,
) {
  const site = siteOf(matches)
  if (!site || !head || !things) return []
  return structuredData(things({ site, ...pageTexts(head) }))
}
