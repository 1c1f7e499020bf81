import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { sessions, userRoles, users } from '#drizzle/schema/index.ts'
import { listProcedures } from '#tests/support/calls/procedures.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { insertUser } from '#tests/support/database/admin-rows.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

import { browserOn } from './browser.ts'

const minuteMs = 60_000

/** An administrator whose password was typed so many minutes ago, and another account. */
async function signedIn(minutesAgo: number) {
  const db = await createTestDatabase()
  const site = testSite(() => db)
  const account = await insertAccount(db)
  const browser = browserOn(site)
  await browser.signIn(account)
  const typed = new Date(Date.now() - minutesAgo * minuteMs).toISOString()
  await writeBatch(db, [db.update(sessions).set({ authenticated_at: typed })])
  const other = await insertUser(db, { role: 'contributor' })
  const giveRole = () => browser.mutate('admin.users.setRole', { id: other.id, role: 'moderator' })
  const roleOf = async () => {
    const [grant] = await db.select().from(userRoles).where(eq(userRoles.user_id, other.id))
    return grant?.role
  }
  return { db, site, account, browser, other, giveRole, roleOf }
}

/** Changes of accounts, of one's own factors and of one's own sessions: a new one is found by its name. */
const decisions = (await listProcedures()).flatMap(({ name, type }) =>
  type === 'mutation' &&
  /^(?:admin\.users\.|auth\.factors\.|auth\.end(?:Session|OtherSessions)$)/.test(name)
    ? [name]
    : [],
)

describe('what decides who may enter, when the password was typed more than ten minutes ago', () => {
  it.each(decisions)('is refused before its input is read: %s', async (name) => {
    const { browser } = await signedIn(11)

    const response = await browser.mutate(name, { no: 'such input' })

    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({
      error: {
        message: 'Confirmez votre mot de passe pour continuer.',
        data: { code: 'FORBIDDEN', details: { needsPassword: true } },
      },
    })
  })

  it('is done once it is typed again, by the same session', async () => {
    const { db, browser, account, giveRole, roleOf } = await signedIn(11)

    const statuses = [(await giveRole()).status]
    const confirmed = await browser.mutate('auth.confirmPassword', {
      currentPassword: account.password,
    })
    statuses.push(confirmed.status, (await giveRole()).status)

    expect(statuses).toEqual([403, 200, 200])
    expect(await roleOf()).toBe('moderator')
    expect(await db.select().from(sessions)).toHaveLength(1)
  })

  it('stays refused under a wrong password, which may be tried three times', async () => {
    const { site, browser, account, giveRole, roleOf } = await signedIn(11)
    const statuses: number[] = []
    for (const currentPassword of ['pas le bon', 'ni celui-là', 'encore non', account.password]) {
      statuses.push((await browser.mutate('auth.confirmPassword', { currentPassword })).status)
    }
    await site.settled()

    expect([...statuses, (await giveRole()).status]).toEqual([400, 400, 400, 429, 403])
    expect(await roleOf()).toBe('contributor')
  })

  it('asks nothing nine minutes after, nor of what decides about content', async () => {
    const recent = await signedIn(9)
    const old = await signedIn(600)

    expect((await recent.giveRole()).status).toBe(200)
    expect((await old.browser.query('admin.users.list')).status).toBe(200)
    expect((await old.browser.mutate('admin.markdown', { markdown: 'a' })).status).toBe(200)
  })
})

/** Somebody registered under the address of another, with a password that they know. */
async function preRegistered() {
  const opened = await signedIn(0)
  const squatter = await insertAccount(opened.db, {
    role: null,
    email: 'marie@example.org',
    password: 'le mot de passe du pirate',
  })
  await writeBatch(opened.db, [
    opened.db.update(users).set({ self_registered: true }).where(eq(users.id, squatter.id)),
  ])
  return { ...opened, squatter }
}

describe('an account that registered itself', () => {
  it('gets a one-time password with its first role, and the registrant’s opens nothing', async () => {
    const { site, browser, squatter } = await preRegistered()

    const response = await browser.mutate('admin.users.setRole', { id: squatter.id, role: 'admin' })
    const { result } = (await response.json()) as { result: { data: { password: string } } }
    const [byRegistrant, byInvited] = [browserOn(site), browserOn(site)]
    const statuses = [
      (await byRegistrant.signIn(squatter)).status,
      (await byInvited.signIn({ ...squatter, password: result.data.password })).status,
    ]
    const state = (await (await byInvited.query('auth.session')).json()) as object
    await site.settled()

    expect(statuses).toEqual([401, 200])
    expect(state).toMatchObject({ result: { data: { mustChangePassword: true } } })
  })

  it('keeps its password when a later role replaces the first', async () => {
    const { browser, squatter } = await preRegistered()
    await browser.mutate('admin.users.setRole', { id: squatter.id, role: 'admin' })

    const later = await browser.mutate('admin.users.setRole', {
      id: squatter.id,
      role: 'moderator',
    })

    expect(await later.json()).toMatchObject({ result: { data: { password: null } } })
  })

  it('is marked in the list, and an invited one is not', async () => {
    const { browser, squatter, other } = await preRegistered()

    const response = await browser.query('admin.users.list')

    expect(await response.json()).toMatchObject({
      result: {
        data: expect.arrayContaining([
          expect.objectContaining({ id: squatter.id, isSelfRegistered: true }),
          expect.objectContaining({ id: other.id, isSelfRegistered: false }),
        ]),
      },
    })
  })

  it('is named when its address is invited, so that it can be given the role', async () => {
    const { browser, squatter, account } = await preRegistered()
    const invite = (email: string) => browser.mutate('admin.users.invite', { email, role: 'admin' })

    const [registered, known] = [await invite(squatter.email), await invite(account.email)]

    expect([registered.status, known.status]).toEqual([409, 409])
    expect(await registered.json()).toMatchObject({
      error: {
        message: 'Un compte sans rôle s’est déjà inscrit avec cette adresse.',
        data: { details: { registeredId: squatter.id } },
      },
    })
    expect(JSON.stringify(await known.json())).not.toContain('registeredId')
  })
})
