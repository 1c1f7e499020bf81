import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { sessions } from '#drizzle/schema/index.ts'
import { proofCount } from '#tests/prove/scale.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { testGate } from '#tests/support/site/gate.ts'
import { testSite } from '#tests/worker/http/test-app.ts'

import { browserOn, sessionName } from './browser.ts'

const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const characters = base64url.split('').concat('.', '=', '%', '"', '\u00A0', '\u00E9')

const asCookie = (value: string) => `${sessionName}=${value}`

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const decode = (part = '') =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>

/** Changes of one character, of the header, of what it claims, of the signature, of the cookie. */
function mutationsOf(token: string): fc.Arbitrary<string> {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const place = fc.nat(token.length - 1)
  const character = fc.constantFrom(...characters)
  const withHeader = (change: object) =>
    [encode({ ...decode(header), ...change }), payload, signature].join('.')
  const withClaims = (change: object) =>
    [header, encode({ ...decode(payload), ...change }), signature].join('.')
  const text = fc.string({ unit: fc.constantFrom(...characters), maxLength: 20 })
  return fc.oneof(
    fc
      .tuple(place, character)
      .map(([at, other]) => asCookie(token.slice(0, at) + other + token.slice(at + 1))),
    fc
      .tuple(place, character)
      .map(([at, other]) => asCookie(token.slice(0, at) + other + token.slice(at))),
    place.map((at) => asCookie(token.slice(0, at))),
    fc.nat(5).map((bit) => {
      // The last character of a signature: some of its bits are of no byte.
      const last = base64url.indexOf(token.at(-1) ?? '')
      return asCookie(token.slice(0, -1) + (base64url[last ^ (1 << bit)] ?? ''))
    }),
    fc
      .record({
        alg: fc.constantFrom('none', 'None', 'HS384', 'HS512', 'RS256', 'EdDSA', ''),
        signature: fc.constantFrom(signature, '', 'AA'),
      })
      .map(({ alg, signature: sent }) =>
        asCookie([encode({ ...decode(header), alg }), payload, sent].join('.')),
      ),
    fc
      .record(
        { kid: text, jku: fc.webUrl(), jwk: fc.object(), typ: text, x5u: fc.webUrl(), crit: text },
        { requiredKeys: [] },
      )
      .map((change) => asCookie(withHeader({ ...change, kid: change.kid ?? 'autre' }))),
    fc
      .record(
        {
          sid: fc.uuid(),
          sec: text,
          uid: text,
          iss: fc.webUrl(),
          aud: text,
          exp: fc.integer(),
          nbf: fc.integer(),
          iat: fc.integer(),
        },
        { requiredKeys: ['uid'] },
      )
      .map((change) => asCookie(withClaims(change))),
    fc
      .constantFrom('', '\u00A0', '\u00E9')
      .map((sign) => `${sign || ' ;'}${asCookie(token)}; ${asCookie(token)}`),
    fc.nat(8000).map((length) => asCookie(token + 'A'.repeat(length + 1))),
    text.map((value) => asCookie(value)),
    fc.string({ unit: fc.constantFrom(...characters, ';', ' ', '\t'), maxLength: 300 }),
  )
}

/** What a header may carry: a browser sends the others as bytes. */
const isSendable = (cookie: string) => /^[\t\x20-\x7E\x80-\xFF]*$/.test(cookie)

it('a token that our own secret signed opens nothing without the row that the database has of it', async () => {
  const db = await createTestDatabase()
  const gate = testGate()
  const site = testSite(() => db, { gate })
  const account = await insertAccount(db)
  const browser = browserOn(site)
  await browser.signIn(account)
  const [session] = await db.select().from(sessions)
  const statusOf = async (sessionId: string) => {
    const responseHeaders = new Headers()
    const now = new Date()
    const presented = { sessionId, secret: 'A'.repeat(43), userId: account.id }
    await gate
      .openSession({ cookies: undefined, responseHeaders, now })
      .start(presented, new Date(now.getTime() + 60_000))
    const [cookie = ''] = responseHeaders.getSetCookie()[0]?.split(';') ?? []
    return (await browser.send('/api/trpc/auth.sessions', { headers: { cookie } })).status
  }

  expect(await statusOf(crypto.randomUUID())).toBe(401)
  expect(await statusOf(session?.id ?? '')).toBe(401)
  expect((await browser.query('auth.sessions')).status).toBe(200)
})

it(
  'of thousands of mutated cookies none opens a session and none is an error',
  { tags: ['sampled'], timeout: 120_000 },
  async () => {
    const db = await createTestDatabase()
    const site = testSite(() => db)
    const browser = browserOn(site)
    await browser.signIn(await insertAccount(db))
    const token = browser.cookies.get(sessionName) ?? ''
    const own = `${sessionName}=${token}`
    const ask = async (cookie: string) =>
      (
        await site.get('/api/trpc/auth.sessions', {
          headers: { cookie, 'sec-fetch-site': 'same-origin', 'cf-connecting-ip': '203.0.113.7' },
        })
      ).status
    const before = await db.select().from(sessions)
    const answers = new Map<number, number>()
    const count = proofCount({ sample: 300, whole: 10_000 })

    await fc.assert(
      fc.asyncProperty(
        mutationsOf(token).filter((cookie) => cookie.trim() !== own && isSendable(cookie)),
        async (cookie) => {
          const status = await ask(cookie)
          answers.set(status, (answers.get(status) ?? 0) + 1)
          expect(status).toBe(401)
        },
      ),
      { numRuns: count },
    )

    expect([...answers]).toEqual([[401, count]])
    expect(await db.select().from(sessions)).toEqual(before)
    expect(await ask(own)).toBe(200)
    await site.settled()
  },
)
