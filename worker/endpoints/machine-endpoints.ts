import { Hono } from 'hono'

import { catalogueExports } from '#shared/addresses/catalogue-exports.ts'
import {
  feedPath,
  llmsPath,
  manifestPath,
  openSearchPath,
  securityPath,
} from '#shared/addresses/machine-paths.ts'
import type { RequestEnv } from '#worker/http/request-context.ts'

import { catalogueExport } from './catalogue-export.ts'
import { feed } from './feed.ts'
import { llmsTxt } from './llms-txt.ts'
import { markdownVersion } from './markdown-version.ts'
import { openSearch } from './open-search.ts'
import { securityTxt } from './security-txt.ts'
import { webManifest } from './web-manifest.ts'

/** Where programs read the catalogue, and what browsers and researchers ask of any site. */
export function machineEndpoints(siteOrigin: string, indexNowKey: string | undefined) {
  const endpoints = new Hono<RequestEnv>()
  endpoints.get('/:kind{prompt|gpt}/:file{.+\\.md}', markdownVersion(siteOrigin))
  endpoints.get(feedPath, feed(siteOrigin))
  endpoints.get(llmsPath, llmsTxt(siteOrigin))
  endpoints.get(openSearchPath, openSearch(siteOrigin))
  endpoints.get(manifestPath, webManifest)
  endpoints.get(securityPath, securityTxt(siteOrigin))
  for (const { path, kind, format } of catalogueExports) {
    endpoints.get(path, catalogueExport(siteOrigin, kind, format))
  }
  // Shows search engines that who announces pages is who runs the site.
  if (indexNowKey) endpoints.get(`/${indexNowKey}.txt`, (c) => c.text(indexNowKey))
  return endpoints
}
