import { gunzipSync } from 'node:zlib'

import { beforeAll, describe, expect, it, vi } from 'vitest'

import { livePreviewPath } from '#shared/addresses/admin-screens.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { readAllRows } from '#tests/support/database/all-rows.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { hostileTexts, insides } from '#tests/support/hostile/hostile-inputs.ts'
import { recordingBudgets, unlimitedBudgets } from '#tests/support/site/budgets.ts'
import { browserOn } from '#tests/worker/auth/browser.ts'
import { databaseOn } from '#worker/database/db.ts'

import { addressesOf, askedItems } from './addresses.ts'
import { siteOrigin, testSite } from './test-app.ts'

type Answer = { asked: string; path: string; status: number; headers: Headers; bytes: Buffer }

/** What every route answers: to a visitor, to an administrator, and where something is wrong. */
const answers: Answer[] = []
let site: { db: TestDatabase; addresses: string[] }

const destination = 'https://chatgpt.com/g/g-outil'
const foreign = { origin: 'https://ailleurs.example', 'sec-fetch-site': 'cross-site' }
const unreachable = async () => {
  throw new Error('Network connection lost.')
}

async function note(asked: string, sent: Promise<Response>): Promise<void> {
  const response = await sent
  const path = /\/\S*/.exec(asked)?.[0] ?? ''
  const bytes = Buffer.from(await response.arrayBuffer())
  answers.push({ asked, path, status: response.status, headers: response.headers, bytes })
}

beforeAll(async () => {
  const db = await createTestDatabase()
  const { prompt, gpt, category, tag } = askedItems
  for (let more = 0; more < 5; more += 1) await insertPrompt(db, { categories: [category] })
  await insertPrompt(db, { ...prompt, categories: [category], tags: [tag] })
  await insertGpt(db, {
    ...gpt,
    categories: [category],
    tags: [tag],
    url_destination: destination,
  })
  const opened = testSite(() => db, {
    indexNow: { key: 'a'.repeat(32), announce: async () => undefined },
  })
  const admin = browserOn(opened)
  await admin.signIn(await insertAccount(db))
  const crowded = testSite(() => db, {
    budgets: {
      ...unlimitedBudgets,
      check: () => ({ allowed: false, retryAfterSeconds: 7, refusals: 1 }),
    },
  })
  const broken = testSite(() => databaseOn({ read: unreachable, write: unreachable }))

  const addresses = addressesOf(opened.routes)
  site = { db, addresses }
  for (const address of addresses) {
    await note(`GET ${address}`, opened.get(address, { headers: foreign }))
    await note(`GET ${address} as an administrator`, admin.send(address))
    await note(`GET ${address} too often`, crowded.get(address))
    for (const method of ['HEAD', 'POST', 'OPTIONS']) {
      await note(`${method} ${address}`, opened.get(address, { method, headers: foreign }))
    }
  }
  const call = {
    method: 'POST',
    headers: { ...foreign, 'content-type': 'application/json', accept: '*/*, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  }
  await note('POST /mcp with a call', opened.get('/mcp', call))
  await note('POST /mcp without JSON', opened.get('/mcp', { ...call, body: '{' }))
  const failing = testSite(() => db, { render: () => Promise.reject(new Error('failed')) })
  await note('GET /long', opened.get(`/?q=${'a'.repeat(9000)}`))
  const quiet = vi.spyOn(console, 'error').mockReturnValue()
  await Promise.all(
    addresses.map((address) => note(`GET ${address} without a database`, broken.get(address))),
  )
  await note('GET /prompts that fails', failing.get('/prompts'))
  await Promise.all([opened.settled(), crowded.settled(), broken.settled()])
  quiet.mockRestore()
})

/** What every answer must hold, by the name of the header. */
const literal: [name: string, value: RegExp][] = [
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^strict-origin-when-cross-origin$/],
  ['strict-transport-security', /^max-age=\d{8,}; includeSubDomains/],
  ['content-security-policy', /(?:^|; )default-src 'none'(?:;|$)/],
  ['content-security-policy', /(?:^|; )script-src 'self'(?:;|$)/],
  ['content-security-policy', /(?:^|; )object-src 'none'(?:;|$)/],
  ['content-security-policy', /(?:^|; )base-uri 'none'(?:;|$)/],
  ['content-security-policy', /(?:^|; )require-trusted-types-for 'script'(?:;|$)/],
]

describe('every route, whoever asks and whatever is wrong', () => {
  it('gives each kind of answer, so that what follows looks at all of them', () => {
    const statuses = new Set(answers.map(({ status }) => status))

    for (const status of [200, 204, 301, 302, 307, 400, 401, 403, 404, 405, 414, 429, 500, 503]) {
      expect(statuses).toContain(status)
    }
  })

  it('sends the security headers, with their values', () => {
    const missing = answers.flatMap(({ asked, headers }) =>
      literal
        .filter(([name, value]) => !value.test(headers.get(name) ?? ''))
        .map(([name]) => [asked, name, headers.get(name)]),
    )

    expect(missing).toEqual([])
  })

  it('may stand in no frame, but for the preview in a frame of our own', () => {
    const framed = answers.filter(({ headers }) => {
      const policy = headers.get('content-security-policy')?.split('; ') ?? []
      return !policy.includes("frame-ancestors 'none'")
    })

    expect(new Set(framed.map(({ path }) => path))).toEqual(new Set([livePreviewPath]))
    for (const { headers } of framed) {
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    }
  })

  it('is open to other origins at /mcp alone, without credentials', () => {
    const open = answers.filter(({ headers }) =>
      [...headers.keys()].some((name) => name.startsWith('access-control-')),
    )

    expect(new Set(open.map(({ path }) => path))).toEqual(new Set(['/mcp']))
    for (const { headers } of open) {
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.has('access-control-allow-credentials')).toBe(false)
    }
  })

  it('sets no cookie: calls alone do', () => {
    expect(answers.filter(({ headers }) => headers.has('set-cookie'))).toEqual([])
  })

  it('says the type of what it holds, and the charset of every text', () => {
    const wrong = answers
      .filter(({ bytes }) => bytes.length > 0)
      .filter(({ headers, bytes }) => !isOfType(headers.get('content-type') ?? '', bytes))

    expect(wrong.map(({ asked, headers }) => [asked, headers.get('content-type')])).toEqual([])
  })

  it('leads to no other host, but for the launch of a GPT to where it lives', () => {
    const away = answers.flatMap(({ asked, path, headers }) => {
      const location = headers.get('location')
      const isOwn = location === null || new URL(location, siteOrigin).origin === siteOrigin
      return isOwn ? [] : [{ asked, path, location }]
    })

    expect(away.length).toBeGreaterThan(0)
    for (const { path, location } of away) {
      expect([path, location]).toEqual([`/gpt/${askedItems.gpt.slug}/ouvrir`, destination])
    }
  })
})

