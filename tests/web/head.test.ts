import { describe, expect, it } from 'vitest'

import { fallbackMetadata } from '#shared/pages/page-metadata.ts'
import { absentPageHead, fixedPageHead, itemPageHead } from '#web/head/head.ts'

const stored = {
  meta_title: 'Titre choisi',
  meta_description: 'Description choisie',
  meta_keywords: null,
  og_image: 'https://example.org/image.png',
}
const site = {
  site_name: 'Promptothèque',
  site_description: fallbackMetadata.description,
  siteOrigin: 'https://example.org',
  pages: [],
}
const matchesOf = (loaderData: object, status = 'success') => [
  { routeId: '__root__', status: 'success', loaderData },
  { routeId: '/_site/page', status },
]
const metadata = { title: 'Le mien', description: 'La mienne', keywords: 'seo' }

type Head = { meta: Record<string, string | undefined>[]; links?: object[] }

/** The content of a meta tag by name or property. */
function content({ meta }: Head, name: string) {
  return meta.find((tag) => tag.name === name || tag.property === name)?.content
}

function itemHead(overrides: Partial<Parameters<typeof itemPageHead>[0]> = {}): Head {
  return itemPageHead({
    matches: matchesOf(site),
    loaderData: { head: { path: '/prompt/a', metadata, stored: null } },
    ...overrides,
  })
}

const absent: Head = absentPageHead(matchesOf(site))

describe('the head of a fixed page', () => {
  it('has its default and a canonical address without query (R17, R18)', () => {
    const head: Head = fixedPageHead({ matches: matchesOf(site), path: '/prompts' })
    expect(head.meta[0]).toEqual({ title: 'Prompts SEO et marketing à copier et personnaliser' })
    expect(head.links).toEqual([{ rel: 'canonical', href: 'https://example.org/prompts' }])
    expect(content(head, 'og:site_name')).toBe('Promptothèque')
    expect(content(head, 'robots')).toBeUndefined()
  })

  it('shows what an administrator stored for its path, and for no other (R18, R182)', () => {
    const matches = matchesOf({ ...site, pages: [{ page_route: '/gpts', ...stored }] })
    expect(fixedPageHead({ matches, path: '/gpts' }).meta[0]).toEqual({ title: 'Titre choisi' })
    expect(fixedPageHead({ matches, path: '/cgu' }).meta[0]).not.toEqual({ title: 'Titre choisi' })
  })

  it('keeps its title where nothing could be loaded', () => {
    const head: Head = fixedPageHead({ matches: [], path: '/' })
    expect(head.meta[0]?.title).toContain('Prompts et GPT SEO')
    expect(head.links).toEqual([])
  })

  it('stays out of the index as a search or a filter without a page', () => {
    const head: Head = fixedPageHead({
      matches: matchesOf(site),
      path: '/recherche',
      isIndexed: false,
    })
    expect(content(head, 'robots')).toBe('noindex, follow')
  })
})

describe('the head of an item', () => {
  it('is replaced entirely by what an administrator stored', () => {
    const head = itemHead({ loaderData: { head: { path: '/prompt/a', metadata, stored } } })
    expect(head.meta[0]).toEqual({ title: 'Titre choisi' })
    expect(content(head, 'description')).toBe('Description choisie')
    expect(content(head, 'keywords')).toBe('seo')
    expect(content(head, 'og:image')).toBe('https://example.org/image.png')
    expect(content(head, 'twitter:card')).toBe('summary_large_image')
  })

  it.each(['notFound', 'error'])('of status %s is that of a page that is not there', (status) => {
    expect(itemHead({ loaderData: undefined, matches: matchesOf(site, status) })).toEqual(absent)
  })
})

describe('the head of a page that is not there or failed', () => {
  it('R17: has every tag but a canonical address, and is not listed', () => {
    expect(absent.links).toEqual([])
    expect(absent.meta).toEqual([
      { title: 'Prompts et GPT SEO en français' },
      {
        name: 'description',
        content: 'Prompts IA et GPT personnalisés pour les professionnels du SEO et du marketing.',
      },
      { name: 'keywords', content: fallbackMetadata.keywords },
      { name: 'robots', content: 'noindex' },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: 'Promptothèque' },
      { property: 'og:locale', content: 'fr_FR' },
      { property: 'og:title', content: 'Prompts et GPT SEO en français' },
      {
        property: 'og:description',
        content: 'Prompts IA et GPT personnalisés pour les professionnels du SEO et du marketing.',
      },
      { property: 'og:image', content: 'https://example.org/social/accueil.png' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: 'Prompts et GPT SEO en français' },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: 'Prompts et GPT SEO en français' },
      {
        name: 'twitter:description',
        content: 'Prompts IA et GPT personnalisés pour les professionnels du SEO et du marketing.',
      },
      { name: 'twitter:image', content: 'https://example.org/social/accueil.png' },
    ])
  })

  it.each(['notFound', 'error'])('R18: is the fallback on a fixed path too (%s)', (status) => {
    const pages = [{ page_route: '/prompts', ...stored }]
    const matches = matchesOf({ ...site, pages }, status)
    expect(fixedPageHead({ matches, path: '/prompts' })).toEqual(absent)
  })

  it('has no empty tag where not even the site could be loaded', () => {
    const { meta, links }: Head = absentPageHead([{ routeId: '__root__', status: 'error' }])
    expect(links).toEqual([])
    expect(meta.flatMap((tag) => Object.values(tag))).not.toContain(undefined)
    expect(content({ meta }, 'twitter:card')).toBe('summary')
  })
})
