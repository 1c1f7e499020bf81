import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

import { adminLogs, sessions, userRoles, users } from '#drizzle/schema/index.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { storageBounds } from '#worker/runtime/storage-bounds.ts'
import { recordActivity } from '#worker/services/access/sessions.ts'

import { browserOn, sessionName } from './browser.ts'

const start = Date.parse('2025-06-06T10:00:00Z')
const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
})

afterEach(() => {
  vi.useRealTimers()
})

async function signedIn(options: { email?: string } = {}) {
  const db = await createTestDatabase()
  const site = testSite(() => db)
  const account = await insertAccount(db, options)
  // Another one, for the rule that one remains.
  await insertAccount(db)
  const browser = browserOn(site)
  await browser.signIn(account)
  return { db, site, account, browser }
}

type Browser = ReturnType<typeof browserOn>

const instant = (ms: number) => new Date(start + ms).toISOString()
const at = (ms: number) => vi.setSystemTime(start + ms)
const statusOf = async (browser: Browser) => (await browser.query('auth.sessions')).status

/** What another holder of the browser's cookies would be told. */
async function replay(browser: Browser, cookie: string): Promise<number> {
  const headers = { cookie: `${sessionName}=${cookie}` }
  return (await browser.send('/api/trpc/auth.sessions', { headers })).status
}

/** A change that neither renews a secret nor asks for the password. */
const saveName = (browser: Browser) =>
  browser.mutate('admin.settings.save', { key: 'site_name', value: `Nom ${Date.now()}` })

const cookieOf = (browser: Browser) => browser.cookies.get(sessionName) ?? ''

/** The secret in the token of a cookie. */
function secretOf(cookie: string): string {
  const [, payload = ''] = cookie.split('.')
  return z.object({ sec: z.string() }).parse(JSON.parse(atob(payload))).sec
}

const actionsOf = async (db: Database) =>
  (await db.select().from(adminLogs)).map(({ action }) => action)

it('ends in a row that is forgotten where the account has as many as are kept, the oldest first', async () => {
  const { db, account, browser } = await signedIn()
  const { rowsPerAccount } = storageBounds.sessions
  await writeBatch(
    db,
    Array.from({ length: rowsPerAccount - 1 }, (_, index) =>
      db.insert(sessions).values({
        id: `old ${index}`,
        user_id: account.id,
        secret_hash: 'none',
        created_at: instant(index - rowsPerAccount),
        expires_at: instant(minute),
        absolute_expires_at: instant(minute),
        revoked_at: instant(0),
        appareil: 'Firefox, Linux',
        adresse: '192.0.2.0',
      }),
    ),
  )

  at(minute)
  expect((await browser.signIn(account)).status).toBe(200)

  const ids = (await db.select({ id: sessions.id }).from(sessions)).map(({ id }) => id)
  expect(ids).toHaveLength(rowsPerAccount)
  expect(ids).not.toContain('old 0')
  expect(ids).toContain('old 1')
  expect(await statusOf(browser)).toBe(200)
})

describe('an idle session (R143)', () => {
  it('is alive after 14:59 and ended after 15:00', async () => {
    const { browser } = await signedIn()

    at(15 * minute - 1000)
    const before = await statusOf(browser)
    at(15 * minute)

    expect([before, await statusOf(browser)]).toEqual([200, 401])
  })

  it('is not kept alive by questions', async () => {
    const { browser } = await signedIn()

    const statuses = []
    for (let passed = 1; passed <= 15; passed += 1) {
      at(passed * minute)
      await browser.query('auth.session')
      statuses.push(await statusOf(browser))
    }

    expect(statuses).toEqual([...Array(14).fill(200), 401])
  })

  it('is kept alive by what the user does, and not brought back once it ended', async () => {
    const { browser } = await signedIn()

    at(14 * minute)
    const touched = await browser.mutate('auth.touch')
    at(28 * minute)
    const alive = await statusOf(browser)
    at(29 * minute)
    const late = await browser.mutate('auth.touch')

    expect([touched.status, alive, late.status]).toEqual([200, 200, 401])
    expect(await touched.json()).toMatchObject({
      result: {
        data: { lastActiveAt: '2025-06-06T10:14:00.000Z', now: '2025-06-06T10:14:00.000Z' },
      },
    })
  })

  it('is kept alive by a change', async () => {
    const { browser, site } = await signedIn()

    at(14 * minute)
    await saveName(browser)
    await site.settled()
    at(28 * minute)

    expect(await statusOf(browser)).toBe(200)
  })

  it('writes why it ended when the browser says so', async () => {
    const { db, browser } = await signedIn()

    const response = await browser.mutate('auth.signOut', { reason: 'idle' })
    const [, entry] = await db.select().from(adminLogs)

    expect(entry).toMatchObject({
      action: 'session_expired',
      new_values: { details: { reason: 'Session expired due to inactivity' } },
    })
    expect(response.headers.get('clear-site-data')).toBeNull()
  })
})

