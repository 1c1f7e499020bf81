import Validator from '@adobe/structured-data-validator'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'

import { readGptSeeds, readPromptSeeds } from '#drizzle/seed/content.ts'
import { tagPath } from '#shared/pages/tag.ts'
import { proofCount } from '#tests/prove/scale.ts'

import {
  describedTypes,
  faultsOf,
  spoilt,
  type Thing,
} from './support/database/described-things.ts'
import { type BuiltWorker, startBuiltWorker } from './support/site/built-worker.ts'

type Crawled = {
  path: string
  status: number
  location: string | null
  title: string
  description: string
  canonical: string
  /** What networks show beside a link to it. */
  image: string
  isIndexed: boolean
  headings: number
  /** What it says to machines, by type. */
  things: Things
  links: string[]
}

type Things = Partial<Record<string, Thing[]>>

let site: BuiltWorker
let crawled: Crawled[]

beforeAll(async () => {
  site = await startBuiltWorker()
  crawled = await crawl('/')
}, 300_000)

afterAll(() => site.stop())

/** Follows every link of the site that a search engine would, from one page on. */
async function crawl(start: string): Promise<Crawled[]> {
  const pages = new Map<string, Crawled>()
  const waiting = new Set([start])
  for (const path of waiting) {
    const page = await visit(path)
    pages.set(path, page)
    // A search leads to searches without end: it is looked at, and not followed.
    if (isSearch(path)) continue
    for (const link of page.links) if (!isSearch(link) || isLookedAt(link)) waiting.add(link)
  }
  return [...pages.values()]
}

const isSearch = (path: string) => path.includes('q=')

/** Every item offers searches of its own, all of which one page answers: some of them are looked at. */
const isLookedAt = (path: string) => path.length % proofCount({ sample: 8, whole: 1 }) === 0

async function visit(path: string): Promise<Crawled> {
  const response = await fetch(site.url + path, { redirect: 'manual' })
  const html = await response.text()
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const found = (pattern: RegExp) => unescape(pattern.exec(html)?.[1] ?? '')
  return {
    path,
    status: response.status,
    location: response.headers.get('location'),
    title: found(/<title>([^<]*)</),
    description: found(/<meta name="description" content="([^"]*)"/),
    canonical: found(/<link rel="canonical" href="([^"]*)"/),
    image: found(/<meta property="og:image" content="([^"]*)"/),
    isIndexed: isPage && response.status === 200 && !html.includes('content="noindex'),
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
    things: readThings(html),
    links: isPage
      ? [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].flatMap(([, href = '']) => ownPath(href))
      : [],
  }
}

const graphSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })),
})

function readThings(html: string): Things {
  const [, text] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? []
  if (text === undefined) return {}
  const things = graphSchema.parse(JSON.parse(text))['@graph']
  return Object.groupBy(things, (thing) => thing['@type'])
}

const unescape = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

/** The path of a link within the site, but the way to a GPT elsewhere. */
function ownPath(href: string): string[] {
  const url = new URL(unescape(href), site.url)
  if (url.origin !== site.url || /^\/gpt\/[^/]+\/ouvrir$/.test(url.pathname)) return []
  return [url.pathname + url.search]
}

/** The pages that a search engine may list: those that name themselves. */
const indexable = () =>
  crawled.filter(({ path, canonical, isIndexed }) => isIndexed && canonical === site.url + path)

/** The paths that a sitemap names. */
async function locationsOf(path: string): Promise<string[]> {
  const xml = await (await fetch(site.url + path)).text()
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc.replace(site.url, ''))
}

const typesOf = (path: string) =>
  Object.keys(crawled.find((page) => page.path === path)?.things ?? {}).toSorted()

const doubles = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)

