import { runInNewContext } from 'node:vm'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { type BuiltWorker, startBuiltWorker } from '#tests/support/site/built-worker.ts'
import { testSite } from '#tests/worker/http/test-app.ts'

let site: BuiltWorker

beforeAll(async () => {
  site = await startBuiltWorker()
})
afterAll(() => site.stop())

describe('the service worker', () => {
  it('is that of the build, for every page, and asked for at each visit', async () => {
    const { status, headers } = await fetch(`${site.url}/sw.js`)

    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-cache')
    // Its path is its scope.
    expect(headers.has('service-worker-allowed')).toBe(false)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('names the files of the build that serves it, and each is there', async () => {
    const script = await (await fetch(`${site.url}/sw.js`)).text()
    const files = new Set(script.match(/\/assets\/[\w-]+[\w.-]*\.(?:js|css|woff2)/g))

    expect(files.size).toBeGreaterThan(20)
    for (const file of files)
      expect([file, (await fetch(site.url + file)).status]).toEqual([file, 200])
  })

  it('switched off, removes what was kept, and itself', async () => {
    const db = await createTestDatabase()
    const response = await testSite(() => db).get('/sw.js')
    const kept = ['files-1', 'pages-v1']
    let isRegistered = true
    let isDone: Promise<void> | undefined
    runInNewContext(await response.text(), {
      caches: {
        keys: async () => kept.slice(),
        delete: async (name: string) => kept.splice(kept.indexOf(name), 1),
      },
      registration: { unregister: () => (isRegistered = false) },
      addEventListener: (
        _name: string,
        install: (event: { waitUntil: (work: Promise<void>) => void }) => void,
      ) => install({ waitUntil: (work) => (isDone = work) }),
    })
    await isDone

    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(kept).toEqual([])
    expect(isRegistered).toBe(false)
  })
})
