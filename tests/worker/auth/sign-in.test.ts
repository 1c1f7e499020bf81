import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { adminLogs, sessions, settingRow, siteSettings, users } from '#drizzle/schema/index.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

import { browserOn, sessionName } from './browser.ts'

afterEach(() => {
  vi.useRealTimers()
})

const openSite = async () => {
  const db = await createTestDatabase()
  return { db, site: testSite(() => db) }
}

const eventsOf = async (db: Database) =>
  (
    await db
      .select()
      .from(adminLogs)
      .orderBy(sql`rowid`)
  ).map(({ action }) => action)

const refusal = 'Identifiants invalides ou accès non autorisé.'
const wrong = { password: 'pas le bon mot de passe' }

describe('an administrator who signs in', () => {
  it('gets a cookie that only this site ever sees, and is known by it', async () => {
    const { db, site } = await openSite()
    const account = await insertAccount(db)
    const browser = browserOn(site)

    const response = await browser.signIn(account)
    const state: unknown = await (await browser.query('auth.session')).json()

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ result: { data: { mustChangePassword: false } } })
    for (const cookie of response.headers.getSetCookie()) {
      expect(cookie).toMatch(
        /^__Host-(session|device)=[\w.-]+; Path=\/; Secure; HttpOnly; SameSite=Strict/,
      )
      expect(cookie.length).toBeLessThanOrEqual(4096)
      expect(cookie).not.toContain('Domain')
    }
    expect(response.headers.getSetCookie()).toHaveLength(2)
    expect(state).toMatchObject({
      result: { data: { user: { id: account.id, email: account.email, role: 'admin' } } },
    })
    expect(JSON.stringify(state)).not.toMatch(/hash|secret/i)
  })

  it('has another session than before, which no longer opens anything', async () => {
    const { db, site } = await openSite()
    const account = await insertAccount(db)
    const browser = browserOn(site)
    await browser.signIn(account)
    const [first] = await db.select().from(sessions)

    await browser.signIn(account)
    const rows = await db.select().from(sessions)

    expect(rows).toHaveLength(2)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2)
    expect(new Set(rows.map(({ secret_hash }) => secret_hash)).size).toBe(2)
    expect(rows.find(({ id }) => id === first?.id)?.revoked_at).not.toBeNull()
  })

  it('is written to the journal with a masked address, in the batch of the session (R204, R247)', async () => {
    const { db, site } = await openSite()
    const account = await insertAccount(db, { email: 'marie@example.org' })

    await browserOn(site).signIn(account)
    const [entry, ...others] = await db.select().from(adminLogs)
    const [user] = await db.select().from(users)

    expect(others).toEqual([])
    expect(entry).toMatchObject({
      action: 'sign_in',
      user_id: account.id,
      new_values: {
        event_type: 'sign_in',
        details: { email: 'm***@example.org' },
        ip_address: '203.0.113.0',
        user_agent: 'Firefox/130.0 Linux',
      },
    })
    expect(entry?.record_id).not.toBe(account.id)
    expect(user?.last_sign_in_at).not.toBeNull()
  })

  it('ends the oldest of more than five sessions', async () => {
    const { db, site } = await openSite()
    const account = await insertAccount(db)
    const browsers = Array.from({ length: 6 }, () => browserOn(site))
    for (const browser of browsers) await browser.signIn(account)

    const states = await Promise.all(
      browsers.map(async (browser) => (await browser.query('auth.sessions')).status),
    )

    expect(states).toEqual([401, 200, 200, 200, 200, 200])
  })

  it('may write the address in any case and with space around it', async () => {
    const { db, site } = await openSite()
    const account = await insertAccount(db, { email: 'marie@example.org' })

    const response = await browserOn(site).signIn({ ...account, email: '  Marie@EXAMPLE.org ' })

    expect(response.status).toBe(200)
  })
})

