import { Hono } from 'hono'

import {
  feedPath,
  llmsPath,
  manifestPath,
  openSearchPath,
  securityPath,
} from '#shared/catalogue-doors.ts'
import { catalogueExports } from '#shared/catalogue-exports.ts'

import { catalogueExport } from './catalogue-export.ts'
import { feed } from './feed.ts'
import { llmsTxt } from './llms-txt.ts'
import { markdownTwin } from './markdown-twin.ts'
import { openSearch } from './open-search.ts'
import type { RequestEnv } from './request-context.ts'
import { securityTxt } from './security-txt.ts'
import { webManifest } from './web-manifest.ts'

/** Where programs read the catalogue, and what browsers and researchers ask of any site. */
export function machineDoors(siteOrigin: string, indexNowKey: string | undefined) {
  const doors = new Hono<RequestEnv>()
  doors.get('/:kind{prompt|gpt}/:file{.+\\.md}', markdownTwin(siteOrigin))
  doors.get(feedPath, feed(siteOrigin))
  doors.get(llmsPath, llmsTxt(siteOrigin))
  doors.get(openSearchPath, openSearch(siteOrigin))
  doors.get(manifestPath, webManifest)
  doors.get(securityPath, securityTxt(siteOrigin))
  for (const { path, kind, format } of catalogueExports) {
    doors.get(path, catalogueExport(siteOrigin, kind, format))
  }
  // Shows search engines that who announces pages is who runs the site.
  if (indexNowKey) doors.get(`/${indexNowKey}.txt`, (c) => c.text(indexNowKey))
  return doors
}
