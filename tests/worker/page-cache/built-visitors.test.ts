import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { adminRoot } from '#shared/addresses/admin-screens.ts'
import { catalogueExports } from '#shared/addresses/catalogue-exports.ts'
import { type AdminClient, adminClient } from '#tests/support/calls/admin-client.ts'
import { listProcedures } from '#tests/support/calls/procedures.ts'
import { type RawResponse, rawRequest } from '#tests/support/site/raw-request.ts'
import {
  type ServedSite,
  type ServedSites,
  startServedSites,
  unlimited,
} from '#tests/support/site/served-sites.ts'

import { cachedCalls, cachedPages, searches } from './public-pages.ts'

let sites: ServedSites
let site: ServedSite
/** The same site, which keeps no copies. */
let bare: ServedSite
let admin: AdminClient

beforeAll(async () => {
  sites = await startServedSites()
  site = await sites.start()
  bare = await sites.start({
    state: 'bare',
    variables: { ...unlimited, PAGE_CACHE: 'off', SITE_ORIGIN: site.url },
  })
  admin = await adminClient(site)
})
afterAll(() => sites.stop())

const own = () => ({ host: new URL(site.url).host })
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(site.url, path, { method, headers: { ...own(), ...headers } })
const shown = ({ status, headers, body }: RawResponse) => ({
  status,
  type: headers['content-type'],
  text: body.toString(),
})

/** What a page shows, and the answers that it was made of in whatever order they came. */
function meaning(response: RawResponse) {
  const { text, ...head } = shown(response)
  const blocks =
    /(?<=<script type="application\/json" id="page-(?:item|state)">)(.*?)(?=<\/script>)/gs
  const states = [...text.matchAll(blocks)].map(([state]) => JSON.parse(state) as unknown)
  return { ...head, page: text.replaceAll(blocks, ''), states }
}

const marker = 'marque-7f3a'
/** Thirty headers of which no page may depend. */
const unkeyed: Record<string, string> = {
  'x-forwarded-host': `${marker}.example`,
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-proto': marker,
  'x-forwarded-port': '7777',
  'x-forwarded-prefix': `/${marker}`,
  'x-forwarded-server': marker,
  'x-original-url': `${adminRoot}/${marker}`,
  'x-rewrite-url': `${adminRoot}/${marker}`,
  'x-original-host': marker,
  'x-host': marker,
  'x-http-method-override': 'POST',
  'x-method-override': marker,
  'x-real-ip': '203.0.113.9',
  'true-client-ip': '203.0.113.9',
  'x-app': marker,
  forwarded: `host=${marker}.example;proto=https`,
  via: `1.1 ${marker}`,
  'accept-language': `en-${marker}`,
  accept: `text/${marker}`,
  'user-agent': `${marker}/1.0`,
  referer: `https://${marker}.example/`,
  'sec-fetch-site': 'cross-site',
  'sec-ch-prefers-color-scheme': marker,
  'save-data': 'on',
  dnt: '1',
  'x-requested-with': marker,
  'x-wap-profile': `http://${marker}.example/wap`,
  'cdn-loop': marker,
  'x-page-stamp': `9 9 9 ${marker}`,
  authorization: `Bearer ${marker}`,
}

const procedures = await listProcedures()