describe('a sign-in that is refused', () => {
  it.each([
    ['an unknown address', { email: 'personne@example.org' }, 'sign_in_failed'],
    ['a wrong password', wrong, 'sign_in_failed'],
    [
      'a one-time password that is past',
      { passwordExpiresAt: '2025-01-01T00:00:00.000Z' },
      'sign_in_refused',
    ],
  ])('for %s is the one answer, and the journal knows why', async (_, what, event) => {
    const { db, site } = await openSite()
    const { passwordExpiresAt, ...typed } = {
      passwordExpiresAt: undefined as string | undefined,
      ...what,
    }
    const account = await insertAccount(db, { passwordExpiresAt })
    const browser = browserOn(site)

    const response = await browser.signIn({ ...account, ...typed })
    await site.settled()

    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({
      error: {
        message: refusal,
        data: { code: 'UNAUTHORIZED', details: { failedAttempts: 1, retryAfterSeconds: 0 } },
      },
    })
    expect(browser.cookies.size).toBe(0)
    expect(await db.select().from(sessions)).toEqual([])
    expect(await eventsOf(db)).toEqual([event])
  })

  it('counts the failures of this client, and forgets them at a success (R148)', async () => {
    const { db, site } = await openSite()
    const account = await insertAccount(db)
    const browser = browserOn(site)
    const failures = async () => {
      const { error } = (await (await browser.signIn({ ...account, ...wrong })).json()) as {
        error: { data: { details: { failedAttempts: number } } }
      }
      return error.data.details.failedAttempts
    }

    const before = [await failures(), await failures()]
    const success = await browser.signIn(account)

    expect([...before, success.status, await failures()]).toEqual([1, 2, 200, 1])
  })

  it('for the third time in five minutes is suspicious (R156)', async () => {
    const { db, site } = await openSite()
    const account = await insertAccount(db)
    const browser = browserOn(site)

    for (let time = 0; time < 3; time += 1) await browser.signIn({ ...account, ...wrong })
    await site.settled()
    const entries = await db
      .select()
      .from(adminLogs)
      .orderBy(sql`rowid`)

    expect(entries.map(({ action }) => action)).toEqual([
      'sign_in_failed',
      'sign_in_failed',
      'sign_in_failed',
      'suspicious_activity',
    ])
    expect(entries.at(-1)?.new_values).toMatchObject({
      details: { reason: 'Multiple failed login attempts' },
    })
  })

  it('for the third time in more than five minutes is not (R156)', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-06-06T10:00:00Z') })
    const { db, site } = await openSite()
    const account = await insertAccount(db)
    const browser = browserOn(site)

    for (const instant of ['10:00:00.000', '10:04:59.999', '10:05:00.000']) {
      vi.setSystemTime(new Date(`2025-06-06T${instant}Z`))
      await browser.signIn({ ...account, ...wrong })
    }
    await site.settled()

    expect(await eventsOf(db)).toEqual(['sign_in_failed', 'sign_in_failed', 'sign_in_failed'])
  })

  it('is an event that says which address was tried, masked, and how often (R156)', async () => {
    const { db, site } = await openSite()
    const account = await insertAccount(db, { email: 'marie@example.org' })

    await browserOn(site).signIn({ ...account, ...wrong })
    await site.settled()

    expect(await db.select().from(adminLogs)).toMatchObject([
      {
        action: 'sign_in_failed',
        user_id: null,
        new_values: { details: { email: 'm***@example.org', failedAttempts: 1 } },
      },
    ])
  })

  it('is no failed attempt when the database cannot be asked', async () => {
    const { db, site } = await openSite()
    const account = await insertAccount(db)
    const browser = browserOn(site)
    await db.$client.batch(['ALTER TABLE users RENAME TO away'], 'write')

    for (let time = 0; time < 4; time += 1) {
      expect((await browser.signIn(account)).status).toBe(500)
    }
    vi.mocked(console.error).mockClear()
    await db.$client.batch(['ALTER TABLE away RENAME TO users'], 'write')

    expect((await browser.signIn(account)).status).toBe(200)
  })
})

const notAdmin = 'Accès non autorisé - Seuls les administrateurs peuvent accéder à cette interface'

async function openWith(options: Parameters<typeof insertAccount>[1]) {
  const { db, site } = await openSite()
  // There is another administrator: the last one cannot be demoted or suspended.
  const admin = await insertAccount(db)
  return { db, site, admin, account: await insertAccount(db, options) }
}