it('knows what was done last, in whatever order it is recorded', async () => {
  const { db } = await signedIn()
  const [session] = await db.select().from(sessions)
  const sessionId = session?.id ?? ''

  await recordActivity(db, new Date(start + 2 * minute), sessionId)
  await recordActivity(db, new Date(start + minute), sessionId)

  const [{ last_active_at } = { last_active_at: '' }] = await db.select().from(sessions)
  expect(last_active_at).toBe(new Date(start + 2 * minute).toISOString())
})

it('ends twelve hours after the sign-in, whatever is done', async () => {
  const { browser } = await signedIn()
  const hours = 12 * 60
  for (let passed = 10; passed < hours; passed += 10) {
    at(passed * minute)
    expect((await browser.mutate('auth.touch')).status).toBe(200)
  }

  at(hours * minute - 1000)
  const before = await statusOf(browser)
  at(hours * minute)

  expect([before, await statusOf(browser)]).toEqual([200, 401])
})

describe('the secret of a session (R255)', () => {
  it('is replaced when less than five minutes of it are left', async () => {
    const { browser } = await signedIn()
    const first = cookieOf(browser)
    at(13 * minute)
    await browser.mutate('auth.touch')
    const second = cookieOf(browser)

    at(25 * minute)
    const early = await browser.query('auth.session')
    at(25 * minute + 1)
    const { headers } = await browser.query('auth.session')

    expect(second).toBe(first)
    expect(early.headers.getSetCookie()).toEqual([])
    expect(headers.getSetCookie()).toHaveLength(1)
    expect(cookieOf(browser)).not.toBe(first)
    expect(await statusOf(browser)).toBe(200)
  })

  it('lives for thirty minutes where nothing asks for another, whatever is done (R255)', async () => {
    const { site, browser } = await signedIn()
    for (const passed of [10, 20, 29]) {
      at(passed * minute)
      expect((await saveName(browser)).status).toBe(200)
      // The activity is recorded after the answer.
      await site.settled()
    }

    at(30 * minute - 1)
    const before = await statusOf(browser)
    at(30 * minute)

    expect([before, await statusOf(browser)]).toEqual([200, 401])
  })

  it('is all there is beside the password: no second factor is asked for (R255)', async () => {
    const { db, browser } = await signedIn()

    expect((await browser.query('admin.users.list')).status).toBe(200)
    expect(await actionsOf(db)).toEqual(['sign_in'])
  })

  it('is replaced once by twenty questions at once, and nobody is signed out', async () => {
    const { db, browser } = await signedIn()
    at(13 * minute)
    await browser.mutate('auth.touch')
    at(26 * minute)
    const former = cookieOf(browser)
    const headers = { cookie: `${sessionName}=${former}` }

    const responses = await Promise.all(
      Array.from({ length: 20 }, () => browser.mutate('auth.touch', undefined, { headers })),
    )
    const cookies = responses.flatMap((response) => response.headers.getSetCookie())

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(cookies).toHaveLength(1)
    expect(await statusOf(browser)).toBe(200)
    expect(await replay(browser, former)).toBe(200)
    expect(await actionsOf(db)).toEqual(['sign_in'])
  })

  it('ends the session when it comes back after it was replaced, for its newest holder too', async () => {
    const { db, browser } = await signedIn()
    at(13 * minute)
    await browser.mutate('auth.touch')
    at(26 * minute)
    const former = cookieOf(browser)
    await browser.mutate('auth.touch')
    at(26 * minute + 10_000)
    const inGrace = await replay(browser, former)
    at(26 * minute + 10_001)

    const statuses = await Promise.all(Array.from({ length: 100 }, () => replay(browser, former)))

    expect(inGrace).toBe(200)
    expect(statuses.every((status) => status === 401)).toBe(true)
    expect(await statusOf(browser)).toBe(401)
    expect((await actionsOf(db)).filter((action) => action === 'token_reuse')).toHaveLength(1)
  })

  it('is another once the password is typed again, and the former ends with its grace', async () => {
    const { db, account, browser } = await signedIn()
    const former = cookieOf(browser)

    await browser.mutate('auth.confirmPassword', { currentPassword: account.password })
    at(10_000)
    const inGrace = await replay(browser, former)
    at(10_001)
    const newest = await statusOf(browser)
    const replayed = await replay(browser, former)

    expect(secretOf(cookieOf(browser))).not.toBe(secretOf(former))
    expect([inGrace, newest, replayed]).toEqual([200, 200, 401])
    expect(await actionsOf(db)).toEqual(['sign_in', 'password_confirmed', 'token_reuse'])
  })

  it('is nowhere in the database', async () => {
    const { db, browser } = await signedIn()
    const sec = secretOf(cookieOf(browser))

    const stored = JSON.stringify([
      await db.select().from(sessions),
      await db.select().from(adminLogs),
    ])

    expect(sec).toHaveLength(43)
    expect(stored).not.toContain(sec)
  })
})

