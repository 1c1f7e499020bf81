import { afterEach, describe, expect, it, vi } from 'vitest'

import { insertAccount } from '#tests/support/database/accounts.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { counterObjects, storageInMemory } from '#tests/support/site/counter-objects.ts'
import { testGate } from '#tests/support/site/gate.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import { RateLimiter } from '#worker/limits/rate-limiter-object.ts'
import { createSignInLimits, type SignInLimits } from '#worker/limits/sign-in-limits.ts'

import { browserOn } from './browser.ts'

const minute = 60_000

afterEach(() => {
  vi.useRealTimers()
})

async function openSite(objects = counterObjects()) {
  const db = await createTestDatabase()
  const site = testSite(() => db, { gate: testGate({ objects }) })
  return { site, account: await insertAccount(db), objects }
}

/** The limits of one client, counted by an object that is evicted after each question. */
function limitsOnDisk() {
  const disk = { writes: 0 }
  const storage = storageInMemory(() => (disk.writes += 1))
  const object = () => new RateLimiter({ storage }, {})
  const openLimits = createSignInLimits((name, ask) => ask(object(), name))
  const stored = () => {
    object()
    return JSON.stringify(storage.sql.exec('SELECT * FROM counts').toArray())
  }
  return { limits: openLimits('203.0.113.7'), disk, stored, alarm: () => object().alarm() }
}

/** What becomes of an attempt: whether it has a place, came with used work, or was one too many. */
async function attempt(limits: SignInLimits, work: string) {
  const place = await limits.client(work)
  if (!place.isAllowed) return 'refused'
  return place.isRepeated ? 'repeated' : 'allowed'
}

describe('a challenge that was solved', () => {
  it('is good for one of 200 attempts at once', async () => {
    const { site, account } = await openSite()
    const browser = browserOn(site)
    const captchaToken = await browser.solvedChallenge()
    const { email, password } = account

    const responses = await Promise.all(
      Array.from({ length: 200 }, () =>
        browser.mutate('auth.signIn', { email, password, captchaToken }),
      ),
    )
    await site.settled()

    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400)).toHaveLength(199)
  })

  it('is good for nothing from another address, and still for its own', async () => {
    const { site, account } = await openSite()
    const own = browserOn(site)
    const other = browserOn(site, { address: '198.51.100.7' })
    const captchaToken = await own.solvedChallenge()
    const { email, password } = account

    const stolen = await other.mutate('auth.signIn', { email, password, captchaToken })
    const used = await own.mutate('auth.signIn', { email, password, captchaToken })
    await site.settled()

    expect([stolen.status, used.status]).toEqual([400, 200])
  })

  it('is remembered without a row of its own', async () => {
    const { site, account, objects } = await openSite()
    const browser = browserOn(site)
    const statuses: number[] = []
    for (let time = 0; time < 3; time += 1) {
      const response = await browser.signIn({ ...account, password: 'pas le bon mot de passe' })
      statuses.push(response.status)
    }
    await site.settled()

    expect(statuses).toEqual([401, 401, 401])
    // Those of the client, of the account, and of the whole site.
    expect(objects.rows()).toHaveLength(3)
  })

  it('takes no place a second time, nor a place that was given back', async () => {
    const { limits } = limitsOnDisk()
    const repeats = ['a', 'a', 'a', 'a', 'a']

    const first = []
    for (const work of repeats) first.push(await attempt(limits, work))
    const others = []
    for (const work of ['b', 'c', 'd']) others.push(await attempt(limits, work))

    expect(first).toEqual(['allowed', 'repeated', 'repeated', 'repeated', 'repeated'])
    expect(others).toEqual(['allowed', 'allowed', 'refused'])
  })

  it('is not used up by an attempt for which there is no place', async () => {
    const { limits } = limitsOnDisk()
    const place = await limits.client('a')
    for (const work of ['b', 'c']) await attempt(limits, work)

    const before = await attempt(limits, 'd')
    if (place.isAllowed) await place.release()

    expect([before, await attempt(limits, 'd')]).toEqual(['refused', 'allowed'])
  })

  it('stays used when all other attempts are forgotten after a success', async () => {
    const { limits } = limitsOnDisk()
    const place = await limits.client('a')
    if (place.isAllowed) await place.reset()

    expect(await attempt(limits, 'a')).toBe('repeated')
  })

  it('is forgotten when it is worthless anyway, and with it all of its client', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-06-06T10:00:00Z') })
    const { limits, stored, alarm } = limitsOnDisk()
    const place = await limits.client('a')
    if (place.isAllowed) await place.reset()

    vi.advanceTimersByTime(9 * minute)
    const inTime = await attempt(limits, 'a')
    vi.advanceTimersByTime(2 * minute)
    await attempt(limits, 'b')
    const afterTenMinutes = stored()
    vi.advanceTimersByTime(30 * minute)
    await alarm()

    expect(inTime).toBe('repeated')
    expect(afterTenMinutes).not.toContain('challenge a')
    expect(() => stored()).toThrow('no such table')
  })
})

it('lets refused attempts write nothing but the first of a run', async () => {
  const { limits, disk } = limitsOnDisk()
  for (const work of ['a', 'b', 'c', 'd']) await attempt(limits, work)
  const before = disk.writes

  for (let time = 0; time < 10; time += 1) await attempt(limits, `other ${time}`)

  expect(disk.writes).toBe(before)
})