const forgedValue = 'forge.example'
/** What proxies and frameworks write into a request, and a client may write as well. */
const forged = Object.fromEntries(
  [
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-port',
    'x-forwarded-prefix',
    'x-real-ip',
    'x-client-ip',
    'true-client-ip',
    'forwarded',
    'via',
    'x-original-url',
    'x-rewrite-url',
    'x-original-host',
    'x-host',
    'x-http-method-override',
    'x-method-override',
    'x-middleware-subrequest',
    'referer',
  ].map((name) => [name, forgedValue]),
)

it('what a client writes in the headers of proxies changes no answer, no limit and no row', async () => {
  const { db, addresses } = site
  const client = { 'cf-connecting-ip': '203.0.113.7' }
  const { budgets, takeSpent } = recordingBudgets()
  const counting = testSite(() => db, { budgets })
  const changed: string[] = []
  for (const address of addresses) {
    const plain = await counting.get(address, { headers: client })
    await plain.arrayBuffer()
    const response = await counting.get(address, { headers: { ...forged, ...client } })
    const text = JSON.stringify([...response.headers]) + (await response.text())
    if (response.status !== plain.status || text.includes(forgedValue)) changed.push(address)
  }
  await counting.settled()

  expect(changed).toEqual([])
  expect(takeSpent()).toEqual([expect.stringMatching(/^client 203\.0\.113\.7: \d{2,}$/)])
  expect(JSON.stringify(await readAllRows(db))).not.toContain(forgedValue)
})