describe('a crawl of the whole site', () => {
  it('finds no link that leads nowhere, or through a redirect', { tags: ['sampled'] }, () => {
    expect(crawled.length).toBeGreaterThan(100)
    expect(crawled.filter(({ status }) => status !== 200)).toEqual([])
  })

  it('finds a title and a description of its own on every page', () => {
    const pages = indexable()

    expect(pages.length).toBeGreaterThan(100)
    expect(pages.filter(({ title, description }) => title === '' || description === '')).toEqual([])
    expect(doubles(pages.map(({ title }) => title))).toEqual([])
    expect(doubles(pages.map(({ description }) => description))).toEqual([])
  })

  it('finds one main heading on every page', () => {
    const pages = crawled.filter(({ canonical }) => canonical !== '')

    expect(pages.filter(({ headings }) => headings !== 1)).toEqual([])
  })

  it('finds an image of its own for every page', { tags: ['sampled'] }, async () => {
    const step = proofCount({ sample: 3, whole: 1 })
    const pages = indexable().filter(({ path }, place) => !path.includes('?') && place % step === 0)
    const digests: string[] = []
    for (const { image } of pages) {
      const response = await fetch(image)
      expect(response.headers.get('content-type')).toBe('image/png')
      digests.push(response.headers.get('etag') ?? '')
    }

    expect(doubles(digests)).toEqual([])
  })

  it('finds exactly the pages of the sitemap', async () => {
    const parts = await locationsOf('/sitemap.xml')
    const listed = (await Promise.all(parts.map((part) => locationsOf(part)))).flat()

    expect(listed.toSorted()).toEqual(
      indexable()
        .map(({ path }) => path)
        .toSorted(),
    )
  })

  it('finds breadcrumbs that search engines take', async () => {
    // Of the types that the site writes, the validator knows these rules alone.
    const validator = new Validator()
    const issues = await Promise.all(
      indexable().map(async ({ path, things: { BreadcrumbList: trails = [] } }) => {
        const found = await validator.validate({ jsonld: { BreadcrumbList: trails } })
        return found.map(({ severity, issueMessage }) => `${path} ${severity} ${issueMessage}`)
      }),
    )

    expect(issues.flat().filter((issue) => issue.includes(' ERROR '))).toEqual([])
  })

  it('finds structured data that holds all that its types ask for and nothing else', () => {
    const things = indexable().flatMap((page) =>
      Object.values(page.things).flatMap((found = []) =>
        found.map((thing) => ({ path: page.path, thing })),
      ),
    )

    const faults = things.flatMap(({ path, thing }) =>
      faultsOf(thing, site.url).map((fault) => `${path} ${thing['@type']} ${fault}`),
    )

    expect(faults).toEqual([])
    expect(
      things.filter(
        ({ path, thing }) =>
          thing['url'] !== undefined && thing['url'] !== site.url + path.split('?')[0],
      ),
    ).toEqual([])
    expect(new Set(things.map(({ thing }) => thing['@type']))).toEqual(new Set(describedTypes))
  })

  it.each(describedTypes)('would find a %s that lacks or invents something', (type) => {
    const thing = indexable().flatMap(({ things }) => things[type] ?? [])[0]
    if (!thing) throw new Error(`no page has a ${type}`)

    expect(faultsOf(thing, site.url)).toEqual([])
    const unseen = spoilt(thing).filter(
      (one) => one['@type'] === type && faultsOf({ ...one, '@type': type }, site.url).length === 0,
    )
    expect(unseen).toEqual([])
  })

  it('finds the types of structured data that each kind of page is', () => {
    expect(typesOf('/')).toEqual(['WebSite'])
    expect(typesOf('/prompts')).toEqual(['BreadcrumbList', 'CollectionPage'])
    expect(typesOf('/categories')).toEqual(['BreadcrumbList', 'CollectionPage'])
    expect(typesOf('/categorie/seo')).toEqual(['BreadcrumbList', 'CollectionPage'])
    expect(typesOf('/tag/ga4')).toEqual(['BreadcrumbList', 'CollectionPage'])
    expect(typesOf('/prompt/expert-amelioration-prompts')).toEqual([
      'BreadcrumbList',
      'CreativeWork',
    ])
    expect(typesOf('/gpt/lovable-architect')).toEqual(
      expect.arrayContaining(['BreadcrumbList', 'SoftwareApplication']),
    )
  })
})

describe('a polite crawl of the tags, under the limits of every client', () => {
  it(
    'finds a page behind each tag of each item, and is never refused',
    { tags: ['prove'], timeout: 120_000 },
    async () => {
      const limited = await startBuiltWorker({ variables: {} })
      onTestFinished(() => limited.stop())
      const seeds = [...(await readPromptSeeds()), ...(await readGptSeeds())]
      const tags = seeds.flatMap((seed) =>
        (seed.statut ?? 'valide') === 'valide' ? seed.tags : [],
      )
      const linked = new Set(
        crawled.flatMap(({ links }) => links.filter((link) => link.startsWith('/tag/'))),
      )

      expect(linked).toEqual(new Set(tags.map(tagPath)))
      const statuses = new Map<string, number>()
      for (const path of linked) {
        const { status } = await fetch(limited.url + path, { redirect: 'manual' })
        if (status !== 200) statuses.set(path, status)
      }
      expect(statuses).toEqual(new Map())
    },
  )

  it('finds those of few items not listed, and each of the others under its own name', () => {
    const pages = crawled.filter(({ path }) => path.startsWith('/tag/'))
    const listed = pages.filter(({ isIndexed }) => isIndexed)

    expect(listed.map(({ path }) => path)).toContain('/tag/search-console')
    expect(listed.length).toBeLessThan(pages.length / 3)
    for (const { path, canonical, title, description } of pages) {
      expect(canonical).toBe(site.url + path)
      expect(title.length).toBeLessThanOrEqual(60)
      expect(description.length).toBeLessThanOrEqual(160)
    }
  })
})
