import { glob, readdir, readFile } from 'node:fs/promises'
import { dirname, extname, join, relative } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { projectPath } from '#drizzle/local/project-root.ts'
import { fixedPaths } from '#shared/pages/pages.ts'
import { type BuiltWorker, startBuiltWorker } from '#tests/support/site/built-worker.ts'
import { rawAnswer, rawExchange, rawRequest } from '#tests/support/site/raw-request.ts'
import { securityHeaders } from '#worker/http/security-headers.ts'

let worker: BuiltWorker

beforeAll(async () => {
  worker = await startBuiltWorker()
})
afterAll(() => worker.stop())

const headerNames = Object.keys(securityHeaders({ isHttps: false }))

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
    ['/.git/', 301],
    ['/.git/config', 404],
    ['/.svn/entries', 404],
    ['/.hg/hgrc', 404],
    ['/.env', 404],
    ['/.data/secrets.json', 404],
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

describe('what is published', () => {
  it('answers TRACE with a refusal, and repeats nothing of it', async () => {
    const headers = { host: new URL(worker.url).host, cookie: 'secret=marque-7f3a' }

    for (const path of ['/', '/prompts', '/api/trpc/catalogue.site', '/assets/entry-client.js']) {
      const { status, body } = await rawRequest(worker.url, path, { method: 'TRACE', headers })

      expect([path, status]).toEqual([path, expect.toBeOneOf([400, 405, 501])])
      expect(body.toString()).not.toContain('marque-7f3a')
    }
  })

  it('is of kinds that a site is made of: no source, no map and no note of a tool', async () => {
    const kinds = new Set(['.css', '.js', '.json', '.png', '.svg', '.webmanifest', '.woff2'])
    const others = (await publishedFiles()).filter((file) => !kinds.has(extname(file)))
    const statuses = await Promise.all(others.map(async (file) => (await get(`/${file}`)).status))

    // What the platform reads of a build, and shows to nobody.
    expect(others.toSorted()).toEqual(['.assetsignore', '_headers'])
    expect(statuses).toEqual([404, 404])
  })

  it('lists no folder, however it is asked for', async () => {
    const files = await publishedFiles()
    const folders = new Set(files.map((file) => dirname(file)).filter((name) => name !== '.'))

    expect(folders.size).toBeGreaterThan(0)
    for (const folder of folders) {
      for (const path of [`/${folder}`, `/${folder}/`, `/${folder}/.`, `/${folder}/index.html`]) {
        const response = await fetch(worker.url + path)
        const text = await response.text()
        const named = files.filter((file) => dirname(file) === folder && text.includes(file))

        expect([path, response.status, named]).toEqual([path, expect.any(Number), []])
        expect(response.status).toBe(404)
      }
    }
  })

  it('holds no secret of the site or of the machine that built it', async () => {
    const environment = Object.entries(process.env).flatMap(([name, value]) =>
      /SECRET|TOKEN|PASSWORD|PEPPER|PASSPHRASE/.test(name) && value ? [value] : [],
    )
    const secrets = [...Object.values(worker.secrets), ...environment]
    const text = await builtText()

    expect(secrets.length).toBeGreaterThan(2)
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
    expect(text).not.toMatch(
      /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[A-Z0-9]{16}\b|\bghp_\w{36}\b/,
    )
  })

  it('is made for visitors: libraries without their aids for developers', async () => {
    const text = await builtText()

    expect(text).toContain('https://react.dev/errors/')
    expect(text).not.toMatch(
      /Each child in a list should have a unique|Download the React DevTools|react-refresh|@vite\/client/,
    )
  })

  it('holds no title of a test, and no sentence of the commands or of the starting content', async () => {
    const tests = await textOf(['tests/**/*.{test,spec}.{ts,tsx}'])
    const titles = tests.match(/(?<=\b(?:it|test)\(\s*')[^'\n]{30,}(?=')/g) ?? []
    const unpublished = await textOf([
      'drizzle/{commands,seed,backup}/**/*.{ts,json}',
      'worker/commands/**/*.ts',
    ])
    const built = await builtText()
    const quoted = quotedIn(built)
    const shared = quotedIn(
      await textOf(['{shared,web}/**/*.{ts,tsx}', 'worker/!(commands)/**/*.ts']),
    )
    const sentences = [...quotedIn(unpublished)].filter((sentence) => !shared.has(sentence))

    expect(titles.length).toBeGreaterThan(1000)
    expect(sentences.length).toBeGreaterThan(500)
    expect(titles.filter((title) => quoted.has(title))).toEqual([])
    expect(sentences.filter((sentence) => quoted.has(sentence))).toEqual([])
  })
})

const publishedFiles = () => filesOf('dist/client')

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(projectPath(folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectPath(folder), join(entry.parentPath, entry.name)))
}

/** All that is published of the build, for visitors and for the Worker, as text. */
async function builtText(): Promise<string> {
  const folders = ['dist/client', 'dist/promptotheque']
  const files = await Promise.all(
    folders.map(async (folder) => (await filesOf(folder)).map((file) => join(folder, file))),
  )
  const texts = files.flat().filter((file) => /\.(?:js|css|json|html|webmanifest)$/.test(file))
  return textOf(texts)
}

async function textOf(patterns: string[]): Promise<string> {
  const files = await Array.fromAsync(glob(patterns, { cwd: projectPath() }))
  return (await Promise.all(files.map((file) => readFile(projectPath(file), 'utf8')))).join('\n')
}

/** What stands in quotes and is long enough to stand nowhere else by chance. */
const quotedIn = (text: string) =>
  new Set(text.match(/(?<=['"`])[^'"`\n\\${}]{30,300}(?=['"`])/g) ?? [])

/** A request whose lines are written as they stand; `{host}` is the site's own. */
const written = (line: string, ...headers: string[]) =>
  [line, ...headers, 'Connection: close', '', ''].join('\r\n')
const ask = (line: string, ...headers: string[]) => written(line, 'Host: {host}', ...headers)

const answerTo = (request: string) =>
  rawAnswer(
    worker.url,
    Buffer.from(request.replaceAll('{host}', new URL(worker.url).host), 'latin1'),
  )

describe('a malformed request that reaches the Worker', () => {
  const paths = String.raw`
    /% /%zz /%00 /%ff /prompts/%E0%A4%A /prompt/%ff.md /categorie/%E0%A4 /assets/%E0%A4%A
    /social/prompt/%ff.png /sitemap-%ff.xml /export/%E0%A4%A /gpt/%E0%A4%A/ouvrir /mcp/%ff
    /secure-admin-panel/%ff /favicon.svg%zz /prompts?q=%E0%A4%A /recherche?q=%ff%fe
    /api/trpc/catalogue.gpt?input=%E0%A4%A //autre.example/%2f.. /// /\autre.example
    /../../etc/passwd prompts /Ã© http://autre.example/prompts https://autre.example/`
    .trim()
    .split(/\s+/)

  it.each([...paths, `/${'a'.repeat(9000)}`, `/?q=${'a'.repeat(60_000)}`])(
    'carries the security headers: GET %.60s',
    async (path) => {
      const { status, headers } = await answerTo(ask(`GET ${path} HTTP/1.1`))

      expect(status).toBeLessThan(500)
      expect(Object.keys(headers)).toEqual(expect.arrayContaining(headerNames))
    },
  )

  it.each([
    ask('PURGE / HTTP/1.1'),
    ask('TRACE / HTTP/1.1'),
    ask('PROPFIND /prompts HTTP/1.1'),
    ask('PUT /api/trpc/auth.signIn HTTP/1.1'),
    ask('POST / HTTP/1.1', 'Content-Length: 0'),
    ask('POST /favicon.svg HTTP/1.1', 'Content-Length: 0'),
    ask('OPTIONS /favicon.svg HTTP/1.1'),
    ask('POST /api/trpc/auth.signIn HTTP/1.1', 'Content-Length: 99999999999'),
    `${ask('POST /api/trpc/auth.signIn HTTP/1.1', 'Transfer-Encoding: chunked', 'Content-Length: 2')}0\r\n\r\n`,
    `${ask('POST /api/trpc/auth.signIn HTTP/1.1', 'Transfer-Encoding: chunked')}zz\r\n\r\n`,
    ask('GET / HTTP/1.1', `Cookie: a=${'b'.repeat(100_000)}`),
    ask('GET /secure-admin-panel HTTP/1.1', 'Cookie: __Host-session=%E0%A4%A; =; ;;; a'),
    ask('GET /secure-admin-panel HTTP/1.1', 'Cookie: __Host-session=\xff\xfe'),
    ask('GET / HTTP/1.1', 'Accept: \x01', 'Accept-Language: \xe9', 'Range: octets=x'),
    ask('GET / HTTP/1.1', 'Upgrade: websocket', 'Expect: rien'),
    ask('GET / HTTP/1.1', ...Array.from({ length: 500 }, (_, index) => `x-${index}: ${index}`)),
    written('GET / HTTP/1.1', 'Host: autre.example'),
    written('GET / HTTP/1.1', 'Host: moi@autre.example'),
    written('GET / HTTP/1.1', 'Host: a/b?c#d'),
    ask('GET /cdn-cgi/handler/scheduled HTTP/1.1'),
  ])('carries the security headers: %j', async (request) => {
    const { status, headers } = await answerTo(request)

    expect(status).toBeLessThan(500)
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(headerNames))
  })

  it.each([
    ask('FOO / HTTP/1.1'),
    ask('get / HTTP/1.1'),
    ask('G@T / HTTP/1.1'),
    ask('GET  HTTP/1.1'),
    ask('GET /\xff HTTP/1.1'),
    ask('GET / HTTP/9.9'),
    ask('OPTIONS * HTTP/1.1'),
    ask(`GET /?q=${'a'.repeat(200_000)} HTTP/1.1`),
    ask('GET / HTTP/1.1', 'Un nom: 1'),
    ask('GET / HTTP/1.1', 'X-A: a\0b'),
    ask('GET / HTTP/1.1', 'Host: autre.example'),
    ask('POST /api/trpc/auth.signIn HTTP/1.1', 'Content-Length: 2', 'Content-Length: 3'),
    ask('POST /api/trpc/auth.signIn HTTP/1.1', 'Transfer-Encoding: foo'),
    written('GET / HTTP/1.1'),
    written('GET / HTTP/1.1', 'Host: autre example'),
    written('GET / HTTP/1.1', 'Host: [::1'),
    'bonjour\r\n\r\n',
  ])('is not %j, which the runtime answers before it, in a few words', async (request) => {
    const { status, headers, body } = await answerTo(request)

    expect(status).toBeGreaterThanOrEqual(400)
    expect(Object.keys(headers)).not.toContain('content-security-policy')
    expect(headers['content-type'] ?? 'text/plain').toBe('text/plain')
    expect(body).toMatch(/^[\w :.-]{1,60}$/)
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
