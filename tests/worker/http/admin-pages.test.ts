import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

import { adminLogs, seoPagesConfig } from '#drizzle/schema/index.ts'
import { adminRoot, isAdminPath, screenPaths } from '#shared/addresses/admin-screens.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { type Actor, openAs } from '#tests/worker/auth/actors.ts'
import { browserOn } from '#tests/worker/auth/browser.ts'
import { startDatabaseProxy } from '#tests/worker/database/database-proxy.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { securityHeaders } from '#worker/http/security-headers.ts'
import { storageBounds } from '#worker/runtime/storage-bounds.ts'
import { logAccess } from '#worker/services/journal/security-events.ts'

import { siteOrigin, testSite } from './test-app.ts'

const pages = screenPaths
  .filter((path) => path !== '/auth' && !path.includes('$'))
  .map((path) => adminRoot + path)

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
])('%s', (actor, status) => {
  it('is shown not a byte of what is behind the pages of the administration', async () => {
    const { db, browser } = await openAs(actor)
    await insertCanaries(db)
    const seen = []
    for (const path of [...pages, ...previews]) {
      const response = await browser.send(path)
      seen.push({ path, status: response.status, isBare: isBare(await response.text()) })
    }

    expect(seen.filter((page) => page.status !== status || !page.isBare)).toEqual([])
  })

  // 170 addresses for each of eight: npm test tries one who is signed in, npm run prove all.
  const tags = actor === 'a contributor' ? [] : ['prove']

  it(
    'is shown not a byte of it at an address that only looks like one of them',
    { tags },
    async () => {
      const { db, browser } = await openAs(actor)
      await insertCanaries(db)
      const seen = []
      for (const path of variants) {
        // Whole, since `//x` alone would be another host.
        const response = await browser.send(siteOrigin + path)
        seen.push({ path, status: response.status, isBare: isBare(await response.text()) })
      }

      expect(seen.filter((page) => page.status === 200 || !page.isBare)).toEqual([])
    },
  )
})

const previews = ['prompt', 'gpt'].map((kind) => `${adminRoot}/apercu/${kind}/canari`)

const variants = [...pages, ...previews].flatMap((path) => [
  `${path}/`,
  `${path}//`,
  `/${path}`,
  `${path};x`,
  `${path}%2F`,
  `${path}%20`,
  `/.${path}/x`,
  path.replace('secure', 'Secure'),
  path.replace('/secure-admin-panel', '/secure-admin-panel%2F'),
  path.toUpperCase(),
])

/** A word in what the administration alone shows: hidden items, configurations of pages, the journal. */
async function insertCanaries(db: Database): Promise<void> {
  await insertPrompt(db, { slug: 'canari', titre: 'CANARIESQUE', statut: 'brouillon' })
  await insertGpt(db, { slug: 'canari', nom: 'CANARIESQUE', statut: 'refuse' })
  await writeBatch(db, [
    db.insert(seoPagesConfig).values({
      page_route: '/canari',
      meta_title: 'CANARIESQUE',
      meta_description: 'CANARIESQUE',
      meta_keywords: null,
      og_image: null,
    }),
    db.insert(adminLogs).values({
      action: 'prompt.create',
      table_name: 'prompts',
      record_id: 'CANARIESQUE',
      new_values: { details: 'CANARIESQUE' },
    }),
  ])
}

/** Neither a canary nor the address of an account. */
const isBare = (html: string) => !/CANARIESQUE|[\da-f]{12}@example\.org/.test(html)

