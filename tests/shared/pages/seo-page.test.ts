import { describe, expect, it } from 'vitest'

import { pageRouteSchema, seoPageInputSchema } from '#shared/pages/seo-page.ts'

const page = {
  page_route: '/ma-page',
  meta_title: 'Un titre',
  meta_description: 'Une description.',
  meta_keywords: null,
  og_image: null,
}

const isAccepted = (title: number, description: number) =>
  seoPageInputSchema.safeParse({
    ...page,
    meta_title: 'a'.repeat(title),
    meta_description: 'a'.repeat(description),
  }).success

describe('the route of a configured page', () => {
  it.each(['/', '/prompts', '/prompt/audit-on-page', '/a/b/c', '/été', '/page.html'])(
    'accepts %s',
    (route) => {
      expect(pageRouteSchema.parse(route)).toBe(route)
    },
  )

  it('drops the spaces around it', () => {
    expect(pageRouteSchema.parse('  /prompts ')).toBe('/prompts')
  })

  it.each([
    ['no leading slash', 'prompts'],
    ['a trailing slash', '/prompts/'],
    ['a query', '/prompts?category=SEO'],
    ['a fragment', '/prompts#haut'],
    ['two slashes first', '//example.org'],
    ['two slashes in a row', '/a//b'],
    ['a space', '/ma page'],
    ['a whole address', 'https://example.org/prompts'],
    ['nothing', ''],
    ['more than 200 characters', `/${'a'.repeat(200)}`],
  ])('refuses %s', (_fault, route) => {
    expect(pageRouteSchema.safeParse(route).success).toBe(false)
  })

  it('comes to an end on a long route that is wrong at its last character', () => {
    expect(pageRouteSchema.safeParse(`${'/a'.repeat(99)}/`).success).toBe(false)
  })
})

describe('the metadata of a configured page (R180, R200)', () => {
  it('is accepted with and without its optional parts', () => {
    const full = { ...page, meta_keywords: 'audit, seo', og_image: 'https://example.org/a.png' }
    expect(seoPageInputSchema.parse(page)).toEqual(page)
    expect(seoPageInputSchema.parse(full)).toEqual(full)
  })

  it('is measured: 60 characters for the title, 160 for the description', () => {
    expect(isAccepted(60, 160)).toBe(true)
    expect(isAccepted(61, 160)).toBe(false)
    expect(isAccepted(60, 161)).toBe(false)
    expect(isAccepted(0, 160)).toBe(false)
    expect(isAccepted(60, 0)).toBe(false)
  })

  it('is refused with an image that is no http address', () => {
    expect(seoPageInputSchema.safeParse({ ...page, og_image: 'data:image/png,x' }).success).toBe(
      false,
    )
  })
})
