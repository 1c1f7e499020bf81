import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { adminLogs, eventCounts, settingRow, siteSettings, users } from '#drizzle/schema/index.ts'
import { type CountedEvent, countedEvents } from '#shared/admin/admin-log.ts'
import { retention } from '#shared/site/retention.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { storageBounds } from '#worker/runtime/storage-bounds.ts'
import { purgeExpired } from '#worker/services/journal/log-purge.ts'

import { browserOn } from './browser.ts'

// What tests before these left to be counted is written by then.
beforeEach(() => new Promise((resume) => setTimeout(resume, 300)))

const wrong = { password: 'pas le bon mot de passe' }

async function openSite() {
  const db = await createTestDatabase()
  const account = await insertAccount(db)
  let writes = 0
  const { write } = db.client
  db.client.write = (statements) => {
    writes += 1
    return write(statements)
  }
  return { db, account, site: testSite(() => db), writes: () => writes }
}

/** Browsers of so many networks. */
const networks = (site: ReturnType<typeof testSite>, count: number) =>
  Array.from({ length: count }, (_, index) =>
    browserOn(site, { address: `2001:db8:${index.toString(16)}::1` }),
  )

async function countsOf(db: Database): Promise<Partial<Record<CountedEvent, number>>> {
  const rows = await db.select().from(eventCounts)
  const counts: Partial<Record<CountedEvent, number>> = {}
  for (const { event, count } of rows) counts[event] = (counts[event] ?? 0) + count
  return counts
}

const actionsOf = async (db: Database) =>
  (await db.select().from(adminLogs)).map(({ action }) => action)

const countBefore = (now: Date, days: number, count: number) => ({
  hour: new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 13),
  event: 'challenge_failed' as const,
  count,
})

const rowCount = async (db: Database) => (await db.select().from(eventCounts)).length

describe('a refusal that costs nothing to cause', () => {
  it('is counted and no row, however many networks it comes from', async () => {
    const { db, account, site, writes } = await openSite()
    const { email, password } = account

    const responses = await Promise.all(
      networks(site, 100).map((browser) =>
        browser.mutate('auth.signIn', { email, password, captchaToken: 'x' }),
      ),
    )
    await site.settled()

    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([400]))
    expect(await actionsOf(db)).toEqual([])
    expect(await countsOf(db)).toEqual({ challenge_failed: 100 })
    expect(await rowCount(db)).toBeLessThan(3)
    // Four a second, and a hundred refusals are made in a few.
    expect(writes()).toBeLessThan(20)
  })

  it('by the limit of sign-ins is counted too, each of a run', async () => {
    const { db, account, site } = await openSite()
    const browser = browserOn(site)

    for (let time = 0; time < 6; time += 1) await browser.signIn({ ...account, ...wrong })
    await site.settled()

    expect(await countsOf(db)).toEqual({ sign_in_limited: 3 })
    expect(await actionsOf(db)).not.toContain('sign_in_limited')
  })

  it('is told to administrators by its number and its period', async () => {
    const { db, account, site } = await openSite()
    const { email, password } = account
    const now = new Date()
    const counts = [countBefore(now, 3, 7), countBefore(now, retention.eventCountDays + 1, 50)]
    await writeBatch(db, [db.insert(eventCounts).values(counts)])

    await browserOn(site).mutate('auth.signIn', { email, password, captchaToken: 'x' })
    await site.settled()

    expect(await asAdmin(db).admin.journal.eventCounts()).toEqual([
      {
        event: 'challenge_failed',
        lastDay: 1,
        total: 8,
        lastHour: `${new Date().toISOString().slice(0, 13)}:00:00.000Z`,
      },
    ])
  })

  it('adds no row to an hour that has a count of every event, and the purge keeps thirty days', async () => {
    const { db, account, site } = await openSite()
    const hours = retention.eventCountDays * 24
    const { email, password } = account
    // It begins with the next hour, which may come before the end of the test.
    const perEvent = sql`with recursive ago(hours) as (select -1 union all select hours + 1 from ago where hours < ${hours + 100})
      insert into event_counts select strftime('%Y-%m-%dT%H', 'now', format('%+d hours', -hours)), value, 1 from ago, json_each(${JSON.stringify(countedEvents)})`
    await writeBatch(db, [perEvent])
    const before = await rowCount(db)

    await browserOn(site).mutate('auth.signIn', { email, password, captchaToken: 'x' })
    await site.settled()
    expect(await rowCount(db)).toBe(before)

    await purgeExpired(db, new Date())
    const kept = await rowCount(db)
    expect(kept).toBeGreaterThan(hours * countedEvents.length - 1)
    expect(kept).toBeLessThanOrEqual((hours + 2) * countedEvents.length)
  })

  it('is forgotten at night after thirty days', async () => {
    const { db } = await openSite()
    const now = new Date()
    const kept = countBefore(now, 29, 1)
    await writeBatch(db, [db.insert(eventCounts).values([countBefore(now, 31, 1), kept])])

    await purgeExpired(db, now)

    expect(await db.select().from(eventCounts)).toEqual([kept])
  })
})

