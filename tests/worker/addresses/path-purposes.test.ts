import { expect, it } from 'vitest'

import { adminRoot } from '#shared/addresses/admin-screens.ts'
import { isAdministration, isPublic } from '#worker/addresses/path-purposes.ts'

it.each([
  adminRoot,
  `${adminRoot}/prompts`,
  '/api/trpc/admin.prompts.list',
  '/api/trpc/auth.session',
  '/api/trpc/auth.session,admin.prompts.list',
])('%s is of the administration alone', (path) => {
  expect([isAdministration(path), isPublic(path)]).toEqual([true, false])
})

it.each([
  '/',
  '/prompts',
  `${adminRoot}-autre`,
  '/api/trpc/catalogue.site',
  '/api/trpc/search.results,catalogue.site',
])('%s is of the public site alone', (path) => {
  expect([isAdministration(path), isPublic(path)]).toEqual([false, true])
})

// The API takes an escaped comma for one: it would answer in maintenance, or read at a replica.
it.each([
  '/api/trpc/catalogue.site,auth.session',
  '/api/trpc/auth.session,catalogue.site',
  '/api/trpc/catalogue.site%2Cauth.session',
  '/api/trpc/auth.session%2Ccatalogue.site',
  '/api/trpc/auth.session%2ccatalogue.site',
])('%s, which asks both, is of neither', (path) => {
  expect([isAdministration(path), isPublic(path)]).toEqual([false, false])
})