describe('a public page or answer', () => {
  it.each([
    ...cachedPages,
    ...cachedCalls,
    ...searches,
    ...catalogueExports.map(({ path }) => path),
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-pages.xml',
    '/social/prompts.png',
    '/prompt/inconnu',
  ])('%s stays in no browser for more than a minute', async (path) => {
    const { headers } = await ask(path)

    const control = headers['cache-control'] ?? ''
    const seconds = /\bno-(?:store|cache)\b/.test(control)
      ? 0
      : Number(/max-age=(\d+)/.exec(control)?.[1])
    expect(seconds).toBeLessThanOrEqual(60)
  })

  it.each([...cachedPages, ...cachedCalls])(
    '%s has the same bytes for all who ask, kept or made for them',
    async (path) => {
      const made = await rawRequest(bare.url, path, { headers: own() })
      const first = await ask(path)
      const kept = await ask(path)
      const signedIn = await ask(path, { cookie: admin.cookie })
      const disguised = await ask(path, unkeyed)

      expect(Object.keys(unkeyed)).toHaveLength(30)
      expect(first.status).toBe(200)
      expect(kept.headers['cache-status']).toBe('site; hit')
      for (const response of [made, kept, signedIn, disguised]) {
        expect(shown(response)).toEqual(shown(first))
      }
      for (const response of [first, kept, signedIn, disguised]) {
        expect(JSON.stringify(response.headers)).not.toContain(marker)
        expect(response.headers).not.toHaveProperty('set-cookie')
        expect(response.headers.vary ?? '').not.toMatch(/cookie/i)
        expect(response.headers.etag).toBe(kept.headers.etag)
      }
    },
  )

  it.each(Object.entries(unkeyed))(
    'that nobody asked for before is kept without a trace of %s',
    async (name, value) => {
      const path = `/gpts?category=Sans-${name}`
      const first = await ask(`${path}&${marker}=${marker}`, { [name]: value })
      const second = await ask(path)

      expect(first.headers['cache-status']).toBe('site; fwd=miss; stored')
      expect(second.headers['cache-status']).toBe('site; hit')
      expect(first.body.toString() + JSON.stringify(first.headers)).not.toContain(marker)
      expect(shown(second)).toEqual(shown(first))
    },
  )

  it.each([`${marker}.example`, 'localhost', 'localhost:1', '127.0.0.1', `a@${marker}`])(
    'names its own host to whoever asks another: %s',
    async (host) => {
      const [first, second] = await Promise.all([
        rawRequest(site.url, '/categories', { headers: { host } }),
        ask('/categories'),
      ])

      expect(first.body.toString() + JSON.stringify(first.headers)).not.toContain(marker)
      expect([{ status: 400 }, shown(second)]).toContainEqual(
        first.status === 400 ? { status: 400 } : shown(first),
      )
    },
  )

  it.each(searches)('%s finds the same for all who ask', async (path) => {
    const made = await rawRequest(bare.url, path, { headers: own() })

    expect(meaning(made).states).toContainEqual(expect.objectContaining({ siteOrigin: site.url }))
    expect(meaning(await ask(path, { ...unkeyed, cookie: admin.cookie }))).toEqual(meaning(made))
    expect(meaning(await ask(path))).toEqual(meaning(made))
  })

  it.each([
    ['/prompts?page=2&page=1', '/prompts?page=1'],
    ['/prompts?category=SEO&category=Marketing', '/prompts?category=Marketing'],
    ['/prompts?category=%20SEO', '/prompts?category=SEO'],
    ['/prompts?page=zero&vue=autre', '/prompts'],
    ['/recherche?type=gpts&q=', '/recherche?type=gpts'],
    ['/gpts?x=1&category=Inconnue', '/gpts?category=Inconnue'],
    ['/prompts/', '/prompts/'],
    ['//prompts', '//prompts'],
  ])('%s is what %s is without copies', async (path, canonical) => {
    const made = await rawRequest(bare.url, canonical, { headers: own() })

    expect(shown(await ask(path))).toEqual(shown(made))
    expect(shown(await ask(path))).toEqual(shown(made))
  })
})

describe('the browser', () => {
  it('is told that it has the page, and keeps none without asking', async () => {
    const first = await ask('/gpts')
    const again = await ask('/gpts', { 'if-none-match': first.headers.etag ?? '' })

    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect([again.status, again.body.length]).toEqual([304, 0])
  })
})

describe('what is asked for in another way', () => {
  it('by HEAD or in part leaves the page whole for the next visitor', async () => {
    const head = await ask('/gpts?page=2', {}, 'HEAD')
    const part = await ask('/gpts?page=3', { range: 'bytes=0-9' })

    expect([head.status, head.body.length]).toEqual([200, 0])
    expect(part.status).toBe(200)
    for (const page of ['/gpts?page=2', '/gpts?page=3']) {
      expect((await ask(page)).body.toString()).toMatch(/<\/html>\s*$/)
    }
  })

  it.each([
    '/prompt/absent',
    '/inconnue',
    '/api/trpc/catalogue.inconnue',
    '/api/trpc/catalogue.prompt?input=%7B%22slug%22%3A%22absent%22%7D',
    '/api/trpc/catalogue.prompt?input=abime',
  ])('and fails, %s, is kept nowhere', async (path) => {
    const [first, second] = [await ask(path), await ask(path)]

    for (const { status, headers } of [first, second]) {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(headers).not.toHaveProperty('etag')
      expect(headers).not.toHaveProperty('cache-status')
    }
  })
})

