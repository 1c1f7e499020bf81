import { expect, it } from 'vitest'

import { ConfigError, readConfig } from '#worker/runtime/config.ts'

const objects = { getByName: () => ({ fetch: () => Promise.reject(new Error('unused')) }) }
const [RATE_LIMITER, PAGE_SNAPSHOT] = [objects, objects]
const ASSETS = { fetch: () => Promise.reject(new Error('unused')) }
const CLIENT_KEY_SECRET = 'a'.repeat(32)
const SESSION_SECRETS = `k1:${'b'.repeat(32)}`
const PASSWORD_PEPPER = 'c'.repeat(32)
const bindings = {
  RATE_LIMITER,
  PAGE_SNAPSHOT,
  ASSETS,
  CLIENT_KEY_SECRET,
  SESSION_SECRETS,
  PASSWORD_PEPPER,
  SITE_ORIGIN: 'https://exemple.test/',
  DATABASE_URL: 'libsql://base.exemple.test',
  DATABASE_AUTH_TOKEN: 'jeton',
}

it('reads the origin without a path, the database, and the usual limits unless they are set', () => {
  expect(readConfig({ ...bindings, OTHER: {} })).toEqual({
    SITE_ORIGIN: 'https://exemple.test',
    DATABASE_URL: 'libsql://base.exemple.test',
    DATABASE_AUTH_TOKEN: 'jeton',
    DATABASE_REPLICA_URL: undefined,
    DATABASE_READ_TOKEN: undefined,
    RATE_LIMITER,
    PAGE_SNAPSHOT,
    ASSETS,
    PAGE_CACHE: 'on',
    SERVICE_WORKER: 'on',
    CLIENT_KEY_SECRET,
    SESSION_SECRETS,
    PASSWORD_PEPPER,
    TURNSTILE_SITE_KEY: undefined,
    TURNSTILE_SECRET: undefined,
    COST_BUDGET: 600,
    LIMIT_WINDOW_SECONDS: 60,
    EXPENSIVE_PER_PAYER: 2,
    EXPENSIVE_PER_ISOLATE: 8,
  })
})

it('reads limits that are set, as text or number', () => {
  const limits = {
    COST_BUDGET: '5',
    EXPENSIVE_PER_PAYER: 7,
    LIMIT_WINDOW_SECONDS: '900',
  }

  expect(readConfig({ ...bindings, ...limits })).toMatchObject({
    COST_BUDGET: 5,
    EXPENSIVE_PER_PAYER: 7,
    LIMIT_WINDOW_SECONDS: 900,
  })
})

it('announces nothing without a key, or with an empty one', () => {
  expect(readConfig(bindings).INDEXNOW_KEY).toBeUndefined()
  expect(readConfig({ ...bindings, INDEXNOW_KEY: '' }).INDEXNOW_KEY).toBeUndefined()
  expect(readConfig({ ...bindings, INDEXNOW_KEY: 'Cle-1234' }).INDEXNOW_KEY).toBe('Cle-1234')
})

it('takes an empty token for none: a local database has none', () => {
  expect(readConfig({ ...bindings, DATABASE_AUTH_TOKEN: '' }).DATABASE_AUTH_TOKEN).toBeUndefined()
})

it('reads former secrets beside those in use, and the keys of Turnstile', () => {
  const secrets = {
    SESSION_SECRETS: `k2:${'x'.repeat(40)},${SESSION_SECRETS}`,
    PASSWORD_PEPPER: `${'y'.repeat(40)},${PASSWORD_PEPPER}`,
    TURNSTILE_SITE_KEY: 'site',
    TURNSTILE_SECRET: 'secret',
  }

  expect(readConfig({ ...bindings, ...secrets })).toMatchObject(secrets)
})

it.each([
  ['SITE_ORIGIN', undefined],
  ['SITE_ORIGIN', 'exemple.test'],
  ['SITE_ORIGIN', 'javascript:alert(1)'],
  ['DATABASE_URL', undefined],
  ['DATABASE_URL', ''],
  ['DATABASE_URL', 'file:local.db'],
  ['DATABASE_URL', 'wss://base.exemple.test'],
  ['DATABASE_REPLICA_URL', 'file:local.db'],
  ['RATE_LIMITER', undefined],
  ['PAGE_SNAPSHOT', undefined],
  ['ASSETS', undefined],
  ['PAGE_CACHE', 'maybe'],
  ['SERVICE_WORKER', 'maybe'],
  ['CLIENT_KEY_SECRET', undefined],
  ['CLIENT_KEY_SECRET', 'a'.repeat(31)],
  ['SESSION_SECRETS', undefined],
  ['SESSION_SECRETS', 'b'.repeat(32)],
  ['SESSION_SECRETS', `k1:${'b'.repeat(31)}`],
  ['SESSION_SECRETS', `k1:${'b'.repeat(32)},`],
  ['SESSION_SECRETS', `k1:${'b'.repeat(32)},k2`],
  ['PASSWORD_PEPPER', undefined],
  ['PASSWORD_PEPPER', 'c'.repeat(31)],
  ['PASSWORD_PEPPER', `${'c'.repeat(32)}, ${'d'.repeat(32)}`],
  ['COST_BUDGET', '0'],
  ['COST_BUDGET', '1.5'],
  ['COST_BUDGET', 'beaucoup'],
  ['EXPENSIVE_PER_PAYER', '0'],
  ['EXPENSIVE_PER_ISOLATE', '0'],
  ['INDEXNOW_KEY', 'court'],
  ['INDEXNOW_KEY', 'cle/../robots'],
  ['INDEXNOW_KEY', 'k'.repeat(129)],
  // Nothing that stands for a client is kept longer than a day.
  ['LIMIT_WINDOW_SECONDS', '86401'],
])('refuses a %s of %s and names it', (name, value) => {
  expect(() => readConfig({ ...bindings, [name]: value })).toThrow(name)
})

it('says of each variable whether it is missing or wrong, and quotes no value', () => {
  const { SESSION_SECRETS: _unset, ...others } = bindings
  const given = { ...others, SITE_ORIGIN: 'mot-de-passe', PASSWORD_PEPPER: 'trop-court' }

  const failure = catchFailure(() => readConfig(given))

  expect(failure).toBeInstanceOf(ConfigError)
  expect(failure).toMatchObject({
    missing: ['SESSION_SECRETS'],
    wrong: ['SITE_ORIGIN', 'PASSWORD_PEPPER'],
    message: expect.stringMatching(/^SITE_ORIGIN is wrong: .*SESSION_SECRETS is missing; PASS/),
  })
  expect(failure).not.toHaveProperty('stack')
  expect(String(failure)).not.toMatch(/mot-de-passe|trop-court/)
})

function catchFailure(act: () => unknown): unknown {
  try {
    return act()
  } catch (error) {
    return error
  }
}
