import { expect, it, vi } from 'vitest'

import { misconfigured } from '#worker/http/site-not-ready.ts'
import { ConfigError } from '#worker/runtime/config.ts'

const request = new Request('https://exemple.test/prompts')
const error = () =>
  new ConfigError([
    { variable: 'SESSION_SECRETS', reason: 'is missing' },
    { variable: 'PASSWORD_PEPPER', reason: 'is missing' },
  ])

it('answers a stranger with one sentence and a reference, which the log knows with the names', async () => {
  const logged = vi.mocked(console.error)

  const response = misconfigured(error(), request, {})
  const page = await response.text()
  const [line] = logged.mock.calls.flat().map((text) => String(text))
  logged.mockClear()
  const id = /ERR_\w+/.exec(page)?.[0] ?? 'none'

  expect(response.status).toBe(503)
  expect(textOf(page)).toBe(
    `Le site est momentanément indisponible : réessayez dans quelques minutes ou signalez-le avec la référence ${id}.`,
  )
  expect(page).not.toMatch(/SECRETS|npm|wrangler/)
  expect(page).toContain('<title>Site indisponible</title>')
  expect(page).toContain('<meta name="robots" content="noindex">')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'content-type': 'text/html; charset=utf-8',
    'retry-after': '10',
    'strict-transport-security': expect.stringContaining('max-age'),
  })
  expect(JSON.parse(line ?? '')).toMatchObject({
    id,
    message: 'SESSION_SECRETS is missing; PASSWORD_PEPPER is missing',
  })
  expect(line).not.toMatch(/stack|Zod|\bat /)
})

it('names to a developer what is missing and what mends it', async () => {
  const page = await misconfigured(error(), request, { SETUP_HINT: 'npm run db' }).text()
  vi.mocked(console.error).mockClear()

  expect(textOf(page)).toBe(
    'Il manque au site SESSION_SECRETS et PASSWORD_PEPPER : lancez « npm run db » dans un autre terminal.',
  )
})

it('names to a developer what no command mends, and where it stands', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const wrong = new ConfigError([
    { variable: 'SITE_ORIGIN', reason: 'is wrong: Invalid URL' },
    { variable: 'PASSWORD_PEPPER', reason: 'is missing' },
  ])

  const page = await misconfigured(wrong, request, { SETUP_HINT: 'npm run db' }).text()
  vi.mocked(console.error).mockClear()

  expect(textOf(page)).toBe(
    'La configuration du site est à corriger dans .dev.vars ou wrangler.toml : SITE_ORIGIN (valeur refusée) et PASSWORD_PEPPER (absent).',
  )
})

it('leaves a failure of another kind to the platform', () => {
  expect(() => misconfigured(new TypeError('other'), request, {})).toThrow('other')
})

const textOf = (page: string) => /<main><h1>(.*)<\/h1><\/main>/.exec(page)?.[1]
