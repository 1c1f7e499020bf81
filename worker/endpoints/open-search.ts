import type { Handler } from 'hono'

import { openSearchPath } from '#shared/addresses/machine-paths.ts'
import { fixedPageDefault } from '#shared/pages/fixed-page-default.ts'
import { pageTexts } from '#shared/pages/page-head.ts'
import type { RequestEnv } from '#worker/http/request-context.ts'
import { findPageMetadata } from '#worker/services/site/seo-pages.ts'
import { getSiteSettings } from '#worker/services/site/site-settings.ts'
import { escapeXml } from '#worker/text/xml.ts'

/** The format's own bound. */
const maxShortName = 16
const contentType = 'application/opensearchdescription+xml'

/** Tells a browser how to search the site from its address bar. */
export const openSearch =
  (siteOrigin: string): Handler<RequestEnv> =>
  async (c) => {
    const { db } = c.var.context
    const [settings, stored] = await Promise.all([
      getSiteSettings(db),
      findPageMetadata(db, '/recherche'),
    ])
    const { title } = pageTexts({ metadata: fixedPageDefault('/recherche', settings), stored })
    const { site_name } = settings
    const name = Array.from(site_name).slice(0, maxShortName).join('').trim()
    const origin = escapeXml(siteOrigin)
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
      `<ShortName>${escapeXml(name)}</ShortName>`,
      `<LongName>${escapeXml(site_name)}</LongName>`,
      `<Description>${escapeXml(title)}</Description>`,
      `<Image width="192" height="192" type="image/png">${origin}/icon-192.png</Image>`,
      `<Url type="text/html" template="${origin}/recherche?q={searchTerms}"/>`,
      `<Url type="${contentType}" rel="self" template="${origin}${openSearchPath}"/>`,
      '<Language>fr-FR</Language>',
      '<InputEncoding>UTF-8</InputEncoding>',
      '<OutputEncoding>UTF-8</OutputEncoding>',
      '</OpenSearchDescription>',
      '',
    ]
    return c.body(lines.join('\n'), 200, { 'content-type': `${contentType}; charset=utf-8` })
  }