describe('what visitors can cause with a solved challenge', () => {
  it('is a row while the day has room, then a count', async () => {
    const { db, account, site } = await openSite()
    const { rowsPerDay } = storageBounds.visitorEvents
    await writeBatch(db, [
      sql`with recursive numbers(value) as (select 1 union all select value + 1 from numbers where value < ${rowsPerDay - 1})
        insert into admin_logs (id, action, table_name, record_id, created_at) select 'old ' || value, 'sign_in_failed', 'security', value, ${new Date().toISOString()} from numbers`,
    ])
    const [first, second, third] = networks(site, 3)

    await first?.signIn({ ...account, ...wrong })
    await site.settled()
    expect([await countsOf(db), (await actionsOf(db)).length]).toEqual([{}, rowsPerDay])

    await second?.signIn({ ...account, ...wrong })
    await third?.signIn({ ...account, ...wrong })
    await site.settled()
    expect(await actionsOf(db)).toHaveLength(rowsPerDay)
    expect(await countsOf(db)).toEqual({ sign_in_failed: 2, suspicious_activity: 1 })

    expect((await first?.signIn(account))?.status).toBe(200)
    await site.settled()
    expect(await actionsOf(db)).toContain('sign_in')
  })

  it('is no account more where as many wait for a role as may', async () => {
    const { db, site } = await openSite()
    const { rows } = storageBounds.registrations
    const isOpen = settingRow('public_registration', true)
    await writeBatch(db, [
      db
        .insert(siteSettings)
        .values(isOpen)
        .onConflictDoUpdate({ target: siteSettings.key, set: { value: isOpen.value } }),
      sql`with recursive numbers(value) as (select 1 union all select value + 1 from numbers where value < ${rows - 1})
        insert into users (id, email, password_hash, self_registered, created_at) select 'u' || value, value || '@example.org', 'h', 1, ${new Date().toISOString()} from numbers`,
    ])
    const accounts = async () => (await db.select({ id: users.id }).from(users)).length
    const before = await accounts()
    const register = async (email: string) => {
      const browser = browserOn(site)
      const response = await browser.mutate('auth.register', {
        email,
        newPassword: 'une phrase que personne ne devine',
        captchaToken: await browser.solvedChallenge(),
      })
      return { status: response.status, text: await response.text() }
    }

    expect((await register('place@example.org')).status).toBe(200)
    const refused = await register('trop@example.org')
    const known = await register('1@example.org')

    expect(refused.status).toBe(409)
    expect(refused.text).toContain('Trop d’inscriptions attendent déjà')
    expect(known).toEqual(refused)
    expect(await accounts()).toBe(before + 1)
  })
})
