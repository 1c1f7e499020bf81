import type { Handler } from 'hono'

import { feedPath } from '#shared/addresses/machine-paths.ts'
import { markdownPath } from '#shared/addresses/markdown-path.ts'
import { fixedPageDefault } from '#shared/pages/fixed-page-default.ts'
import { pageTexts } from '#shared/pages/page-head.ts'
import type { RequestEnv } from '#worker/http/request-context.ts'
import { listLatest, type NewsEntry } from '#worker/services/items/latest.ts'
import { findPageMetadata } from '#worker/services/site/seo-pages.ts'
import { getSiteSettings } from '#worker/services/site/site-settings.ts'
import { escapeXml } from '#worker/text/xml.ts'

type FeedPage = {
  siteOrigin: string
  siteName: string
  /** What is in it. */
  subtitle: string
  author: string
  now: Date
}

/** What is new, as an Atom feed. */
export const feed =
  (siteOrigin: string): Handler<RequestEnv> =>
  async (c) => {
    const { db, now } = c.var.context
    const [items, stored, settings] = await Promise.all([
      listLatest(db, { now }),
      findPageMetadata(db, '/nouveautes'),
      getSiteSettings(db),
    ])
    const metadata = fixedPageDefault('/nouveautes', settings)
    const page = {
      siteOrigin,
      siteName: settings.site_name,
      subtitle: pageTexts({ metadata, stored }).description,
      author: settings.identity.consultant_name,
      now,
    }
    return c.body(atomFeed(page, items), 200, {
      'content-type': 'application/atom+xml; charset=utf-8',
    })
  }

function atomFeed(feedPage: FeedPage, items: NewsEntry[]): string {
  const { siteOrigin, siteName, subtitle, author, now } = feedPage
  const page = `${siteOrigin}/nouveautes`
  const idRoot = `tag:${new URL(siteOrigin).hostname},2026:`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">',
    element('id', `${idRoot}nouveautes`),
    element('title', `Nouveautés : ${siteName}`),
    element('subtitle', subtitle),
    link({ rel: 'alternate', type: 'text/html', href: page }),
    link({ rel: 'self', type: 'application/atom+xml', href: siteOrigin + feedPath }),
    element('updated', items[0] ? instantOf(items[0]) : now.toISOString()),
    `<author>${element('name', author)}</author>`,
    ...items.map((item) => entry(siteOrigin, idRoot, item)),
    '</feed>',
    '',
  ].join('\n')
}

/**
 * An addition is known by the item's own id, a change by its day too: a new address or title makes no new
 * entry of either.
 */
function entry(siteOrigin: string, idRoot: string, news: NewsEntry): string {
  const { id, kind, slug, titre, description, categories, auteur_nom, date, note } = news
  const at = instantOf(news)
  return [
    '<entry>',
    element('id', `${idRoot}${kind}/${id}${note === null ? '' : `/${date}`}`),
    element('title', note === null ? titre : `${titre} : ce qui change`),
    link({ rel: 'alternate', type: 'text/html', href: `${siteOrigin}/${kind}/${slug}` }),
    link({ rel: 'alternate', type: 'text/markdown', href: siteOrigin + markdownPath(kind, slug) }),
    element('published', at),
    element('updated', at),
    ...(auteur_nom ? [`<author>${element('name', auteur_nom)}</author>`] : []),
    ...categories.map((name) => `<category term="${escapeXml(name)}"/>`),
    element('summary', note ?? description),
    '</entry>',
  ].join('')
}

/** A day as the instant at which it begins. */
const instantOf = ({ date }: NewsEntry) => new Date(date).toISOString()

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

function link(attributes: Record<string, string>): string {
  const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${escapeXml(value)}"`)
  return `<link ${pairs.join(' ')}/>`
}
