import { expect, it, vi } from 'vitest'

import { securityHeaders } from '#worker/http/security-headers.ts'
import worker from '#worker/index.ts'

it('answers a plain 500 when a variable is missing, and names it in the log alone', async () => {
  const execution = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }
  const bindings = { SITE_ORIGIN: 'https://exemple.test', DATABASE_AUTH_TOKEN: 'jeton-secret' }

  const response = await worker.fetch(new Request('https://exemple.test/'), bindings, execution)
  const text = await response.text()
  const [[line] = []] = vi.mocked(console.error).mock.calls
  vi.mocked(console.error).mockClear()

  expect(response.status).toBe(500)
  expect(Object.fromEntries(response.headers)).toMatchObject(securityHeaders({ isHttps: false }))
  expect(text).toMatch(/^Une erreur inattendue.*\nERR_/)
  expect(text).not.toContain('DATABASE_URL')
  expect(line).toContain('DATABASE_URL')
  expect(line).not.toContain('jeton-secret')
})