describe('R154: who gives the right password without being let in', () => {
  const outsiders: [string, Parameters<typeof insertAccount>[1]][] = [
    ['an account without a role', { role: null }],
    ['a moderator, while roles are not delegated', { role: 'moderator' }],
    ['a contributor, while roles are not delegated', { role: 'contributor' }],
    ['a suspended administrator', { suspended: true }],
  ]

  it.each(outsiders)('as %s is told so, and has no session', async (_, options) => {
    const { db, site, account } = await openWith(options)
    const browser = browserOn(site)

    const response = await browser.signIn(account)
    await site.settled()

    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({
      error: { message: notAdmin, data: { code: 'FORBIDDEN', details: {}, fieldErrors: null } },
    })
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await db.select().from(sessions)).toEqual([])
    expect(await eventsOf(db)).toEqual(['sign_in_refused'])
  })

  it.each(outsiders)(
    'as %s with a wrong password is told what everybody is',
    async (_, options) => {
      const { site, account } = await openWith(options)

      const response = await browserOn(site).signIn({ ...account, ...wrong })
      await site.settled()

      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({
        error: { message: refusal, data: { details: { failedAttempts: 1 } } },
      })
    },
  )

  it('may come in while roles are delegated', async () => {
    const { db, site, account } = await openWith({ role: 'contributor' })
    await writeBatch(db, [db.insert(siteSettings).values(settingRow('delegated_roles', true))])

    expect((await browserOn(site).signIn(account)).status).toBe(200)
  })

  it('is no failed try: neither place stays taken, nothing is suspicious', async () => {
    const { db, site, account } = await openWith({ role: 'contributor' })
    const browser = browserOn(site)
    const statuses = []
    for (let time = 0; time < 12; time += 1) {
      statuses.push((await browser.signIn(account)).status)
      await site.settled()
    }

    const attempts: unknown = await (await browser.query('auth.attempts')).json()
    const wrongOne = await browser.signIn({ ...account, ...wrong })
    await site.settled()

    expect(statuses).toEqual(Array.from({ length: 12 }, () => 403))
    expect(attempts).toEqual({ result: { data: { failedAttempts: 0, retryAfterSeconds: 0 } } })
    expect(await wrongOne.json()).toMatchObject({
      error: { data: { details: { failedAttempts: 1 } } },
    })
    expect(await eventsOf(db)).not.toContain('suspicious_activity')
  })

  it('buys no more tries: failures of before still count', async () => {
    const { site, admin, account } = await openWith({ role: null })
    const browser = browserOn(site)
    for (let time = 0; time < 2; time += 1) await browser.signIn({ ...admin, ...wrong })

    await browser.signIn(account)
    await site.settled()
    const third = await browser.signIn({ ...admin, ...wrong })
    const fourth = await browser.signIn(account)
    await site.settled()

    expect(await third.json()).toMatchObject({
      error: { data: { details: { failedAttempts: 3 } } },
    })
    expect(fourth.status).toBe(429)
  })
})

const attemptsOf = async (browser: ReturnType<typeof browserOn>) =>
  ((await (await browser.query('auth.attempts')).json()) as { result: { data: unknown } }).result
    .data

