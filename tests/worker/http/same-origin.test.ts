import { beforeAll, describe, expect, it } from 'vitest'

import { reports, sessions } from '#drizzle/schema/index.ts'
import { listProcedures } from '#tests/support/calls/procedures.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { browserOn, sessionName } from '#tests/worker/auth/browser.ts'

import { siteOrigin, testSite } from './test-app.ts'

const mutations = (await listProcedures()).flatMap(({ name, type }) =>
  type === 'mutation' ? [name] : [],
)

const own = {
  origin: siteOrigin,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
  'x-app': '1',
}
const without = (name: keyof typeof own) =>
  Object.fromEntries(Object.entries(own).filter(([header]) => header !== name))

let cookie = ''
let send: (path: string, init: RequestInit) => Promise<Response>
let countRows: () => Promise<number>
let countReports: () => Promise<number>

beforeAll(async () => {
  const db = await createTestDatabase()
  const site = testSite(() => db)
  const browser = browserOn(site)
  await browser.signIn(await insertAccount(db))
  cookie = `${sessionName}=${browser.cookies.get(sessionName)}`
  send = (path, init) =>
    site.get(path, {
      ...init,
      headers: {
        'cf-connecting-ip': '203.0.113.7',
        'user-agent': 'Firefox/130.0 Linux',
        cookie,
        ...Object.fromEntries(new Headers(init.headers)),
      },
    })
  countRows = async () => {
    await site.settled()
    const [result] = await db.$client.batch(
      [
        'select (select count(*) from admin_logs) + (select count(*) from sessions where revoked_at is not null) as rows',
      ],
      'read',
    )
    return Number(result?.rows[0]?.rows)
  }
  countReports = async () => (await db.select().from(reports)).length
  expect(await db.select().from(sessions)).toHaveLength(1)
})

const body = JSON.stringify({ reason: 'user' })