it('what is encoded twice is decoded once, and names nothing', async () => {
  const { get, settled } = testSite(() => site.db)
  const opened = answers.filter(
    ({ asked, path, status }) =>
      asked === `GET ${path}` && (status === 200 || path.endsWith('/ouvrir')) && path !== '/',
  )
  const found: string[] = []
  for (const { path } of opened) {
    const [plain = '', query = ''] = path.split('?')
    const twice = plain.replace(
      /(?<=\/)[a-z](?=[^/]*$)/,
      (letter) => `%25${letter.charCodeAt(0).toString(16)}`,
    )
    const response = await get(query ? `${twice}?${query}` : twice)
    if (response.status !== 404) found.push(`${twice} ${response.status}`)
  }
  const list = await (await get('/prompts?q=%2561udit')).text()
  const input = encodeURIComponent(encodeURIComponent(JSON.stringify(askedItems.prompt)))
  const call = await get(`/api/trpc/catalogue.prompt?input=${input}`)
  await settled()

  expect(opened.length).toBeGreaterThan(50)
  expect(found).toEqual([])
  expect(list).toContain('value="%61udit"')
  expect(call.status).toBe(400)
})

it('a text in the place of any part of an address is answered as a text', async () => {
  const { db, addresses } = site
  const { get, settled } = testSite(() => db)
  const wrong: unknown[] = []
  for (const address of spoilt(addresses)) {
    const response = await get(address)
    const body = await response.text()
    const isMarkup =
      response.headers.get('content-type')?.startsWith('text/html') &&
      /<script>alert|<img src=x/.test(body)
    const isHeader = [...response.headers].flat().some((text) => /[\r\n]|a=b/.test(text))
    if (response.status >= 500 || insides.test(body) || isMarkup || isHeader) {
      wrong.push([address, response.status, insides.exec(body)?.[0], { isMarkup, isHeader }])
    }
  }
  await settled()

  expect(wrong).toEqual([])
})

/** A page that repeats a statement would be taken for one that shows its own. */
const texts = hostileTexts.filter((text) => !/select/i.test(text))

/** Each address with such a text in the place of the end of its path, after it, and as each value of its query. */
function spoilt(addresses: string[]): string[] {
  let used = 0
  return addresses.flatMap((address) => {
    const url = new URL(address, siteOrigin)
    const end = /[^/.]*(?=$|\.\w+$)/.exec(url.pathname)?.[0] ?? ''
    const changes = [
      (text: string, changed: URL) =>
        (changed.pathname = url.pathname.replace(end, encodeURIComponent(text))),
      (text: string, changed: URL) =>
        (changed.pathname = url.pathname.replace(end, end + encodeURIComponent(text))),
      ...[...url.searchParams.keys()].flatMap((name) =>
        [1, 2].map(() => (text: string, changed: URL) => changed.searchParams.set(name, text)),
      ),
    ]
    return changes.map((change) => {
      const text = (texts[used % texts.length] ?? '').slice(0, 500).toWellFormed()
      used += 1
      const changed = new URL(url)
      change(text, changed)
      return changed.pathname + changed.search
    })
  })
}

const isJson = (bytes: Buffer) => JSON.parse(bytes.toString()) !== undefined
const isXml = (bytes: Buffer) => bytes.toString().startsWith('<?xml version="1.0"')
const isPlain = (bytes: Buffer) => !bytes.toString().startsWith('<')

/** What tells whether bytes are of a type: a text has a charset, JSON has but one. */
const readers: Record<string, (bytes: Buffer) => boolean> = {
  'text/html; charset=utf-8': (bytes) => /^<!doctype html>/i.test(bytes.toString()),
  'text/plain; charset=utf-8': isPlain,
  'text/markdown; charset=utf-8': isPlain,
  'text/javascript; charset=utf-8': (bytes) => isPlain(bytes) && bytes.includes('addEventListener'),
  'text/csv; charset=utf-8': (bytes) => bytes.toString().startsWith('\uFEFF"url";'),
  'application/xml; charset=utf-8': isXml,
  'application/atom+xml; charset=utf-8': isXml,
  'application/opensearchdescription+xml; charset=utf-8': isXml,
  'application/json': isJson,
  'application/json; charset=utf-8': isJson,
  'application/manifest+json; charset=utf-8': isJson,
  'application/gzip': (bytes) => gunzipSync(bytes).length > 0,
  'image/png': (bytes) => bytes.subarray(1, 4).toString() === 'PNG',
}

function isOfType(type: string, bytes: Buffer): boolean {
  const read = readers[type.toLowerCase().replace(/;\s*/, '; ')]
  return read !== undefined && read(bytes)
}
