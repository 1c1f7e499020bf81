import type { Handler } from 'hono'

import { sitemapIndexPath } from '#shared/addresses/sitemap-paths.ts'

/**
 * What crawlers may read. The administration is not named: its pages say `noindex` themselves, and a
 * list of what is secret is a map to it.
 */
export const robots =
  (siteOrigin: string): Handler =>
  (c) =>
    c.text(
      [
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /gpt/*/ouvrir',
        '',
        `Sitemap: ${siteOrigin}${sitemapIndexPath}`,
        '',
      ].join('\n'),
    )
