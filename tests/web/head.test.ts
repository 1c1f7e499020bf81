import { describe, expect, it } from 'vitest'

import { pageHead } from '#web/head.ts'

const siteOrigin = 'https://example.org'
const matches = [{ routeId: '__root__', loaderData: { site_name: 'Promptothèque' } }]
const stored = {
  meta_title: 'Titre choisi',
  meta_description: 'Description choisie',
  meta_keywords: null,
  og_image: 'https://example.org/image.png',
}

/** The content of a meta tag by name or property. */
function content(head: ReturnType<typeof pageHead>, name: string) {
  const tags: Record<string, string | undefined>[] = head.meta ?? []
  return tags.find((tag) => tag.name === name || tag.property === name)?.content
}

function headOf(head: Parameters<typeof pageHead>[0]['loaderData']) {
  return pageHead({ loaderData: head, matches })
}

describe('the head of a page', () => {
  it('gives a fixed page its default and a canonical address without query (R17, R18, D14)', () => {
    const head = headOf({ head: { siteOrigin, path: '/prompts', stored: null } })
    expect(head.meta?.[0]).toEqual({ title: 'Prompts SEO et marketing à copier et personnaliser' })
    expect(head.links).toEqual([{ rel: 'canonical', href: 'https://example.org/prompts' }])
    expect(content(head, 'og:site_name')).toBe('Promptothèque')
    expect(content(head, 'robots')).toBeUndefined()
  })

  it('puts what an administrator stored before everything (R18, R182, D15)', () => {
    const metadata = { title: 'Le mien', description: 'La mienne', keywords: 'seo' }
    const head = headOf({ head: { siteOrigin, path: '/prompt/a', metadata, stored } })
    expect(head.meta?.[0]).toEqual({ title: 'Titre choisi' })
    expect(content(head, 'description')).toBe('Description choisie')
    expect(content(head, 'keywords')).toBe('seo')
    expect(content(head, 'og:image')).toBe('https://example.org/image.png')
    expect(content(head, 'twitter:card')).toBe('summary_large_image')
  })

  it('cuts a long description at 160 characters', () => {
    const metadata = { title: 'T', description: 'mot '.repeat(80), keywords: '' }
    const head = headOf({ head: { siteOrigin, path: '/gpt/a', metadata, stored: null } })
    expect(content(head, 'description')?.length).toBeLessThanOrEqual(160)
  })

  it('falls back for a path without a default (D14)', () => {
    const head = headOf({ head: { siteOrigin, path: '/ailleurs', stored: null } })
    expect(head.meta?.[0]).toEqual({ title: 'Prompts et GPT SEO en français' })
  })

  it('keeps search and filter pages out of the index (D19, D65)', () => {
    const head = headOf({
      head: { siteOrigin, path: '/recherche', stored: null, isIndexed: false },
    })
    expect(content(head, 'robots')).toBe('noindex, follow')
  })
})
