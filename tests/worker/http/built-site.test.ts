import { readFile } from 'node:fs/promises'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { fixedPaths } from '#shared/pages/pages.ts'
import { type BuiltWorker, startBuiltWorker } from '#tests/support/site/built-worker.ts'
import { rawExchange } from '#tests/support/site/raw-request.ts'
import { securityHeaders } from '#worker/http/security-headers.ts'

let worker: BuiltWorker

beforeAll(async () => {
  worker = await startBuiltWorker()
})
afterAll(() => worker.stop())

const get = (path: string) => fetch(worker.url + path, { redirect: 'manual' })

describe('the built site in the runtime of the platform', () => {
  it.each(fixedPaths)('serves %s whole', async (path) => {
    const response = await get(path)
    const html = await response.text()

    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject(securityHeaders({ isHttps: false }))
    expect(html).toMatch(/<\/html>\s*$/)
    expect(html).toContain(`<link rel="canonical" href="${worker.url}${path}"`)
  })

  it('names every item of the starting content, each under an address that answers', async () => {
    const sitePlan = await (await get('/plan-du-site')).text()
    const paths = new Set(
      [...sitePlan.matchAll(/href="(\/(?:prompt|gpt)\/[a-z0-9-]+)"/g)].map(([, path = '']) => path),
    )

    expect(paths.size).toBe(34 + 86)
    // A page takes its time on a small machine: one in ten stands for the others.
    for (const path of [...paths].filter((_, index) => index % 10 === 0)) {
      expect([path, (await get(path)).status]).toEqual([path, 200])
    }
  })

  it.each([
    ['/inconnue', 404],
    ['/prompt/inconnu', 404],
    ['/prompts/', 301],
    ['/api/inconnue', 404],
    ['/api/trpc/__proto__', 404],
    // Neither the source, nor secrets, nor what the build writes beside the site.
    ['/.git/HEAD', 404],
    ['/.dev.vars', 404],
    ['/package.json', 404],
    ['/wrangler.json', 404],
    ['/bill-of-materials.json', 404],
    ['/assets/', 301],
    ['/assets', 404],
    ['/assets/entry-client.js.map', 404],
    [`/?q=${'a'.repeat(9000)}`, 414],
  ])('answers %s with its status and the security headers', async (path, status) => {
    const response = await get(path)

    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toMatchObject(securityHeaders({ isHttps: false }))
  })
})

describe('static files', () => {
  it('carry the same security headers as pages', async () => {
    const html = await (await get('/')).text()
    const files = [...html.matchAll(/(?:src|href)="(\/[^"?]+\.(?:js|css|woff2|svg))"/g)].map(
      ([, path = '']) => path,
    )

    expect(files.length).toBeGreaterThan(3)
    for (const path of new Set(files)) {
      const response = await get(path)
      expect([path, response.status]).toEqual([path, 200])
      expect(Object.fromEntries(response.headers)).toMatchObject(securityHeaders({ isHttps: true }))
      expect([path, response.headers.get('content-type')]).toEqual([path, typeOf(path)])
    }
  })

  it('get them from a file that says what the code says', async () => {
    const text = await readFile('web/public/_headers', 'utf8')
    const everywhere = /^\/\*\n((?:[ \t]+.+\n?)+)/m.exec(text)?.[1] ?? ''
    const stated = Object.fromEntries(
      everywhere
        .trim()
        .split('\n')
        .map((line) => line.trim().split(/:\s+/, 2))
        .map(([name = '', value = '']) => [name.toLowerCase(), value]),
    )

    expect(stated).toMatchObject(securityHeaders({ isHttps: true }))
  })
})

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  woff2: 'font/woff2',
}
const typeOf = (path: string) => types[path.slice(path.lastIndexOf('.') + 1)]

const body = '{"reason":"user"}'
const inPieces = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`
const length = `Content-Length: ${body.length}`
const chunked = 'Transfer-Encoding: chunked'

/** The statuses of what a connection answers to a message that another follows at once. */
async function statusesOf(headers: string[], sent: string, method = 'POST'): Promise<number[]> {
  const { host } = new URL(worker.url)
  const own = [
    `Host: ${host}`,
    `Origin: ${worker.url}`,
    'Sec-Fetch-Site: same-origin',
    'X-App: 1',
    'Content-Type: application/json',
  ]
  const first = [`${method} /api/trpc/auth.signOut HTTP/1.1`, ...own, ...headers, '', sent]
  const hidden = ['GET /robots.txt HTTP/1.1', `Host: ${host}`, 'Connection: close', '', '']
  const text = await rawExchange(worker.url, first.join('\r\n') + hidden.join('\r\n'))
  return [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))
}

describe('where a message ends', () => {
  it.each([
    ['by its length', [length], body],
    ['by its pieces', [chunked], inPieces(body)],
    ['by the same length twice', [length, length], body],
  ])('is agreed %s, and the next message is answered', async (_what, headers, sent) => {
    expect(await statusesOf(headers, sent)).toEqual([200, 200])
  })

  it.each([
    ['a length that ends before', [length, chunked]],
    ['a length that ends after', ['Content-Length: 500', chunked]],
    ['a length of nothing, said first', ['Content-Length: 0', chunked]],
    ['a length said afterwards', [chunked, 'Content-Length: 4']],
  ])('is said by pieces rather than by %s, and nothing more is read', async (_what, headers) => {
    expect(await statusesOf(headers, inPieces(body))).toEqual([200])
  })

  it.each([
    ['two lengths', [length, `Content-Length: ${body.length + 5}`], body],
    ['a list of lengths', [`${length}, ${body.length}`], body],
    ['a length with a sign', [`Content-Length: +${body.length}`], body],
    ['a length below nothing', ['Content-Length: -1'], body],
    ['a length in another notation', ['Content-Length: 0x11'], body],
    ['a length that no number can hold', ['Content-Length: 99999999999999999999999'], body],
    ['an empty length', ['Content-Length: '], body],
    ['pieces by an unknown name', ['Transfer-Encoding: xchunked', length], body],
    ['pieces that are none', ['Transfer-Encoding: identity', length], body],
    ['two kinds of pieces', [chunked, 'Transfer-Encoding: identity'], inPieces(body)],
    ['a space before the colon', ['Transfer-Encoding : chunked', length], body],
    ['a header on two lines', ['Transfer-Encoding:\r\n chunked', length], body],
    ['a zero in a header', ['X-A: \0', length], body],
    ['a piece in another notation', [chunked], `0x11\r\n${body}\r\n0\r\n\r\n`],
    ['a piece below nothing', [chunked], `-1\r\n${body}\r\n0\r\n\r\n`],
    ['a piece that no number can hold', [chunked], `10000000000000011\r\n${body}\r\n0\r\n\r\n`],
    ['a piece that is shorter than it is', [chunked], `5\r\n${body}\r\n0\r\n\r\n`],
  ])('is refused with %s, and nothing more is read', async (_what, headers, sent) => {
    expect(await statusesOf(headers, sent)).toEqual([400])
  })

  it('is behind the body of a question too', async () => {
    const hidden = 'GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n'

    expect(await statusesOf([`Content-Length: ${hidden.length}`], hidden, 'GET')).toEqual([
      405, 200,
    ])
  })

  it('is counted by what comes, and not by what a length says beside', async () => {
    const long = inPieces(JSON.stringify({ reason: 'a'.repeat(120_000) }))

    expect(await statusesOf(['Content-Length: 10', chunked], long)).toEqual([413])
  })
})