describe('a request that changes something, from elsewhere', () => {
  it.each<[string, number, RequestInit]>([
    ['another site', 403, { headers: { ...own, origin: 'https://mechant.test' } }],
    ['a site that hides its name', 403, { headers: { ...own, origin: 'null' } }],
    [
      'a page that begins with our name',
      403,
      { headers: { ...own, origin: `${siteOrigin}.mechant.test` } },
    ],
    [
      'our host without its lock',
      403,
      { headers: { ...own, origin: siteOrigin.replace('https', 'http') } },
    ],
    ['our host on another port', 403, { headers: { ...own, origin: `${siteOrigin}:8443` } }],
    [
      'a cross-site page that sends no origin',
      403,
      { headers: { ...without('origin'), 'sec-fetch-site': 'cross-site' } },
    ],
    ['a page of a neighbouring host', 403, { headers: { ...own, 'sec-fetch-site': 'same-site' } }],
    ['an address that was typed', 403, { headers: { ...own, 'sec-fetch-site': 'none' } }],
    [
      'who says nothing of where',
      403,
      { headers: { 'content-type': 'application/json', 'x-app': '1' } },
    ],
    [
      'a form',
      415,
      { headers: { ...own, 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=1' },
    ],
    [
      'a form with files',
      415,
      { headers: { ...own, 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--' },
    ],
    ['a form of plain text', 415, { headers: { ...own, 'content-type': 'text/plain' } }],
    ['a stream of bytes', 415, { headers: { ...own, 'content-type': 'application/octet-stream' } }],
    ['JSON by another name', 415, { headers: { ...own, 'content-type': 'text/json' } }],
    ['no type at all', 415, { headers: without('content-type') }],
    ['a script without our header', 403, { headers: without('x-app') }],
  ])('%s is not carried out, whatever it asks', async (_, status, init) => {
    const before = await countRows()

    const statuses = await Promise.all(
      mutations.map(async (name) => {
        const response = await send(`/api/trpc/${name}`, { method: 'POST', body, ...init })
        return response.status
      }),
    )

    expect(mutations.length).toBeGreaterThan(5)
    expect(new Set(statuses)).toEqual(new Set([status]))
    expect(await countRows()).toBe(before)
  })

  it.each([
    ['GET', 405],
    // The API answers it without a look at the procedure.
    ['HEAD', 204],
    ['PUT', 405],
    ['DELETE', 405],
    ['PATCH', 405],
    ['OPTIONS', 405],
  ])('by %s is not carried out', async (method, status) => {
    const before = await countRows()

    const statuses = await Promise.all(
      mutations.map(async (name) => {
        const address = `/api/trpc/${name}?input=${encodeURIComponent(body)}`
        return (await send(address, { method, headers: own })).status
      }),
    )

    expect(new Set(statuses)).toEqual(new Set([status]))
    expect(await countRows()).toBe(before)
  })

  it('is not carried out as another method than its own', async () => {
    const before = await countRows()
    const headers = { ...own, 'x-http-method-override': 'POST', 'x-method-override': 'POST' }

    for (const name of mutations) {
      const response = await send(`/api/trpc/${name}?_method=POST`, { headers })
      expect(response.status).toBe(405)
    }

    expect(await countRows()).toBe(before)
  })

  it('may not ask what it may send: there is no CORS', async () => {
    const headers = { origin: 'https://mechant.test', 'access-control-request-method': 'POST' }

    const response = await send('/api/trpc/auth.signOut', { method: 'OPTIONS', headers })

    expect(response.status).toBe(405)
    expect(
      [...response.headers.keys()].filter((name) => name.startsWith('access-control')),
    ).toEqual([])
  })
})

describe('a question of an administrator', () => {
  it.each([
    [200, { 'sec-fetch-site': 'same-origin' }],
    [200, {}],
    [401, { 'sec-fetch-site': 'cross-site' }],
    [401, { 'sec-fetch-site': 'same-site' }],
    [401, { origin: 'https://mechant.test' }],
  ])('is answered with %i for %j', async (status, headers) => {
    expect((await send('/api/trpc/auth.sessions', { headers })).status).toBe(status)
  })
})

describe('a body', () => {
  it('of more than 100 kB is a 413 where anybody may send it', async () => {
    expect((await post('auth.signIn', long(100_000))).status).toBe(413)
    expect((await post('auth.signIn', long(90_000))).status).toBe(400)
  })

  it('of more than a megabyte is one where administrators write', async () => {
    expect((await post('admin.prompts.createDraft', long(1_000_000))).status).toBe(413)
    expect((await post('admin.prompts.createDraft', long(900_000))).status).toBe(400)
  })

  it('is no longer in a batch with what anybody may send', async () => {
    const path = 'admin.prompts.createDraft,auth.signIn?batch=1'

    expect((await post(path, long(200_000))).status).toBe(413)
  })

  it.each([
    ['auth.signIn', 60_000],
    ['admin.markdown', 600_000],
  ])('that comes in pieces is counted too: %s', async (procedure, bytes) => {
    const piece = new TextEncoder().encode('a'.repeat(bytes))
    const stream = new ReadableStream({
      start: (controller) => {
        controller.enqueue(piece)
        controller.enqueue(piece)
        controller.close()
      },
    })

    const response = await send(`/api/trpc/${procedure}`, {
      method: 'POST',
      headers: own,
      body: stream,
      duplex: 'half',
    } as RequestInit)

    expect(response.status).toBe(413)
  })

  it('that goes on too long after a whole object changes nothing', async () => {
    const report = JSON.stringify({ page: '/prompts', sujet: 'texte', texte: 'Une faute.' })
    const pieces = [report, ' '.repeat(99_000), ' '.repeat(99_000)]
    const encoder = new TextEncoder()
    const stream = new ReadableStream({
      start: (controller) => {
        for (const piece of pieces) controller.enqueue(encoder.encode(piece))
        controller.close()
      },
    })
    const init = { method: 'POST', headers: own, body: stream, duplex: 'half' } as RequestInit
    const response = await send('/api/trpc/reports.send', init)

    expect(response.status).toBe(413)
    expect(await countReports()).toBe(0)
  })

  it.each(['{', '', 'null', '[]', '"a"', `${'['.repeat(10_000)}${']'.repeat(10_000)}`])(
    'that is no such object is a 400',
    async (text) => {
      expect((await post('auth.signIn', text)).status).toBe(400)
    },
  )

  it('for a batch of more than ten calls is a 400', async () => {
    const path = Array.from({ length: 11 }, () => 'auth.signOut').join(',')

    expect((await post(`${path}?batch=1`, '{}')).status).toBe(400)
  })
})

it('takes a question by POST for none', async () => {
  const response = await send('/api/trpc/auth.sessions', { method: 'POST', headers: own, body })

  expect(response.status).toBe(405)
})

const post = (path: string, text: string) =>
  send(`/api/trpc/${path}`, { method: 'POST', headers: own, body: text })

const long = (bytes: number) => JSON.stringify({ reason: 'user', filler: 'a'.repeat(bytes) })
