import { afterEach, describe, expect, it, vi } from 'vitest'

import { adminLogs } from '#drizzle/schema/index.ts'
import { proofCount } from '#tests/prove/scale.ts'
import { insertAccount, type TestAccount } from '#tests/support/database/accounts.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { counterObjects } from '#tests/support/site/counter-objects.ts'
import { testGate } from '#tests/support/site/gate.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import type { Gate } from '#worker/auth/gate.ts'

import { browserOn } from './browser.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A site that tells how many passwords were hashed. */
async function openSite(gate: Gate = testGate()) {
  const db = await createTestDatabase()
  let hashed = 0
  const passwords: Gate['passwords'] = {
    ...gate.passwords,
    check: (...typed) => {
      hashed += 1
      return gate.passwords.check(...typed)
    },
  }
  const site = testSite(() => db, { gate: { ...gate, passwords } })
  return { db, site, gate, account: await insertAccount(db), hashed: () => hashed }
}

type Site = Awaited<ReturnType<typeof openSite>>
type Browser = ReturnType<typeof browserOn>

/** Enough that a count that is off shows; a storm of them in `npm run prove`. */
const many = proofCount({ sample: 60, whole: 1000 })

const wrong = { password: 'pas le bon mot de passe' }
const limited = 'Trop de tentatives de connexion. Veuillez patienter.'

async function tokens(browser: Browser, count: number) {
  const solved = []
  for (let index = 0; index < count; index += 1) solved.push(await browser.solvedChallenge())
  return solved
}

const attempt = (browser: Browser, account: TestAccount, captchaToken: string) =>
  browser.mutate('auth.signIn', {
    email: account.email,
    password: account.password,
    captchaToken,
  })

async function failThrice({ account }: Site, browser: Browser) {
  for (let time = 0; time < 3; time += 1) await browser.signIn({ ...account, ...wrong })
}

describe('three failures in fifteen minutes (R255)', () => {
  it('refuse the right password too, in French, and say for how many seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-06-06T10:00:00Z') })
    const opened = await openSite()
    const browser = browserOn(opened.site)
    await failThrice(opened, browser)

    const response = await browser.signIn(opened.account)
    await opened.site.settled()

    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('900')
    expect(await response.json()).toMatchObject({ error: { message: limited } })
  })

  it('are over after fifteen minutes, and not a second before', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-06-06T10:00:00Z') })
    const opened = await openSite()
    const browser = browserOn(opened.site)
    await failThrice(opened, browser)

    vi.setSystemTime(new Date('2025-06-06T10:14:59Z'))
    const before = await browser.signIn(opened.account)
    vi.setSystemTime(new Date('2025-06-06T10:15:01Z'))
    const after = await browser.signIn(opened.account)

    expect([before.status, after.status]).toEqual([429, 200])
  })

  it(
    'let three of many wrong passwords at once reach the hash',
    { tags: ['sampled'] },
    async () => {
      const { site, account, hashed } = await openSite()
      const browser = browserOn(site)
      const solved = await tokens(browser, many)

      const responses = await Promise.all(
        solved.map((token) => attempt(browser, { ...account, ...wrong }, token)),
      )
      await site.settled()

      expect(hashed()).toBe(3)
      expect(responses.filter(({ status }) => status === 401)).toHaveLength(3)
      expect(responses.filter(({ status }) => status === 429)).toHaveLength(many - 3)
    },
  )

  it('are no rows of the journal', async () => {
    const opened = await openSite()
    const browser = browserOn(opened.site)
    await failThrice(opened, browser)

    for (let time = 0; time < 20; time += 1) await browser.signIn(opened.account)
    await opened.site.settled()
    const actions = (await opened.db.select().from(adminLogs)).map(({ action }) => action)

    expect(actions).not.toContain('sign_in_limited')
  })

  it('are three in a batch of ten as well (a)', async () => {
    const { site, account, hashed } = await openSite()
    const browser = browserOn(site)
    const solved = await tokens(browser, 10)
    const inputs = Object.fromEntries(
      solved.map((captchaToken, index) => [
        index,
        { email: account.email, ...wrong, captchaToken },
      ]),
    )
    const path = Array.from({ length: 10 }, () => 'auth.signIn').join(',')

    const response = await browser.mutate(`${path}?batch=1`, inputs)
    await site.settled()

    expect(response.status).toBe(207)
    expect(hashed()).toBe(3)
  })

  it('are none in a batch of a hundred, which is no request (a)', async () => {
    const { site, account, hashed } = await openSite()
    const browser = browserOn(site)
    const captchaToken = await browser.solvedChallenge()
    const calls = Array.from({ length: 100 }, () => ({
      email: account.email,
      ...wrong,
      captchaToken,
    }))
    const path = calls.map(() => 'auth.signIn').join(',')

    const response = await browser.mutate(`${path}?batch=1`, Object.assign({}, calls))

    expect(response.status).toBe(400)
    expect(hashed()).toBe(0)
  })

  it('are three for many addresses of one IPv6 network (b)', { tags: ['sampled'] }, async () => {
    const { site, account, hashed } = await openSite()

    for (let index = 0; index < many; index += 1) {
      const address = `2001:db8:7:0:${index.toString(16)}::${index + 1}`
      await browserOn(site, { address }).signIn({ ...account, ...wrong })
    }
    await site.settled()

    expect(hashed()).toBe(3)
  })

  it(
    'are three whatever many addresses a client writes in headers (c)',
    { tags: ['sampled'] },
    async () => {
      const { site, account, hashed } = await openSite()

      for (let index = 0; index < many; index += 1) {
        const forged = `198.51.${index >> 8}.${index & 255}`
        const headers = {
          'x-forwarded-for': forged,
          'x-real-ip': forged,
          forwarded: `for=${forged}`,
        }
        await browserOn(site, { headers }).signIn({ ...account, ...wrong })
      }
      await site.settled()

      expect(hashed()).toBe(3)
    },
  )

  it('are ten for one account from everywhere, however its address is written (d)', async () => {
    const { site, account, hashed } = await openSite()
    const spellings = [
      account.email,
      account.email.toUpperCase(),
      ` ${account.email}`,
      `${account.email}\u00A0`,
      account.email.replace('@', '\uFF20'),
    ]

    for (let index = 0; index < 60; index += 1) {
      const browser = browserOn(site, { address: `198.51.100.${index}` })
      await browser.signIn({
        ...account,
        ...wrong,
        email: spellings[index % spellings.length] ?? '',
      })
    }
    await site.settled()

    expect(hashed()).toBe(10)
  })
})