describe('R148, R150: what a client is told of its own tries', () => {
  it('is how many failed, and how many seconds are left, whoever was tried', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-06-06T10:00:00Z') })
    const { db, site } = await openSite()
    const account = await insertAccount(db)
    const browser = browserOn(site)
    const seen = [await attemptsOf(browser)]
    const refusals = []
    for (const [minute, typed] of [
      [0, account],
      [1, { email: 'personne@example.org' }],
      [2, account],
    ] as const) {
      vi.setSystemTime(new Date(`2025-06-06T10:0${minute}:00Z`))
      const response = await browser.signIn({ ...account, ...typed, ...wrong })
      refusals.push(await response.json())
      seen.push(await attemptsOf(browser))
    }
    vi.setSystemTime(new Date('2025-06-06T10:14:53Z'))
    const limited = await browser.signIn(account)
    seen.push(await attemptsOf(browser))
    vi.setSystemTime(new Date('2025-06-06T10:15:00Z'))
    seen.push(await attemptsOf(browser))
    await site.settled()

    expect(seen).toEqual([
      { failedAttempts: 0, retryAfterSeconds: 0 },
      { failedAttempts: 1, retryAfterSeconds: 0 },
      { failedAttempts: 2, retryAfterSeconds: 0 },
      { failedAttempts: 3, retryAfterSeconds: 780 },
      { failedAttempts: 3, retryAfterSeconds: 7 },
      { failedAttempts: 2, retryAfterSeconds: 0 },
    ])
    expect(refusals).toMatchObject(
      [
        { failedAttempts: 1, retryAfterSeconds: 0 },
        { failedAttempts: 2, retryAfterSeconds: 0 },
        { failedAttempts: 3, retryAfterSeconds: 780 },
      ].map((details) => ({ error: { data: { details } } })),
    )
    expect(limited.headers.get('retry-after')).toBe('7')
    expect(await limited.json()).toMatchObject({
      error: { data: { details: { failedAttempts: 3, retryAfterSeconds: 7 } } },
    })
  })

  it('is nothing of what others tried, of its account neither', async () => {
    const { db, site } = await openSite()
    const account = await insertAccount(db)
    for (let index = 0; index < 10; index += 1) {
      await browserOn(site, { address: `198.51.100.${index}` }).signIn({ ...account, ...wrong })
    }
    const browser = browserOn(site)

    const limited = await browser.signIn(account)
    await site.settled()

    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after')) % 60).toBe(0)
    expect(await limited.json()).not.toHaveProperty('error.data.details.failedAttempts')
    expect(await attemptsOf(browser)).toEqual({ failedAttempts: 0, retryAfterSeconds: 0 })
  })
})

describe('R221: a call of sign-in that lacks the address or the password', () => {
  it.each([
    ['nothing', {}],
    ['no address', { password: 'abcdefgh' }],
    ['no password', { email: 'a@example.org' }],
    ['an empty address', { email: '', password: 'abcdefgh' }],
    ['an empty password', { email: 'a@example.org', password: '' }],
    ['null', { email: null, password: null }],
  ])('with %s is told in the words of the specification', async (_, input) => {
    const { site } = await openSite()

    const response = await browserOn(site).mutate('auth.signIn', { ...input, captchaToken: 'x' })
    const { error } = (await response.json()) as { error: { message: string } }

    expect(response.status).toBe(400)
    expect(error.message).toBe('You must provide either an email or phone number and a password')
  })
})

describe('the challenge', () => {
  it.each([
    ['is none', 'x'],
    ['is another JSON', btoa('{"challenge":1}')],
  ])('that %s is refused, and is no failed attempt (R151)', async (_, captchaToken) => {
    const { db, site } = await openSite()
    const account = await insertAccount(db)
    const browser = browserOn(site)
    const { email, password } = account

    const responses = []
    for (let time = 0; time < 4; time += 1) {
      responses.push(await browser.mutate('auth.signIn', { email, password, captchaToken }))
    }
    const success = await browser.signIn(account)
    await site.settled()

    expect(responses.map(({ status }) => status)).toEqual([400, 400, 400, 400])
    expect(await responses[0]?.json()).toMatchObject({
      error: {
        data: {
          fieldErrors: { captchaToken: ['Veuillez réessayer la vérification CAPTCHA.'] },
        },
      },
    })
    expect(success.status).toBe(200)
    expect(await eventsOf(db)).toEqual(['sign_in'])
  })

  it('opens once', async () => {
    const { db, site } = await openSite()
    const { email, password } = await insertAccount(db)
    const browser = browserOn(site)
    const captchaToken = await browser.solvedChallenge()

    const responses = await Promise.all(
      Array.from({ length: 3 }, () =>
        browser.mutate('auth.signIn', { email, password, captchaToken }),
      ),
    )
    await site.settled()

    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400)).toHaveLength(2)
  })

  it('opens for nobody else', async () => {
    const { db, site } = await openSite()
    const { email, password } = await insertAccount(db)
    const captchaToken = await browserOn(site).solvedChallenge()

    const stranger = browserOn(site, { address: '198.51.100.1' })
    const response = await stranger.mutate('auth.signIn', { email, password, captchaToken })
    await site.settled()

    expect(response.status).toBe(400)
  })
})

