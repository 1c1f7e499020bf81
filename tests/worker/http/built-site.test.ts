import { readFile } from 'node:fs/promises'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { fixedPaths } from '#shared/pages/pages.ts'
import { type BuiltWorker, startBuiltWorker } from '#tests/support/site/built-worker.ts'
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
