import { expect, it } from 'vitest'

import { readConfig } from '#worker/config.ts'

const bindings = {
  SITE_ORIGIN: 'https://exemple.test/',
  DATABASE_URL: 'libsql://base.exemple.test',
  DATABASE_AUTH_TOKEN: 'jeton',
}

it('reads the origin without a path, and the address and token of the database', () => {
  expect(readConfig({ ...bindings, ASSETS: {} })).toEqual({
    SITE_ORIGIN: 'https://exemple.test',
    DATABASE_URL: 'libsql://base.exemple.test',
    DATABASE_AUTH_TOKEN: 'jeton',
  })
})

it('takes an empty token for none: a local database has none', () => {
  expect(readConfig({ ...bindings, DATABASE_AUTH_TOKEN: '' }).DATABASE_AUTH_TOKEN).toBeUndefined()
})

it.each([
  ['SITE_ORIGIN', undefined],
  ['SITE_ORIGIN', 'exemple.test'],
  ['SITE_ORIGIN', 'javascript:alert(1)'],
  ['DATABASE_URL', undefined],
  ['DATABASE_URL', ''],
  ['DATABASE_URL', 'file:local.db'],
  ['DATABASE_URL', 'wss://base.exemple.test'],
])('refuses a %s of %s and names it', (name, value) => {
  expect(() => readConfig({ ...bindings, [name]: value })).toThrow(name)
})