describe('what is typed', () => {
  it.each([
    ['no e-mail', { email: '' }, { email: ['Adresse e-mail invalide.'] }],
    ['another e-mail', { email: 'a@b' }, { email: ['Adresse e-mail invalide.'] }],
    [
      'seven characters',
      { password: 'abcdefg' },
      { password: ['Le mot de passe doit contenir entre 8 et 128 caractères.'] },
    ],
    [
      '129 characters',
      { password: 'a'.repeat(129) },
      { password: ['Le mot de passe doit contenir entre 8 et 128 caractères.'] },
    ],
    [
      'no challenge',
      { captchaToken: '' },
      { captchaToken: ['Veuillez compléter la vérification CAPTCHA.'] },
    ],
  ])('as %s is told beside its field (R149)', async (_, typed, fieldErrors) => {
    const { site } = await openSite()
    const input = { email: 'a@example.org', password: 'abcdefgh', captchaToken: 'x', ...typed }

    const response = await browserOn(site).mutate('auth.signIn', input)

    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { data: { fieldErrors } } })
  })
})

const longEmail = (length: number) => {
  const domain = `${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.example.org`
  return `${'a'.repeat(length - domain.length - 1)}@${domain}`
}

describe('the limits of what is typed (R157)', () => {
  it.each([
    ['an address of 255 characters', { email: longEmail(255) }, 401],
    ['an address of 256 characters', { email: longEmail(256) }, 400],
    ['a password of 7 characters', { password: 'a'.repeat(7) }, 400],
    ['a password of 8 characters', { password: 'a'.repeat(8) }, 401],
    ['a password of 128 characters', { password: 'a'.repeat(128) }, 401],
    ['a password of 129 characters', { password: 'a'.repeat(129) }, 400],
  ])('are for %s: %j is answered with %i (R157)', async (_, typed, status) => {
    const { db, site } = await openSite()
    const account = await insertAccount(db)

    const response = await browserOn(site).signIn({ ...account, ...typed })
    await site.settled()

    // 401 is the answer of who looked, 400 of who did not.
    expect(response.status).toBe(status)
    expect(await eventsOf(db)).toHaveLength(status === 401 ? 1 : 0)
  })

  it.each(['example.org', 'agence.paris', 'xn--caf-dma.fr', 'sous.domaine.exemple.co.uk'])(
    'are none for the domain of an address, such as %s (R157)',
    async (domain) => {
      const { db, site } = await openSite()
      const account = await insertAccount(db, { email: `marie@${domain}` })

      expect((await browserOn(site).signIn(account)).status).toBe(200)
    },
  )
})

describe('a session before it is of any use', () => {
  it('with a one-time password opens nothing but the form that replaces it (5.9)', async () => {
    const { db, site } = await openSite()
    const account = await insertAccount(db, { passwordExpiresAt: '2999-01-01T00:00:00.000Z' })
    const browser = browserOn(site)

    const signedIn: unknown = await (await browser.signIn(account)).json()
    const refused = await browser.query('admin.users.list')
    const changed = await browser.mutate('auth.changePassword', {
      currentPassword: account.password,
      newPassword: 'correct cheval agrafe pile',
    })
    const allowed = await browser.query('admin.users.list')

    expect(signedIn).toMatchObject({ result: { data: { mustChangePassword: true } } })
    expect([refused.status, changed.status, allowed.status]).toEqual([403, 200, 200])
    expect((await browserOn(site).signIn(account)).status).toBe(401)
  })
})

it('names no cookie but those of the administration', async () => {
  const { db, site } = await openSite()
  const browser = browserOn(site)
  await browser.signIn(await insertAccount(db))

  expect([...browser.cookies.keys()]).toEqual([sessionName, '__Host-device'])
})