/** Forty addresses that lead a cache to keep what it should not. */
const deceptions = [
  `/prompts/%2e%2e${adminRoot}/prompts`,
  ...['.css', ';.css', ';a=b', '%3B.css', '%2ecss', '%00.css', '%0A.css', '%23.css', '%3F.css'].map(
    (end) => `${adminRoot}/prompts${end}`,
  ),
  ...[
    '/x.css',
    '/x.js',
    '/%2e%2e%2fx.css',
    '%2Fx.css',
    '%5Cx.css',
    '/..%2fx.png',
    '/index.html',
  ].map((end) => `${adminRoot}/users${end}`),
  `${adminRoot}.css`,
  `${adminRoot};x`,
  `${adminRoot}%2Fprompts`,
  `${adminRoot}%2fprompts%2fx.css`,
  `/assets${adminRoot}/prompts`,
  `/assets/..%2f${adminRoot.slice(1)}`,
  `${adminRoot.toUpperCase()}/prompts`,
  `/.${adminRoot}.css`,
  '/prompts.css',
  '/prompts/x.css',
  '/prompts;x.css',
  '/prompts%2Fx.css',
  '/prompts%3Bx',
  '/prompts%00',
  '/prompt/audit-on-page-url.css',
  '/prompt/audit-on-page-url/x.css',
  '/prompt/audit-on-page-url;x',
  '/prompt/audit-on-page-url%2F..%2F..',
  '/gpt/analyste-intention-de-recherche%2Ecss',
  '/api/trpc/catalogue.site.css',
  '/api/trpc/catalogue.site;x.css',
  '/api/trpc/catalogue.site/x.css',
  '/api/trpc/auth.session/x.css',
  '/api/copies/x/%2Fprompts',
]

describe('the administration', () => {
  it.each(deceptions)('gives away nothing by %s', async (path) => {
    const victim = await ask(path, { cookie: admin.cookie })
    const thief = await ask(path)

    expect(deceptions).toHaveLength(41)
    for (const { status, headers } of [victim, thief]) {
      expect(status).not.toBe(200)
      expect(headers).not.toHaveProperty('etag')
      expect(headers).not.toHaveProperty('cache-status')
    }
  })

  it.each([
    adminRoot,
    `${adminRoot}/prompts`,
    `${adminRoot}/users?q=x`,
    `${adminRoot}/auth`,
    `${adminRoot}/absente`,
    `/prompts/..${adminRoot}/prompts`,
  ])('forbids every cache to keep %s', async (path) => {
    for (const response of [await ask(path, { cookie: admin.cookie }), await ask(path)]) {
      expect(response.headers['cache-control']).toBe('no-store')
      expect(response.headers).not.toHaveProperty('cache-status')
    }
  })

  it.each(procedures.filter(({ name }) => name !== 'auth.signOut'))(
    'forbids every cache to keep the answer of $name',
    async ({ name }) => {
      for (const cookie of ['', admin.cookie]) {
        const response = await fetch(`${site.url}/api/trpc/${name}`, {
          method: 'POST',
          headers: { cookie, 'content-type': 'application/json', origin: site.url, 'x-app': '1' },
          body: '{}',
        })
        expect(response.headers.get('cache-control')).toBe('no-store')
        expect(response.headers.has('cache-status')).toBe(false)
      }
    },
  )

  it('forbids every cache to keep what it reads', async () => {
    const others = procedures.filter(({ name }) => !name.startsWith('catalogue.'))

    expect(others.length).toBeGreaterThan(10)
    for (const { name } of others) {
      const { headers } = await admin.query(name, {})
      expect([name, headers.get('cache-control')]).toEqual([name, 'no-store'])
    }
  })
})
