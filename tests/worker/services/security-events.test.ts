/** @module-tag prove */

import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { adminLogs } from '#drizzle/schema/index.ts'
import { adminRoot } from '#shared/addresses/admin-screens.ts'
import { logValuesSchema } from '#shared/admin/admin-log.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { uuid, secretEvent } from '#tests/support/hostile/secret-events.ts'
import { browserOn } from '#tests/worker/auth/browser.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { securityEvent } from '#worker/services/journal/security-events.ts'

const wrong = { password: 'pas le bon mot de passe' }

async function openSite() {
  const db = await createTestDatabase()
  const site = testSite(() => db)
  return { db, site, account: await insertAccount(db, { email: 'marie@example.org' }) }
}

const closeJournal = (db: Database) =>
  db.client.write([
    "create trigger no_log before insert on admin_logs begin select raise(abort, 'full'); end",
  ])

describe('a security event', () => {
  it('is of a type, with details, an instant, a network and a browser, as the server saw them (R203, R204)', async () => {
    const { db, site, account } = await openSite()
    const before = new Date().toISOString()
    const forged = { 'x-forwarded-for': '198.51.100.9', 'x-real-ip': '198.51.100.9' }
    const browser = browserOn(site, { address: '203.0.113.77', headers: forged })

    await browser.signIn({ ...account, ...wrong })
    await site.settled()

    const [row, ...others] = await db.select().from(adminLogs)
    const values = logValuesSchema.parse(row?.new_values)
    expect(others).toEqual([])
    expect(Object.keys(row ?? {})).toEqual(
      expect.arrayContaining(['id', 'action', 'table_name', 'record_id', 'new_values']),
    )
    expect(row).toMatchObject({ action: 'sign_in_failed', table_name: 'security' })
    expect(row?.record_id).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    )
    expect(row?.record_id).not.toBe(account.id)
    expect(values).toEqual({
      event_type: 'sign_in_failed',
      details: { email: 'm***@example.org', failedAttempts: 1 },
      timestamp: expect.any(String) as unknown,
      ip_address: '203.0.113.0',
      user_agent: 'Firefox/130.0 Linux',
    })
    expect(values.timestamp >= before && values.timestamp <= new Date().toISOString()).toBe(true)
  })

  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ])('of %s keeps %s alone (R203)', async (address, kept) => {
    const { db, site, account } = await openSite()

    await browserOn(site, { address }).signIn({ ...account, ...wrong })
    await site.settled()

    const [row] = await db.select().from(adminLogs)
    expect(logValuesSchema.parse(row?.new_values).ip_address).toBe(kept)
  })
})

describe('an event that cannot be written', () => {
  it('changes nothing for whoever it is about (R236, R248)', async () => {
    const { db, site, account } = await openSite()
    const browser = browserOn(site)
    await browser.signIn(account)
    await closeJournal(db)
    const stranger = browserOn(site, { address: '198.51.100.1' })
    const { email, password } = account

    const statuses = {
      failure: (await stranger.signIn({ ...account, ...wrong })).status,
      challenge: (await stranger.mutate('auth.signIn', { email, password, captchaToken: 'x' }))
        .status,
      limit: [
        (await stranger.signIn({ ...account, ...wrong })).status,
        (await stranger.signIn({ ...account, ...wrong })).status,
        (await stranger.signIn({ ...account, ...wrong })).status,
      ],
      page: (await browser.send(adminRoot)).status,
      signOut: (await browser.mutate('auth.signOut', { reason: 'user' })).status,
    }
    await site.settled()
    vi.mocked(console.error).mockClear()

    expect(statuses).toEqual({
      failure: 401,
      challenge: 400,
      limit: [401, 401, 429],
      page: 200,
      signOut: 200,
    })
  })

  it('is told to nobody but the log of the server, without a word of its details (R248)', async () => {
    const { db, site, account } = await openSite()
    const output = (['log', 'info', 'debug'] as const).map((name) => vi.spyOn(console, name))
    await browserOn(site).signIn({ ...account, ...wrong })
    await site.settled()
    const quiet = vi.mocked(console.error).mock.calls.length
    await closeJournal(db)

    const response = await browserOn(site).signIn({ ...account, ...wrong })
    await site.settled()
    const lines = vi.mocked(console.error).mock.calls.map(([line]) => String(line))
    vi.mocked(console.error).mockClear()

    expect(await response.text()).not.toMatch(/full|ERR_/)
    expect(quiet).toBe(0)
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      id: expect.stringMatching(/^ERR_/) as unknown,
    })
    expect(lines[0]).not.toMatch(/marie|203\.0\.113|pas le bon/)
    for (const spy of output) expect(spy).not.toHaveBeenCalled()
  })
})

it('of 10,000 events with secrets in them the journal holds none, and every id', async () => {
  const db = await createTestDatabase()
  const actor = { userId: uuid, adresse: '203.0.113.0', userAgent: 'test', now: new Date() }
  const events = fc.sample(secretEvent, 10_000)
  for (let from = 0; from < events.length; from += 500) {
    const part = events.slice(from, from + 500)
    const statements = part.map(({ details }, place) =>
      securityEvent(db, { ...actor, userAgent: String(from + place) }, 'sign_out', { details }),
    )
    await writeBatch(db, statements)
  }

  const rows = await db.select({ values: adminLogs.new_values }).from(adminLogs)

  const found = { secrets: 0, lostIds: 0, long: 0, lines: 0 }
  for (const { values } of rows) {
    const { user_agent, details } = logValuesSchema.parse(values)
    const event = events[Number(user_agent)]
    const text = JSON.stringify(details)
    if (!event || text.includes(event.secret)) found.secrets += 1
    const ids = JSON.stringify(event?.details ?? null).split(uuid).length
    if (text.split(uuid).length !== ids) found.lostIds += 1
    if (Buffer.byteLength(JSON.stringify(values)) > 8192) found.long += 1
    if (/[\n\r\u2028\u2029]/.test(text)) found.lines += 1
  }
  expect(rows).toHaveLength(10_000)
  expect(found).toEqual({ secrets: 0, lostIds: 0, long: 0, lines: 0 })
}, 60_000)
