import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { adminLogs } from '#drizzle/schema/index.ts'
import type { SessionState } from '#shared/access/sign-in.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { testSite } from '#tests/worker/http/test-app.ts'

import { browserOn, sessionName } from './browser.ts'

const start = Date.parse('2025-06-06T10:00:00Z')
const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
})

afterEach(() => {
  vi.useRealTimers()
})

const at = (ms: number) => vi.setSystemTime(start + ms)

async function openSite(options: Parameters<typeof insertAccount>[1] = {}) {
  const db = await createTestDatabase()
  const site = testSite(() => db)
  const browser = browserOn(site)
  const state = async () => {
    const { result } = (await (await browser.query('auth.session')).json()) as {
      result: { data: SessionState | null }
    }
    return result.data
  }
  return { db, site, browser, state, account: await insertAccount(db, options) }
}

const newPassword = 'correct cheval agrafe pile'

describe('what the pages are told of who is signed in (R209)', () => {
  it('at first is nobody, then the role, then nobody: INITIAL_SESSION, SIGNED_IN, SIGNED_OUT', async () => {
    const { account, browser, state } = await openSite()

    const initial = await state()
    await browser.signIn(account)
    const signedIn = await state()
    await browser.mutate('auth.signOut', { reason: 'user' })

    expect(initial).toBeNull()
    expect(signedIn?.user.role).toBe('admin')
    expect(await state()).toBeNull()
  })

  it('is the same user after a refresh, until later: TOKEN_REFRESHED', async () => {
    const { account, browser, state } = await openSite()
    await browser.signIn(account)
    const before = await state()
    at(13 * minute)
    await browser.mutate('auth.touch')
    at(25 * minute + 1000)
    const cookie = browser.cookies.get(sessionName)

    const after = await state()

    expect(after?.user).toEqual(before?.user)
    expect(before?.expiresAt).toBe(new Date(start + 30 * minute).toISOString())
    expect(after?.expiresAt).toBe(new Date(start + 55 * minute + 1000).toISOString())
    expect(browser.cookies.get(sessionName)).not.toBe(cookie)
  })

  it('is the same user with another password: USER_UPDATED', async () => {
    const { account, browser, state } = await openSite()
    await browser.signIn(account)
    const before = await state()

    await browser.mutate('auth.changePassword', { currentPassword: account.password, newPassword })

    expect(await state()).toMatchObject({ user: before?.user, mustChangePassword: false })
  })

  it('is that the password must be replaced, after one for one use: PASSWORD_RECOVERY', async () => {
    const { account, browser, state } = await openSite({
      passwordExpiresAt: '2999-01-01T00:00:00.000Z',
    })
    await browser.signIn(account)
    const before = await state()

    await browser.mutate('auth.changePassword', { currentPassword: account.password, newPassword })

    expect([before?.mustChangePassword, (await state())?.mustChangePassword]).toEqual([true, false])
  })

  it('R205: is an id, an address, the flag of administrators and a role, and nothing else', async () => {
    const { account, browser, state } = await openSite()
    await browser.signIn(account)

    expect((await state())?.user).toEqual({
      id: account.id,
      email: account.email,
      isAdmin: true,
      role: 'admin',
    })
  })
})

describe('the call of sign-in (R237)', () => {
  it('takes an address, a password and the answer to the challenge, and no more', async () => {
    const { db, account, browser } = await openSite()
    const { email, password } = account
    const typed = { email, password, captchaToken: await browser.solvedChallenge() }

    const refused = []
    for (const column of ['phone', 'role', 'user_id', 'remember']) {
      const response = await browser.mutate('auth.signIn', { ...typed, [column]: 'x' })
      refused.push(response.status)
    }
    const journal = await db.select().from(adminLogs)

    expect(refused).toEqual([400, 400, 400, 400])
    expect(journal).toEqual([])
    expect((await browser.mutate('auth.signIn', typed)).status).toBe(200)
  })

  it('is followed by calls to get the session and to sign out (R237)', async () => {
    const { account, browser, state } = await openSite()
    await browser.signIn(account)

    expect(await state()).toMatchObject({ user: { email: account.email } })
    expect((await browser.mutate('auth.signOut', { reason: 'user' })).status).toBe(200)
    expect([await state(), browser.cookies.has(sessionName)]).toEqual([null, false])
  })

  it.each([
    ['an address', { email: undefined }, 'email'],
    ['an address but an empty one', { email: '' }, 'email'],
    ['a password', { password: undefined }, 'password'],
    ['a password but an empty one', { password: '' }, 'password'],
  ])(
    'without %s is refused beside that field, and is no attempt (R221)',
    async (_, change, field) => {
      const { db, site, account, browser } = await openSite()
      const { email, password } = account
      const captchaToken = await browser.solvedChallenge()
      const typed = { email, password, captchaToken }

      const responses = []
      for (let time = 0; time < 4; time += 1) {
        responses.push(await browser.mutate('auth.signIn', { ...typed, ...change }))
      }
      await site.settled()

      for (const response of responses) {
        expect(response.status).toBe(400)
        expect(await response.json()).toMatchObject({
          error: { data: { fieldErrors: { [field]: [expect.any(String)] } } },
        })
      }
      expect(await db.select().from(adminLogs)).toEqual([])
      // Four of them took no place, nor the challenge.
      expect((await browser.mutate('auth.signIn', typed)).status).toBe(200)
    },
  )
})