describe('an access to the administration', () => {
  it.each(pages)('at %s is a row of the journal: who, masked, and where (R140)', async (path) => {
    const db = await createTestDatabase()
    const site = testSite(() => db)
    const account = await insertAccount(db, { email: 'marie.dupont@example.org' })
    const browser = browserOn(site)
    await browser.signIn(account)

    await browser.send(path)
    await site.settled()

    const rows = (await db.select().from(adminLogs)).filter(
      ({ action }) => action === 'admin_access',
    )
    expect(rows).toMatchObject([
      {
        user_id: account.id,
        new_values: {
          event_type: 'admin_access',
          details: { user_id: account.id, email: 'm***@example.org', path },
          ip_address: '203.0.113.0',
          user_agent: 'Firefox/130.0 Linux',
        },
      },
    ])
    expect(JSON.stringify(rows)).not.toContain('marie')
  })

  it('is one row for a person, a page and ten minutes, however often it is opened (R140)', async () => {
    const { db, site, browser } = await openAs('an administrator')
    const isolate = testSite(() => db)
    const other = browserOn(isolate)
    for (const [name, value] of browser.cookies) other.cookies.set(name, value)

    for (let view = 0; view < 20; view += 1) {
      await Promise.all([
        browser.send(`${adminRoot}/prompts?vue=${view}`),
        other.send(`${adminRoot}/prompts`),
      ])
    }
    await browser.send(`${adminRoot}/gpts`)
    await Promise.all([site.settled(), isolate.settled()])

    expect((await accessesOf(db)).toSorted()).toEqual([`${adminRoot}/gpts`, `${adminRoot}/prompts`])
  })

  it('is a row again after ten minutes, and for another person (R140)', async () => {
    const db = await createTestDatabase()
    const path = `${adminRoot}/prompts`
    const open = (id: string, at: string) =>
      logAccess(
        db,
        { userId: null, adresse: '203.0.113.0', userAgent: 'test', now: new Date(at) },
        { id, email: 'marie@example.org', path },
      )

    await open('one', '2026-11-20T10:00:00Z')
    await open('one', '2026-11-20T10:09:59Z')
    await open('other', '2026-11-20T10:09:59Z')
    expect(await accessesOf(db)).toHaveLength(2)
    await open('one', '2026-11-20T10:10:00Z')

    expect(await accessesOf(db)).toHaveLength(3)
  })

  it('is none for a person who opened as many pages in ten minutes as the journal takes', async () => {
    const { db, site, browser } = await openAs('an administrator')
    const { pages: most } = storageBounds.accesses

    for (let page = 0; page < most + 5; page += 1) {
      await browser.send(`${adminRoot}/prompts/${crypto.randomUUID()}`)
    }
    await site.settled()

    expect(await accessesOf(db)).toHaveLength(most)
  })

  it.each<Actor>(['an anonymous visitor', 'a moderator', 'an account without a role'])(
    'that is refused to %s is none (R140)',
    async (actor) => {
      const { db, site, browser } = await openAs(actor)

      for (const path of pages) await browser.send(path)
      await site.settled()

      const actions = (await db.select().from(adminLogs)).map(({ action }) => action)
      expect(actions).not.toContain('admin_access')
    },
  )
})

async function accessesOf(db: Database): Promise<string[]> {
  const rows = await db
    .select({ values: adminLogs.new_values })
    .from(adminLogs)
    .where(eq(adminLogs.action, 'admin_access'))
  return rows.map(({ values }) => accessSchema.parse(values).details.path)
}

const accessSchema = z.object({ details: z.object({ path: z.string() }) })

describe('the security policies, as headers that browsers obey (R144)', () => {
  const policies = {
    ...securityHeaders({ isHttps: true }),
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as unknown,
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()') as unknown,
    'strict-transport-security': expect.stringContaining('includeSubDomains') as unknown,
    'cross-origin-opener-policy': 'same-origin',
  }

  it.each<[Actor, number]>([
    ['an administrator', 200],
    ['a moderator', 403],
    ['an anonymous visitor', 302],
  ])('are on every page that %s asks for', async (actor, status) => {
    const { browser } = await openAs(actor)

    for (const path of pages) {
      const response = await browser.send(path)
      expect(response.status).toBe(status)
      expect(Object.fromEntries(response.headers)).toMatchObject(policies)
    }
  })

  it('are on the sign-in page, on a preview and on what is not there', async () => {
    const { db, browser } = await openAs('an administrator')
    await insertCanaries(db)

    const statuses = []
    for (const path of [...previews, `${adminRoot}/absent`, `${adminRoot}/auth`]) {
      const response = await browser.send(path)
      statuses.push(response.status)
      expect(Object.fromEntries(response.headers)).toMatchObject(policies)
    }
    const signIn = await testSite(() => db).get(`${adminRoot}/auth`)

    expect(statuses).toEqual([200, 200, 404, 302])
    expect(Object.fromEntries(signIn.headers)).toMatchObject(policies)
  })
})

it('shows an administrator the page of a draft, listed nowhere and inert', async () => {
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

  it.each(deceptions)('%s is nothing at all', async (path) => {
    const db = await createTestDatabase()
    const response = await testSite(() => db).get(path)

    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('entry-admin')
  })
})

describe('a page of the administration, while the database does not serve', () => {
  it('says so in the style of the site, with a way to try again, to whoever opens it', async () => {
    const { state, open } = await startDatabaseProxy()
    const account = await insertAccount(open())
    const browser = browserOn(testSite(open))
    await browser.signIn(account)
    state.answers = ['refuse']
    const path = `${adminRoot}/compte?onglet=sessions`

    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const response = await browser.send(path, { headers })
    const html = await response.text()
    const logged = vi.mocked(console.error).mock.calls.map(([line]) => String(line))
    const toProgram = await browser.send(path)
    vi.mocked(console.error).mockClear()

    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('rel="stylesheet"')
    expect(html).toContain('Les données du catalogue ne répondent pas pour le moment.')
    expect(html).toContain(`href="${path}">Réessayer</a>`)
    expect(logged).toHaveLength(1)
    expect(html).toContain(/ERR_\w+/.exec(logged[0] ?? '')?.[0])
    expect(toProgram.headers.get('content-type')).toContain('text/plain')
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
