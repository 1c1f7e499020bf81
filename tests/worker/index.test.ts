import { expect, it, vi } from 'vitest'

import { counterObjects } from '#tests/support/site/counter-objects.ts'
import { snapshotObject } from '#tests/support/site/snapshot-object.ts'
import { securityHeaders } from '#worker/http/security-headers.ts'
import worker from '#worker/index.ts'

it('answers a 503 of one sentence when a variable is missing, and names it in the log alone', async () => {
  const execution = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }
  const bindings = {
    RATE_LIMITER: counterObjects(),
    PAGE_SNAPSHOT: snapshotObject(),
    ASSETS: { fetch },
    SITE_ORIGIN: 'https://exemple.test',
    DATABASE_AUTH_TOKEN: 'jeton-secret',
  }

  const response = await worker.fetch(new Request('https://exemple.test/'), bindings, execution)
  const text = await response.text()
  const [[line] = []] = vi.mocked(console.error).mock.calls
  vi.mocked(console.error).mockClear()

  expect(response.status).toBe(503)
  expect(Object.fromEntries(response.headers)).toMatchObject(securityHeaders({ isHttps: true }))
  expect(text).toMatch(/<h1>Le site est momentanément indisponible : .* ERR_\w+\.<\/h1>/)
  expect(text).not.toContain('DATABASE_URL')
  expect(line).toContain('DATABASE_URL')
  expect(line).not.toContain('jeton-secret')
})
