import { describe, expect, it, vi } from 'vitest'

import { reports, settingRow, siteSettings } from '#drizzle/schema/index.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { startDatabaseProxy } from '#tests/worker/database/database-proxy.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

import { testSite } from './test-app.ts'

const setMaintenance = (db: Database, isOn: boolean) =>
  writeBatch(db, [
    db
      .insert(siteSettings)
      .values(settingRow('maintenance_mode', isOn))
      .onConflictDoUpdate({ target: siteSettings.key, set: { value: isOn } }),
  ])

async function closedSite() {
  const db = await createTestDatabase()
  await insertPrompt(db, { slug: 'fiche', titre: 'Titre de la fiche' })
  await setMaintenance(db, true)
  return { db, site: testSite(() => db) }
}

const api = (procedure: string, input: object) =>
  `/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`

describe('a visitor, while the site is in maintenance', () => {
  it.each(['/', '/prompts?page=2', '/prompt/fiche', '/recherche?q=fiche', '/rien/de/tel'])(
    'gets at %s a French page that says so and when to come back',
    async (path) => {
      const { site } = await closedSite()

      const response = await site.get(path)
      const html = await response.text()

      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('600')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i)
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(html).toMatch(/^<!doctype html><html lang="fr">/)
      expect(html).toContain('<h1>Le site est en maintenance</h1>')
      expect(html).toContain(`href="${path.replaceAll('&', '&amp;')}"`)
      expect(html).not.toContain('Titre de la fiche')
    },
  )

  it('sends nothing that is stored', async () => {
    const { db, site } = await closedSite()
    const headers = {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-app': '1',
    }
    const body = JSON.stringify({ page: '/prompts', sujet: 'texte', texte: 'Une faute.' })
    const response = await site.get('/api/trpc/reports.send', { method: 'POST', headers, body })

    expect(response.status).toBe(503)
    expect(await db.select().from(reports)).toEqual([])
  })

  it('gets no page that needs nothing more of the database at the second visit', async () => {
    const { db } = await closedSite()
    const site = testSite(() => db, { contentVersion: 1 })

    const statuses = []
    for (const path of ['/cgu', '/cgu', '/mentions-legales', '/ajouter']) {
      statuses.push((await site.get(path)).status)
    }

    expect(statuses).toEqual([503, 503, 503, 503])
  })

  it('gets no answer of the API either', async () => {
    const { site } = await closedSite()

    const one = await site.get(api('catalogue.prompt', { slug: 'fiche' }))
    const text = await one.text()

    expect(one.status).toBe(503)
    expect(one.headers.get('retry-after')).toBe('600')
    expect(JSON.parse(text)).toMatchObject({
      error: { data: { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 } },
    })
    expect(text).not.toContain('Titre de la fiche')
  })

  it('gets none by asking for a procedure of the administration in the same batch', async () => {
    const { site } = await closedSite()
    const path = '/api/trpc/auth.session,catalogue.popularPrompts?batch=1&input=%7B%7D'

    const response = await site.get(path)

    expect(response.status).toBe(503)
    expect(await response.text()).not.toContain('Titre de la fiche')
  })

  it('sees the name that the site has now', async () => {
    const { db, site } = await closedSite()
    await writeBatch(db, [db.insert(siteSettings).values(settingRow('site_name', 'Nom <b>'))])

    expect(await (await site.get('/')).text()).toContain('Nom &lt;b&gt;')
  })

  it('is back on the site with the first request after it', async () => {
    const { db, site } = await closedSite()
    await setMaintenance(db, false)

    const response = await site.get('/prompt/fiche')

    expect(response.status).toBe(200)
    expect(response.headers.get('retry-after')).toBeNull()
  })
})

describe('the administration, while the site is in maintenance', () => {
  it('answers', async () => {
    const { site } = await closedSite()

    const signIn = await site.get('/secure-admin-panel/auth')
    const session = await site.get('/api/trpc/auth.session')
    const refused = await site.get('/api/trpc/admin.settings.read')

    expect(signIn.status).toBe(200)
    expect(session.status).toBe(200)
    expect(refused.status).toBe(401)
  })

  it('is not what only begins like it', async () => {
    const { site } = await closedSite()

    expect((await site.get('/secure-admin-panelx')).status).toBe(503)
  })
})

describe('to know whether the site is in maintenance', () => {
  it.each(['/', '/prompts', '/prompt/fiche', '/categories', '/plan-du-site'])(
    'costs no database request of its own at %s',
    async (path) => {
      const { state, open } = await startDatabaseProxy()
      await insertPrompt(open(), { slug: 'fiche' })
      await insertGpt(open())
      const { get, settled } = testSite(open)
      // The day's first visit stores the picks of the day.
      await get('/')
      await settled()
      const before = state.requests

      const response = await get(path)

      expect(response.status).toBe(200)
      expect(state.requests - before).toBe(1)
    },
  )

  it('is no reason to fail: a database that does not answer is told by the page itself', async () => {
    const { state, open } = await startDatabaseProxy()
    state.answers = ['refuse']

    const response = await testSite(open).get('/prompts')

    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('10')
    expect(await response.text()).not.toContain('en maintenance')
    vi.mocked(console.error).mockClear()
  })
})
