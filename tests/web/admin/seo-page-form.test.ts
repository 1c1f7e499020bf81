import { describe, expect, it } from 'vitest'

import { routeState } from '#web/admin/screens/seo-pages/route-state.ts'
import { emptySeoPage, inputOf, normalisedRoute } from '#web/admin/seo/seo-page-draft.ts'

const origin = 'https://site.example.org'

describe('the path of a configuration', () => {
  it.each([
    ['/ma-page', '/ma-page'],
    [' ma-page ', '/ma-page'],
    ['/ma-page/', '/ma-page'],
    ['/ma-page?utm=1#haut', '/ma-page'],
    ['https://site.example.org/gpt/audit', '/gpt/audit'],
    ['/', '/'],
    ['/catégories', '/catégories'],
    ['', ''],
  ])('%j is stored as %j', (typed, stored) => {
    expect(normalisedRoute(typed, origin)).toBe(stored)
  })

  it('is warned of when it is taken or answers to no page', () => {
    const configured = [
      { id: 'a', page_route: '/prompts', etat: 'connue' as const },
      { id: 'b', page_route: '/partie', etat: 'inconnue' as const },
    ]
    expect(routeState('/prompts', null, configured)).toBe('taken')
    expect(routeState('/prompts', 'a', configured)).toBe('fine')
    expect(routeState('/partie', 'b', configured)).toBe('unknown')
    expect(routeState('/gpts', null, configured)).toBe('fine')
    expect(routeState('/categorie/audit', null, configured)).toBe('fine')
    expect(routeState('/prompt/audit', null, configured)).toBe('item')
    expect(routeState('/gpt/audit', null, configured)).toBe('item')
    expect(routeState('/nulle-part', null, configured)).toBe('unknown')
  })
})

it('sends an optional field that is left empty as not set (R180)', () => {
  const draft = { ...emptySeoPage, meta_keywords: '  ', og_image: '' }
  expect(inputOf(draft)).toMatchObject({ meta_keywords: null, og_image: null })
  expect(inputOf({ ...draft, meta_keywords: ' a, b ' }).meta_keywords).toBe('a, b')
})
