import { gunzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import {
  cacheResponse,
  readDetails,
  respondWith,
  restoreCachedPage,
  writeDetails,
  zipCachedPage,
} from '#worker/page-cache/cached-page.ts'

const stamp = { version: 3, freshUntil: 10, validUntil: 20 }
const page = () =>
  new Response('<!doctype html>é', {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
      'set-cookie': '__Host-session=secret',
    },
  })

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('https://exemple.test/', { method, headers })

const tagOf = async (text: string) => (await cacheResponse(new Response(text), stamp)).etag

describe('the copy of an answer', () => {
  it('gives its bytes and its headers, but how it was to be cached and no cookie', async () => {
    const copy = await cacheResponse(page(), stamp)
    const response = respondWith(copy, ask())

    expect(response.status).toBe(200)
    expect(await response.text()).toBe('<!doctype html>é')
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'cache-control': 'public, max-age=0, must-revalidate',
      'cache-status': 'site; hit',
      etag: copy.etag,
    })
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('answers as often as it is asked, and says how when told', async () => {
    const copy = await cacheResponse(page(), stamp)
    const texts = [respondWith(copy, ask()), respondWith(copy, ask(), 'site; fwd=miss')]

    expect(texts[1]?.headers.get('cache-status')).toBe('site; fwd=miss')
    expect(respondWith(copy, ask()).headers.get('cache-status')).toBe('site; hit')
    expect(await Promise.all(texts.map((response) => response.text()))).toEqual([
      '<!doctype html>é',
      '<!doctype html>é',
    ])
  })

  it('answers HEAD as GET, without a body', async () => {
    const copy = await cacheResponse(page(), stamp)
    const response = respondWith(copy, ask({}, 'HEAD'))

    expect(response.status).toBe(200)
    expect(response.body).toBeNull()
    expect([...response.headers]).toEqual([...respondWith(copy, ask()).headers])
  })

  it.each([
    ['its tag', (etag: string) => etag],
    ['its weak tag, as a proxy that compresses makes it', (etag: string) => `W/${etag}`],
    ['several tags, its own among them', (etag: string) => `"autre", ${etag}`],
  ])('tells a browser that sends %s that it has the page', async (_what, sent) => {
    const copy = await cacheResponse(page(), stamp)
    const response = respondWith(copy, ask({ 'if-none-match': sent(copy.etag) }))

    expect(response.status).toBe(304)
    expect(response.body).toBeNull()
    expect(response.headers.get('etag')).toBe(copy.etag)
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  it.each(['"autre"', '', 'W/"autre"'])(
    'gives the page whole to one that sends %j',
    async (sent) => {
      const copy = await cacheResponse(page(), stamp)

      expect(respondWith(copy, ask({ 'if-none-match': sent })).status).toBe(200)
    },
  )

  it.each([
    (etag: string) => `"x${etag}"`,
    (etag: string) => `x${etag}`,
    (etag: string) => `${etag}x`,
  ])('gives the page whole to one whose tag only contains its own: %s', async (sent) => {
    const copy = await cacheResponse(page(), stamp)

    expect(respondWith(copy, ask({ 'if-none-match': sent(copy.etag) })).status).toBe(200)
  })

  it('has the same tag for the same bytes and another for others', async () => {
    expect(await tagOf('a')).toBe(await tagOf('a'))
    expect(await tagOf('a')).not.toBe(await tagOf('b'))
    expect(await tagOf('a')).toMatch(/^"[0-9a-f]{24}"$/)
  })

  it('is the same again when it was stored and read', async () => {
    const copy = await cacheResponse(page(), stamp)
    const again = restoreCachedPage(readDetails(writeDetails(copy)), copy.body)

    expect(again.etag).toBe(copy.etag)
    expect(await respondWith(again, ask()).text()).toBe('<!doctype html>é')
    expect(again).toMatchObject(stamp)
  })

  it.each(['', '%', 'null', '{}', encodeURIComponent('{"status":"200"}')])(
    'is not made of what was stored as %j',
    (stored) => {
      expect(() => readDetails(stored)).toThrow(/JSON|malformed|invalid/i)
    },
  )

  it('of a redirect sends a browser on, whatever it says that it has', async () => {
    const redirect = new Response(null, { status: 302, headers: { location: 'https://a.test/' } })
    const copy = await cacheResponse(redirect, stamp)

    expect(respondWith(copy, ask({ 'if-none-match': copy.etag })).status).toBe(302)
  })
})

const sentence = 'Une page que l’on demande souvent. '
const longPage = (type = 'text/html; charset=utf-8') =>
  new Response(sentence.repeat(100), { headers: { 'content-type': type, vary: 'accept' } })

const zipped = async (response = longPage()) => zipCachedPage(await cacheResponse(response, stamp))
const takes = (encodings: string) => ({ 'accept-encoding': encodings })

describe('a zipped copy', () => {
  it.each([
    'gzip',
    'gzip, deflate, br, zstd',
    'br;q=1.0, gzip;q=0.8, *;q=0.1',
    'GZIP',
    'x, gzip ;q=0.01',
  ])('goes in gzip to who takes «%s», and is the same page', async (encodings) => {
    const response = respondWith(await zipped(), ask(takes(encodings)))
    const bytes = Buffer.from(await response.arrayBuffer())

    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(bytes.length).toBeLessThan(400)
    expect(gunzipSync(bytes).toString()).toBe(sentence.repeat(100))
  })

  it.each(['', 'identity', 'br', 'deflate', 'gzip;q=0', 'br, gzip; q=0.0', 'gzip;q=0.000, br'])(
    'goes as it is to who takes «%s»',
    async (encodings) => {
      const response = respondWith(await zipped(), ask(takes(encodings)))

      expect(response.headers.has('content-encoding')).toBe(false)
      expect(await response.text()).toBe(sentence.repeat(100))
    },
  )

  it('tells caches on the way that it has two forms, before and after it is zipped', async () => {
    const plain = await cacheResponse(longPage(), stamp)
    const both = [respondWith(plain, ask()), respondWith(await zipped(), ask(takes('gzip')))]

    expect(both.map(({ headers }) => headers.get('vary'))).toEqual([
      'accept, accept-encoding',
      'accept, accept-encoding',
    ])
  })

  it('has another tag than the plain one, and knows either as its own', async () => {
    const copy = await zipped()
    const tagFor = (encodings: string) =>
      respondWith(copy, ask(takes(encodings))).headers.get('etag')
    const [weak, strong] = [tagFor('gzip'), tagFor('identity')]

    expect(weak).toBe(`W/${strong}`)
    for (const tag of [weak, strong]) {
      const known = respondWith(copy, ask({ ...takes('gzip'), 'if-none-match': tag ?? '' }))
      expect([known.status, known.headers.get('etag')]).toEqual([304, weak])
    }
  })

  it('answers HEAD as GET, without a body', async () => {
    const copy = await zipped()
    const head = respondWith(copy, ask(takes('gzip'), 'HEAD'))

    expect(head.body).toBeNull()
    expect([...head.headers]).toEqual([...respondWith(copy, ask(takes('gzip'))).headers])
  })

  it.each([
    ['a picture', longPage('image/png')],
    ['what fits into one packet', page()],
    ['a redirect', new Response(null, { status: 302, headers: { location: 'https://a.test/' } })],
  ])('is none of %s', async (_what, response) => {
    const answer = respondWith(await zipped(response), ask(takes('gzip')))

    expect(answer.headers.has('content-encoding')).toBe(false)
    expect(answer.headers.get('vary') ?? '').not.toContain('accept-encoding')
  })
})
