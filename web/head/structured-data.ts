import type {
  BreadcrumbList,
  CollectionPage,
  CreativeWork,
  FAQPage,
  Graph,
  Organization,
  Person,
  SoftwareApplication,
  Thing,
  WebSite,
} from 'schema-dts'

import type { FaqItem } from '#shared/items/sections/faq.ts'
import { sampleIdentity } from '#shared/site/sample-identity.ts'
import type { PublicIdentity } from '#shared/site/site-identity.ts'

/** What structured data says of the site itself. */
export type SiteFacts = {
  siteOrigin: string
  site_name: string
  site_description: string
  identity: PublicIdentity
}

export type Crumb = { name: string; path: string }

/**
 * A page's JSON-LD block, if it has anything to say. Nothing in it is invented: no rating, no price,
 * and no publisher before the site has one.
 */
export function structuredBlock(things: Thing[]): string {
  if (things.length === 0) return ''
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  const text = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/ld+json">${text}</script>`
}

const siteId = (origin: string) => `${origin}/#site`
const publisherId = (origin: string) => `${origin}/#editeur`
const personId = (origin: string) => `${origin}/#consultant`

/** The site, who publishes it and who speaks for it. */
export function siteThings({ siteOrigin, site_name, site_description, identity }: SiteFacts) {
  const publisher = publisherOf(siteOrigin, identity)
  const person = personOf(siteOrigin, identity)
  const site: WebSite = {
    '@type': 'WebSite',
    '@id': siteId(siteOrigin),
    url: `${siteOrigin}/`,
    name: site_name,
    description: site_description,
    inLanguage: 'fr',
    ...(publisher ? { publisher: { '@id': publisherId(siteOrigin) } } : {}),
  }
  return [site, publisher, person].filter((thing) => thing !== null)
}

/** The samples of a fresh installation are nobody. */
function publisherOf(origin: string, identity: PublicIdentity): Organization | null {
  if (identity.company_name === sampleIdentity.company_name) return null
  return {
    '@type': 'Organization',
    '@id': publisherId(origin),
    name: identity.company_name,
    url: `${origin}/`,
    email: identity.email,
  }
}

function personOf(origin: string, identity: PublicIdentity): Person | null {
  if (identity.consultant_name === sampleIdentity.consultant_name) return null
  return {
    '@type': 'Person',
    '@id': personId(origin),
    name: identity.consultant_name,
    ...(identity.linkedin_url === sampleIdentity.linkedin_url
      ? {}
      : { sameAs: identity.linkedin_url }),
  }
}

/** Where a page stands, from the home page down. */
export function breadcrumbs(origin: string, crumbs: Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Accueil', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

/** What a page lists, in its order, and the place of the first in the whole list. */
export type Listing = {
  paths: string[]
  first?: number
  total?: number
}

type Collection = Listing & {
  origin: string
  path: string
  name: string
  description: string
}

/** A page that lists others. */
export function collection(page: Collection): CollectionPage {
  const { origin, path, name, description, paths, first = 1, total = paths.length } = page
  return {
    '@type': 'CollectionPage',
    '@id': `${origin}${path}#page`,
    url: origin + path,
    name,
    description,
    inLanguage: 'fr',
    isPartOf: { '@id': siteId(origin) },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: total,
      // No names: a list that leads to pages needs none, and they are in the page and its data already.
      itemListElement: paths.map((listed, index) => ({
        '@type': 'ListItem',
        position: first + index,
        url: origin + listed,
      })),
    },
  }
}

type Item = {
  site: SiteFacts
  path: string
  name: string
  description: string
  categories: string[]
  tags: string[]
  auteur_nom: string | null
  auteur_linkedin_url: string | null
  date_creation: string
  date_modification: string
}

/** A prompt. */
export function promptWork(prompt: Item): CreativeWork {
  return { '@type': 'CreativeWork', ...itemFacts(prompt), genre: prompt.categories }
}

/** A GPT, which runs where it lives and not here. */
export function gptApplication(gpt: Item & { ia: string }): SoftwareApplication {
  return {
    '@type': 'SoftwareApplication',
    ...itemFacts(gpt),
    applicationCategory: 'BusinessApplication',
    applicationSubCategory: gpt.categories[0],
    operatingSystem: `Web (${gpt.ia})`,
  }
}

function itemFacts(item: Item) {
  const { site, path, auteur_nom } = item
  const origin = site.siteOrigin
  const author = auteur_nom === null ? personOf(origin, site.identity) : authorOf(item, auteur_nom)
  const publisher = publisherOf(origin, site.identity)
  return {
    '@id': `${origin}${path}#fiche`,
    url: origin + path,
    name: item.name,
    description: item.description,
    inLanguage: 'fr',
    isAccessibleForFree: true,
    keywords: item.tags.join(', '),
    dateCreated: item.date_creation,
    dateModified: item.date_modification,
    isPartOf: {
      '@type': 'WebSite' as const,
      '@id': siteId(origin),
      url: `${origin}/`,
      name: site.site_name,
    },
    ...(author ? { author } : {}),
    ...(publisher ? { publisher } : {}),
  }
}

const authorOf = ({ auteur_linkedin_url }: Item, name: string): Person => ({
  '@type': 'Person',
  name,
  ...(auteur_linkedin_url ? { sameAs: auteur_linkedin_url } : {}),
})

/** Questions that the page answers itself. */
export function faqPage(origin: string, path: string, faq: FaqItem[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${origin}${path}#questions`,
    mainEntity: faq.map(({ question, reponse }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: reponse },
    })),
  }
}
