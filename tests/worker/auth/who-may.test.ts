import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'

import { adminLogs, sessions, userRoles } from '#drizzle/schema/index.ts'
import type { Role } from '#shared/access/user.ts'
import { adminRoot } from '#shared/addresses/admin-screens.ts'
import { errorMessages } from '#shared/site/error-messages.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { findAccount, validateAdminSession } from '#worker/services/access/accounts.ts'

import { browserOn } from './browser.ts'

const refusal = 'Accès non autorisé - Seuls les administrateurs peuvent accéder à cette interface'

/** A site with another administrator, so that the last one is never the one that changes. */
async function openSite() {
  const db = await createTestDatabase()
  await insertAccount(db)
  return { db, site: testSite(() => db) }
}

const grant = (db: Database, id: string, role: Role, granted_at: string) =>
  writeBatch(db, [db.insert(userRoles).values({ user_id: id, role, granted_at })])

const later = '2999-01-01T00:00:00.000Z'
const soonest = '2000-01-01T00:00:00.000Z'

/** What a browser gets of the administration: its session, a page, a question. */
async function seenBy(browser: ReturnType<typeof browserOn>) {
  const page = await browser.send(adminRoot)
  const state = (await (await browser.query('auth.session')).json()) as {
    result: { data: unknown }
  }
  return {
    session: state.result.data,
    page: page.status,
    text: await page.text(),
    users: (await browser.query('admin.users.list')).status,
  }
}

describe('one who is no administrator', () => {
  it.each(['moderator', 'contributor', null] as const)(
    'with the right password and the role %s is refused and has no session (R154, R222, R225)',
    async (role) => {
      const { db, site } = await openSite()
      const browser = browserOn(site)

      const response = await browser.signIn(await insertAccount(db, { role }))
      await site.settled()

      expect(response.status).toBe(403)
      expect(browser.cookies.size).toBe(0)
      expect(await db.select().from(sessions)).toEqual([])
      expect((await db.select().from(adminLogs)).map(({ action }) => action)).toEqual([
        'sign_in_refused',
      ])
    },
  )

  it.each(['moderator', 'contributor'] as const)(
    'since becoming a %s is told so, and the session opens nothing (R154, R222, R225)',
    async (role) => {
      const { db, site } = await openSite()
      const account = await insertAccount(db)
      const browser = browserOn(site)
      await browser.signIn(account)
      const before = await seenBy(browser)

      await grant(db, account.id, role, later)
      const after = await seenBy(browser)
      const question = (await (await browser.query('admin.users.list')).json()) as object

      expect(before).toMatchObject({ session: { user: { role: 'admin' } }, page: 200, users: 200 })
      expect(after).toMatchObject({ session: null, page: 403, users: 403 })
      expect(after.text).toContain(refusal)
      expect(question).toMatchObject({ error: { message: errorMessages.permission } })
    },
  )
})

describe('the role of an account', () => {
  it('is that of the most recent grant, at the door, on a page and in a question (R201)', async () => {
    const { db, site } = await openSite()
    const demoted = await insertAccount(db)
    await grant(db, demoted.id, 'contributor', later)
    const promoted = await insertAccount(db, { role: 'contributor' })
    await grant(db, promoted.id, 'moderator', soonest)
    await grant(db, promoted.id, 'admin', later)
    const [one, other] = [browserOn(site), browserOn(site, { address: '198.51.100.1' })]

    const statuses = [(await one.signIn(demoted)).status, (await other.signIn(promoted)).status]
    await site.settled()

    expect(statuses).toEqual([403, 200])
    expect(await seenBy(other)).toMatchObject({
      session: { user: { role: 'admin' } },
      page: 200,
      users: 200,
    })
    const columns = Object.keys((await db.select().from(userRoles))[0] ?? {})
    expect(columns).toEqual(expect.arrayContaining(['user_id', 'role', 'granted_at']))
  })

  it('is none where no grant is found, and gives nothing (R223)', async () => {
    const { db, site } = await openSite()
    const account = await insertAccount(db)
    const browser = browserOn(site)
    await browser.signIn(account)

    await writeBatch(db, [db.delete(userRoles).where(eq(userRoles.user_id, account.id))])

    expect(await seenBy(browser)).toMatchObject({ session: null, page: 403, users: 403 })
    expect((await browserOn(site).signIn(account)).status).toBe(403)
    await site.settled()
  })

  it('gives nothing while it cannot be read (R223)', async () => {
    const { db, site } = await openSite()
    const account = await insertAccount(db, { email: 'marie@example.org' })
    const browser = browserOn(site)
    await browser.signIn(account)
    await db.$client.batch(['ALTER TABLE user_roles RENAME TO away'], 'write')

    const page = await browser.send(adminRoot)
    const answers = await Promise.all(
      ['auth.session', 'admin.users.list', 'admin.prompts.list'].map((name) => browser.query(name)),
    )
    const signIn = await browserOn(site).signIn(account)
    await site.settled()
    vi.mocked(console.error).mockClear()

    expect([page.status, signIn.status, ...answers.map(({ status }) => status)]).toEqual([
      500, 500, 500, 500, 500,
    ])
    for (const response of [page, signIn, ...answers]) {
      expect(await response.text()).not.toMatch(/marie|user_roles|entry-admin/)
    }
    expect(signIn.headers.getSetCookie()).toEqual([])
  })
})

it.each<[boolean, string, Parameters<typeof insertAccount>[1]]>([
  [true, 'an administrator', {}],
  [true, 'an administrator with a one-time password', { passwordExpiresAt: later }],
  [false, 'one whose one-time password is past', { passwordExpiresAt: soonest }],
  [false, 'a suspended one', { suspended: true }],
  [false, 'a moderator', { role: 'moderator' }],
  [false, 'a contributor', { role: 'contributor' }],
  [false, 'an account without a role', { role: null }],
])('after the password the server answers %s for %s (R224)', async (verdict, _who, options) => {
  const { db, site } = await openSite()
  const { email, ...account } = await insertAccount(db, options)
  const found = await findAccount(db, email)

  const response = await browserOn(site).signIn({ email, ...account })
  await site.settled()

  expect(found && validateAdminSession(found, new Date())).toBe(verdict)
  expect(response.status === 200).toBe(verdict)
})