describe('a session that ended', () => {
  it.each([
    [
      'the user signed out',
      (browser: Browser) => browser.mutate('auth.signOut', { reason: 'user' }),
    ],
    [
      'it was ended from another browser',
      async (browser: Browser, other: Browser) => {
        const { result } = (await (await other.query('auth.sessions')).json()) as {
          result: { data: { id: string; isCurrent: boolean }[] }
        }
        const ids = result.data.flatMap(({ id, isCurrent }) => (isCurrent ? [] : [id]))
        for (const id of ids) await other.mutate('auth.endSession', { id })
        return browser
      },
    ],
    [
      'another browser ended all other sessions',
      async (browser: Browser, other: Browser) => {
        await other.mutate('auth.endOtherSessions')
        expect((await other.query('auth.sessions')).status).toBe(200)
        return browser
      },
    ],
    [
      'the password was changed in another browser',
      (_: Browser, other: Browser) =>
        other.mutate('auth.changePassword', {
          currentPassword: 'un mot de passe à nous',
          newPassword: 'correct cheval agrafe pile',
        }),
    ],
  ])('opens nothing, 100 times out of 100, because %s', async (_, end) => {
    const { site, account, browser } = await signedIn()
    const other = browserOn(site)
    await other.signIn(account)
    const cookie = cookieOf(browser)

    await end(browser, other)
    const statuses = await Promise.all(Array.from({ length: 100 }, () => replay(browser, cookie)))

    expect(statuses.filter((status) => status === 401)).toHaveLength(100)
  })
})

describe('what changes of an account holds from the next request on', () => {
  it.each([
    [
      'its role',
      403,
      (db: Database, id: string) =>
        db.insert(userRoles).values({
          user_id: id,
          role: 'moderator',
          granted_at: new Date(start + 1).toISOString(),
        }),
    ],
    [
      'its suspension',
      401,
      (db: Database, id: string) =>
        db.update(users).set({ suspended_at: new Date().toISOString() }).where(eq(users.id, id)),
    ],
    ['its removal', 401, (db: Database, id: string) => db.delete(users).where(eq(users.id, id))],
  ])('opens nothing when %s', async (_, status, change) => {
    const { db, account, browser } = await signedIn()
    const before = await browser.query('admin.users.list')

    await writeBatch(db, [change(db, account.id)])
    const after = await browser.query('admin.users.list')
    const state: unknown = await (await browser.query('auth.session')).json()

    expect([before.status, after.status]).toEqual([200, status])
    expect(state).toEqual({ result: { data: null } })
  })
})

it(
  'what an administrator takes from another holds at the next request, 100 times of 100',
  { tags: ['prove'], timeout: 60_000 },
  async () => {
    const { db, site, browser } = await signedIn()
    const other = await insertAccount(db)
    const theirs = browserOn(site, { address: '198.51.100.1' })
    const { id } = other
    const [stored] = await db.select().from(users).where(eq(users.id, id))
    const ownPassword = {
      password_hash: stored?.password_hash,
      must_change_password: false,
      password_expires_at: null,
    }
    const acts = [
      async () => {
        await browser.mutate('admin.users.setRole', { id, role: 'contributor' })
        return () => browser.mutate('admin.users.setRole', { id, role: 'admin' })
      },
      async () => {
        await browser.mutate('admin.users.suspend', { id })
        return () => browser.mutate('admin.users.reinstate', { id })
      },
      async () => {
        await browser.mutate('admin.users.resetPassword', { id })
        return () => writeBatch(db, [db.update(users).set(ownPassword).where(eq(users.id, id))])
      },
    ]
    const found = []
    for (let round = 0; round < 100; round += 1) {
      at(round * 1000)
      await browser.mutate('auth.touch')
      await theirs.signIn(other)
      const before = await theirs.query('admin.users.list')
      const undo = await acts[round % acts.length]?.()
      const after = await theirs.query('admin.users.list')
      await undo?.()
      found.push([before.status, after.status])
    }
    await site.settled()

    expect(found).toEqual(Array.from({ length: 100 }, () => [200, 401]))
  },
)

