import { describe, expect, it } from 'vitest'

import { pagePaths, pages } from '#shared/pages/pages.ts'
import { isSearchPage, keptAddress, keptItem } from '#web/offline/kept-address.ts'

const urlOf = (address: string) => new URL(address, 'https://exemple.test')
const kept = (address: string) => keptAddress(urlOf(address))

describe('what a browser may keep', () => {
  it.each(pagePaths.filter((path) => pages[path].kind !== 'search'))('is the page %s', (path) => {
    expect(kept(path)).toBe(path)
  })

  it.each(['/prompt/brief-seo', '/gpt/audit', '/categorie/seo', '/tag/maillage-interne'])(
    'is the page %s, whatever its query and its fragment carry',
    (path) => {
      expect(kept(`${path}?utm_source=lettre#v=valeurs`)).toBe(path)
    },
  )

  it('is a list as it is filtered, in one spelling', () => {
    expect(kept('/prompts?page=2&category=SEO&utm_source=x')).toBe('/prompts?category=SEO&page=2')
    expect(kept('/gpts?vue=liste')).toBe('/gpts?vue=liste')
    expect(kept('/nouveautes?type=gpts')).toBe('/nouveautes?type=gpts')
    expect(kept('/prompts?page=zero')).toBe('/prompts')
  })

  it.each([
    '/secure-admin-panel',
    '/secure-admin-panel/auth',
    '/secure-admin-panel/apercu/prompt/brief-seo',
    '/secure-admin-panel/prompts/1',
    '/api/trpc/admin.prompts.list?batch=1',
    '/api/trpc/catalogue.site?batch=1',
    '/health',
    '/sw.js',
    '/robots.txt',
    '/prompts.json',
    '/prompt/brief-seo.md',
    '/gpt/audit/ouvrir',
    '/social/accueil.png',
    '/assets/entry-client.js',
    '/recherche',
    '/recherche?q=audit',
    '/prompts?q=audit',
    '/prompt/',
    '/prompt/Brief',
    '/prompt/a/b',
    '/prompts/',
    '/constructor',
    '/nulle-part',
  ])('is not %s', (address) => {
    expect(kept(address)).toBeNull()
  })
})

it('knows a search, which is answered from what is kept', () => {
  expect(isSearchPage(urlOf('/recherche?q=audit'))).toBe(true)
  expect(isSearchPage(urlOf('/prompts?q=audit'))).toBe(false)
})

it('knows the page of an item', () => {
  expect(keptItem('/prompt/brief-seo')).toEqual({ kind: 'prompt', slug: 'brief-seo' })
  expect(keptItem('/gpt/audit')).toEqual({ kind: 'gpt', slug: 'audit' })
  expect(keptItem('/categorie/seo')).toBeNull()
  expect(keptItem('/prompts')).toBeNull()
})
