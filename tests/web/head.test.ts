import { describe, expect, it } from 'vitest'

import { fixedPageHead, itemPageHead } from '#web/head.ts'

const stored = {
  meta_title: 'Titre choisi',
  meta_description: 'Description choisie',
  meta_keywords: null,
  og_image: 'https://example.org/image.png',
}
const site = { site_name: 'Promptothèque', siteOrigin: 'https://example.org', pages: [] }
const matchesOf = (loaderData: object) => [{ routeId: '__root__', loaderData }]
const metadata = { title: 'Le mien', description: 'La mienne', keywords: 'seo' }

type Head = { meta: Record<string, string | undefined>[]; links?: object[] }

/** The content of a meta tag by name or property. */
function content({ meta }: Head, name: string) {
  return meta.find((tag) => tag.name === name || tag.property === name)?.content
}

function itemHead(overrides: Partial<Parameters<typeof itemPageHead>[0]> = {}): Head {
  return itemPageHead({
    matches: matchesOf(site),
    match: { status: 'success' },
    loaderData: { head: { path: '/prompt/a', metadata, stored: null } },
    notFoundTitle: 'Prompt non trouvé',
    ...overrides,
  })
}

describe('the head of a fixed page', () => {
  it('has its default and a canonical address without query (R17, R18, D14)', () => {
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

  it('stays out of the index as a search or a filter without a page (D19, D65)', () => {
    const head: Head = fixedPageHead({
      matches: matchesOf(site),
      path: '/recherche',
      isIndexed: false,
    })
    expect(content(head, 'robots')).toBe('noindex, follow')
  })
})

describe('the head of an item', () => {
  it('is replaced entirely by what an administrator stored (D15)', () => {
    const head = itemHead({ loaderData: { head: { path: '/prompt/a', metadata, stored } } })
    expect(head.meta[0]).toEqual({ title: 'Titre choisi' })
    expect(content(head, 'description')).toBe('Description choisie')
    expect(content(head, 'keywords')).toBe('seo')
    expect(content(head, 'og:image')).toBe('https://example.org/image.png')
    expect(content(head, 'twitter:card')).toBe('summary_large_image')
  })

  it('cuts a long description at 160 characters', () => {
    const long = { ...metadata, description: 'mot '.repeat(80) }
    const head = itemHead({
      loaderData: { head: { path: '/gpt/a', metadata: long, stored: null } },
    })
    expect(content(head, 'description')?.length).toBeLessThanOrEqual(160)
  })

  it('says that the item is not there, out of the index, and no more than a title on a failure', () => {
    const absent = itemHead({ loaderData: undefined, match: { status: 'notFound' } })
    expect(absent.meta[0]).toEqual({ title: 'Prompt non trouvé' })
    expect(content(absent, 'robots')).toBe('noindex')
    const failed = itemHead({ loaderData: undefined, match: { status: 'error' } })
    expect(failed.meta[0]).toEqual({ title: 'Prompts et GPT SEO en français' })
  })
})
