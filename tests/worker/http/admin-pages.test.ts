import { describe, expect, it } from 'vitest'

import { adminRoot, isAdminPath } from '#shared/admin-routes.ts'
import { insertPrompt } from '#tests/support/factories.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

import { type Actor, openAs } from '../auth/actors.ts'
import { testSite } from './test-app.ts'

const pages = [
  '',
  '/prompts',
  '/prompts/nouveau',
  '/gpts',
  '/users',
  '/settings',
  '/seo-pages',
  '/journal',
  '/corbeille',
  '/compte',
].map((path) => adminRoot + path)

/** Addresses that look like a page of the administration to a cache or to a careless router. */
const deceptions = pages
  .slice(1, 6)
  .flatMap((path) => [
    `${path}/x.css`,
    `${path}/x.js`,
    `${path};x.css`,
    `${path}%2Fx.css`,
    `${path}.css`,
    `${path}%00`,
    `${path}/..%2f..`,
    path.toUpperCase(),
  ])

describe.each<[Actor, number]>([
  ['an anonymous visitor', 302],
  ['one whose session is past', 302],
  ['one whose session was revoked', 302],
  ['one whose cookie was tampered with', 302],
  ['a suspended administrator', 302],
  ['a contributor', 403],
  ['a moderator', 403],
  ['an account without a role', 403],
])('%s (security.md G2)', (actor, status) => {
  it('is shown not a byte of what is behind the pages of the administration', async () => {
    const { db, browser } = await openAs(actor)
    await insertPrompt(db, { slug: 'canari', titre: 'CANARI', statut: 'brouillon' })
    const seen = []
    for (const path of [...pages, `${adminRoot}/apercu/prompt/canari`]) {
      const response = await browser.send(path)
      seen.push({ path, status: response.status, isBare: isBare(await response.text()) })
    }

    expect(seen.filter((page) => page.status !== status || !page.isBare)).toEqual([])
  })
})

const isBare = (html: string) => !/CANARI|@example\.org/.test(html)

it('shows an administrator the page of a draft, listed nowhere and inert (D1)', async () => {
  const { db, browser } = await openAs('an administrator')
  await insertPrompt(db, { slug: 'canari', titre: 'CANARI', statut: 'brouillon' })

  const response = await browser.send(`${adminRoot}/apercu/prompt/canari`)
  const html = await response.text()

  expect(response.status).toBe(200)
  expect(html).toContain('CANARI')
  expect(html).toContain('Aperçu')
  expect(html).not.toContain('data-client')
  expect(response.headers.get('x-robots-tag')).toContain('noindex')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect((await browser.send('/prompt/canari')).status).toBe(404)
})

describe('a page of the administration, to one who is not signed in', () => {
  it.each(pages)('%s leads to the sign-in page and back, and shows nothing', async (path) => {
    const db = await createTestDatabase()
    const response = await testSite(() => db).get(path)

    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(
      `${adminRoot}/auth?retour=${encodeURIComponent(path)}`,
    )
    expect(await response.text()).toBe('')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('is the sign-in page itself at its address, kept by no cache and listed by no engine', async () => {
    const db = await createTestDatabase()
    const response = await testSite(() => db).get(`${adminRoot}/auth`)

    expect(response.status).toBe(200)
    expect(await response.text()).toContain('entry-admin')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
  })

  it.each(deceptions)('%s is nothing at all (security.md T26)', async (path) => {
    const db = await createTestDatabase()
    const response = await testSite(() => db).get(path)

    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('entry-admin')
  })
})

it('knows its own pages letter for letter', () => {
  expect(pages.every(isAdminPath)).toBe(true)
  expect(
    [`${adminRoot}/`, `${adminRoot}/prompts/`, `/x${adminRoot}`, `${adminRoot}/prompts/a/b`].some(
      isAdminPath,
    ),
  ).toBe(false)
})