describe('signing out', () => {
  it('clears the cookie and what the browser kept, and is written down', async () => {
    const { db, browser } = await signedIn()

    const response = await browser.mutate('auth.signOut', { reason: 'user' })

    expect(response.status).toBe(200)
    expect(response.headers.get('clear-site-data')).toBe('"cache"')
    expect(browser.cookies.has(sessionName)).toBe(false)
    expect(await actionsOf(db)).toEqual(['sign_in', 'sign_out'])
  })

  it('clears the cookie while the database is away', async () => {
    const { db, site, browser } = await signedIn()
    await db.$client.batch(['ALTER TABLE sessions RENAME TO away'], 'write')

    const response = await browser.mutate('auth.signOut', { reason: 'user' })
    await site.settled()
    vi.mocked(console.error).mockClear()

    expect(response.status).toBe(200)
    expect(browser.cookies.has(sessionName)).toBe(false)
  })

  it('is no error for one who is not signed in', async () => {
    const { site } = await signedIn()

    expect((await browserOn(site).mutate('auth.signOut', { reason: 'user' })).status).toBe(200)
  })
})

it('tells its user where else it is open, by browser, system and network', async () => {
  const { site, account, browser } = await signedIn()
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0'
  await browserOn(site, { address: '198.51.100.77', userAgent }).signIn(account)

  const answer: unknown = await (await browser.query('auth.sessions')).json()

  expect(answer).toMatchObject({
    result: {
      data: expect.arrayContaining([
        expect.objectContaining({
          appareil: 'Firefox sur Linux',
          adresse: '203.0.113.0',
          isCurrent: true,
        }),
        expect.objectContaining({
          appareil: 'Edge sur Windows',
          adresse: '198.51.100.0',
          isCurrent: false,
        }),
      ]) as unknown,
    },
  })
})

it('goes on in another network, which is written down once', async () => {
  const { db, site, browser } = await signedIn()
  const elsewhere = browserOn(site, { address: '198.51.100.1' })
  elsewhere.cookies.set(sessionName, cookieOf(browser))

  const statuses = [await statusOf(elsewhere)]
  await site.settled()
  statuses.push(await statusOf(elsewhere))
  await site.settled()

  expect(statuses).toEqual([200, 200])
  expect(await actionsOf(db)).toEqual(['sign_in', 'device_changed'])
})

it('that changes its network with each request is written down once in ten minutes', async () => {
  const { db, site, browser } = await signedIn()
  const elsewhere = browserOn(site, { address: '198.51.100.1' })
  elsewhere.cookies.set(sessionName, cookieOf(browser))
  const changes = async () => (await actionsOf(db)).filter((action) => action === 'device_changed')
  async function alternate(): Promise<void> {
    for (const one of [elsewhere, browser, elsewhere, browser]) {
      await statusOf(one)
      await site.settled()
    }
  }

  await alternate()
  expect(await changes()).toHaveLength(1)
  at(10 * minute)
  await alternate()

  expect(await changes()).toHaveLength(2)
})

it("ends only one's own sessions", async () => {
  const { db, site, browser } = await signedIn()
  const stranger = browserOn(site)
  await stranger.signIn(await insertAccount(db))
  const rows = await db.select().from(sessions)

  for (const { id } of rows) await stranger.mutate('auth.endSession', { id })

  expect(await statusOf(browser)).toBe(200)
  expect(await statusOf(stranger)).toBe(401)
})

const sentence =
  'Le lierre grimpe au vieux mur, le chat dort sous la table, et nul ne sait pourquoi la pluie tombe encore ce matin sur les toits gris'

