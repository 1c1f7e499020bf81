import { describe, expect, it } from 'vitest'

import { adminRoot, isAdminPath } from '#shared/admin-routes.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

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