it('writes nothing for the attempts that the limit of their account refuses', async () => {
  const objects = counterObjects()
  const { site, account } = await openSite(testGate({ objects }))
  const attemptFrom = (index: number) =>
    browserOn(site, { address: `203.0.113.${index}` }).signIn({ ...account, ...wrong })
  // Ten are let in, and the first that is not is told of in the journal.
  for (let index = 0; index < 11; index += 1) await attemptFrom(index)
  await site.settled()
  const before = objects.writes()
  const refused = [await attemptFrom(100), await attemptFrom(101)]
  await site.settled()

  expect(refused.map(({ status }) => status)).toEqual([429, 429])
  expect(objects.writes()).toBe(before)
})

it(
  'leaves the administrator in, from a browser that signed in before, while 1,000 addresses fail 10,000 times',
  { tags: ['prove'], timeout: 120_000 },
  async () => {
    const { site, account, hashed } = await openSite()
    const own = browserOn(site)
    await own.signIn(account)
    const before = hashed()
    const refused: number[] = []
    for (let round = 0; round < 10; round += 1) {
      for (let index = 0; index < 1000; index += 1) {
        const browser = browserOn(site, { address: `10.0.${index >> 8}.${index & 255}` })
        refused.push((await browser.signIn({ ...account, ...wrong })).status)
      }
    }
    const tried = hashed() - before

    const stranger = await browserOn(site, { address: '198.51.100.1' }).signIn(account)
    const statuses = []
    for (let time = 0; time < 100; time += 1) statuses.push((await own.signIn(account)).status)
    await site.settled()

    expect(refused).toHaveLength(10_000)
    expect(new Set(refused)).toEqual(new Set([401, 429]))
    expect(tried).toBe(10)
    expect(stranger.status).toBe(429)
    expect(statuses.filter((status) => status === 200)).toHaveLength(100)
  },
)

it('lets attempts without work take no place from who did it in the same network', async () => {
  const { site, account } = await openSite()
  const browser = browserOn(site)
  const captchaToken = await browser.solvedChallenge()
  const { email, password } = account

  const others = Array.from({ length: 100 }, () =>
    browserOn(site).mutate('auth.signIn', { email, ...wrong, captchaToken: 'x'.repeat(100) }),
  )
  const own = await browser.mutate('auth.signIn', { email, password, captchaToken })
  const refused = await Promise.all(others)
  await site.settled()

  expect(own.status).toBe(200)
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([400]))
})

it('does not know a browser of one account as one of another', async () => {
  const { db, site, account, gate } = await openSite()
  const other = await insertAccount(db)
  const browser = browserOn(site)
  await browser.signIn(other)
  const limits = gate.openSignInLimits('elsewhere')
  for (let time = 0; time < 10; time += 1) await limits.account(account.email)

  expect((await browser.signIn(account)).status).toBe(429)
  await site.settled()
})

it('lets nobody sign in while nobody counts', async () => {
  const objects = {
    getByName: () => {
      throw new Error('Network connection lost.')
    },
  }
  const { site, account } = await openSite(testGate({ objects }))

  const response = await browserOn(site).signIn(account)
  vi.mocked(console.error).mockClear()

  expect(response.status).toBe(503)
})

it('keeps no address and no e-mail where it counts', async () => {
  const objects = counterObjects()
  const { site, account } = await openSite(testGate({ objects }))

  await browserOn(site).signIn(account)

  expect(objects.rows()).not.toHaveLength(0)
  for (const { key } of objects.rows()) expect(key).toMatch(/^[\da-f]{64}$/)
})

describe('a hundred failures on the whole site in fifteen minutes', () => {
  it('raise one alarm, and ask more work of whoever comes next', async () => {
    const opened = await openSite()
    const limits = opened.gate.openSignInLimits('203.0.113.9')
    for (let index = 0; index < 100; index += 1) {
      const stranger = browserOn(opened.site, { address: `198.51.100.${index + 1}` })
      await stranger.signIn({ email: `compte-${index}@example.org`, ...wrong })
    }
    await opened.site.settled()
    expect(await limits.isAlarmed()).toBe(true)

    for (const address of ['203.0.113.20', '203.0.113.21']) {
      await browserOn(opened.site, { address }).signIn({ ...opened.account, ...wrong })
    }
    await opened.site.settled()

    const alarms = (await opened.db.select().from(adminLogs)).filter(({ new_values }) =>
      JSON.stringify(new_values).includes('Many failed login attempts on the whole site'),
    )
    expect(alarms).toHaveLength(1)
  })

  it('are forgotten when they are past', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-06-06T10:00:00Z') })
    const limits = testGate().openSignInLimits('203.0.113.9')
    for (let index = 0; index < 101; index += 1) await limits.noteFailure()
    expect(await limits.isAlarmed()).toBe(true)

    vi.setSystemTime(new Date('2025-06-06T10:15:01Z'))

    expect(await limits.isAlarmed()).toBe(false)
  })
})