describe('a new password', () => {
  it.each([
    ['is too short', 'onze caract', /entre 12 et 128/],
    ['is one that everybody has', 'Password1234!', /trop courant/],
    ['is the old one', 'un mot de passe à nous', /différent/],
    ['holds the name of its owner', 'Kvasnikoff-2025!', /trop courant/],
  ])('that %s is refused beside its field', async (_, newPassword, message) => {
    const { account, browser } = await signedIn({ email: 'kvasnikoff@example.org' })

    const response = await browser.mutate('auth.changePassword', {
      currentPassword: account.password,
      newPassword,
    })

    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      error: { data: { fieldErrors: { newPassword: [expect.stringMatching(message)] } } },
    })
  })

  it('is not set under a wrong one, and after three of them not under the right one', async () => {
    const { account, browser, site } = await signedIn()
    const change = (currentPassword: string) =>
      browser.mutate('auth.changePassword', {
        currentPassword,
        newPassword: 'correct cheval agrafe pile',
      })

    const statuses = []
    for (let time = 0; time < 3; time += 1) statuses.push((await change('pas le bon')).status)
    const last = await change(account.password)
    await site.settled()

    expect([...statuses, last.status]).toEqual([400, 400, 400, 429])
    expect(last.headers.get('retry-after')).toBe('900')
  })

  it('takes the place of the old one, ends the other sessions, and is written down', async () => {
    const { db, site, account, browser } = await signedIn()
    const other = browserOn(site)
    await other.signIn(account)
    const newPassword = 'correct cheval agrafe pile'

    await browser.mutate('auth.changePassword', {
      currentPassword: account.password,
      newPassword,
    })

    expect([await statusOf(browser), await statusOf(other)]).toEqual([200, 401])
    expect((await other.signIn(account)).status).toBe(401)
    expect((await other.signIn({ ...account, password: newPassword })).status).toBe(200)
    await site.settled()
    expect(await actionsOf(db)).toContain('password_changed')
  })

  it.each([
    ['64 letters', sentence.replaceAll(/[^a-z]/g, '').slice(0, 64)],
    ['128 characters', sentence.slice(0, 128)],
    ['spaces at both ends', '  vqztbhwyrkfm  '],
    ['small letters alone', 'vqztbhwyrkfm'],
    ['capitals and accents', 'VQZTÉÈÇÀ wyrkfm'],
    ['an accent as a sign of its own', 'vqzte\u0301bhwyrkfm'],
    ['emoji and other writings', '🦊 ключ 鍵 vqztbhw'],
    ['quotation marks and tags', `"'><vqztbhwyrkfm>`],
  ])(
    'of %s is taken as it was typed, and opens for no other spelling',
    async (_what, newPassword) => {
      const { site, account, browser } = await signedIn()
      const signIn = async (password: string) =>
        (await browserOn(site).signIn({ ...account, password })).status

      const changed = await browser.mutate('auth.changePassword', {
        currentPassword: account.password,
        newPassword,
      })
      const others = [
        newPassword.trim(),
        newPassword.toUpperCase(),
        newPassword.toLowerCase(),
        newPassword.normalize('NFC'),
        newPassword.normalize('NFD'),
        newPassword.slice(0, -1),
      ].filter((spelling) => spelling !== newPassword)
      const refused = []
      for (const spelling of others.slice(0, 2)) refused.push(await signIn(spelling))

      expect([changed.status, new Set(refused)]).toEqual([200, new Set([401])])
      expect(await signIn(newPassword)).toBe(200)
      await site.settled()
    },
  )

  it('is still the password ten years later, with nothing to change', async () => {
    const { site, account, browser } = await signedIn()
    await browser.mutate('auth.changePassword', {
      currentPassword: account.password,
      newPassword: 'correct cheval agrafe pile',
    })
    at(10 * 365 * 24 * 60 * minute)

    const response = await browserOn(site).signIn({
      ...account,
      password: 'correct cheval agrafe pile',
    })

    expect(await response.json()).toEqual({ result: { data: { mustChangePassword: false } } })
    await site.settled()
  })

  it('leaves a copy of the cookie worth nothing at once, and its session goes on', async () => {
    const { account, browser } = await signedIn()
    const copy = cookieOf(browser)

    await browser.mutate('auth.changePassword', {
      currentPassword: account.password,
      newPassword: 'correct cheval agrafe pile',
    })

    expect(cookieOf(browser)).not.toBe(copy)
    expect([await replay(browser, copy), await statusOf(browser)]).toEqual([401, 200])
    // A replay of the former secret ends nothing of the one who has the new.
    expect(await statusOf(browser)).toBe(200)
  })
})
