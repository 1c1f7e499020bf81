import { afterEach, expect, it, vi } from 'vitest'

import { adminRoot } from '#shared/addresses/admin-screens.ts'
import { pagePaths } from '#shared/pages/pages.ts'
import { listProcedures } from '#tests/support/calls/procedures.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { browserOn } from '#tests/worker/auth/browser.ts'

import { testSite } from './test-app.ts'

const publicPages = [
  ...pagePaths,
  '/prompts?q=seo&page=2',
  '/recherche?q=seo',
  '/prompt/public',
  '/gpt/public',
  '/prompt/absent',
  '/inconnue',
]

const adminPages = ['', '/auth', '/prompts', '/users', '/compte', '/absent'].map(
  (path) => adminRoot + path,
)

/** Every procedure there is, asked as a page asks and as it changes. */
const calls = (await listProcedures())
  .map(({ name }) => name)
  .filter((name) => name !== 'auth.signOut')

afterEach(() => {
  vi.useRealTimers()
})

it('every cookie of every answer is of this host alone, for HTTPS, and no script reads it', async () => {
  const start = Date.parse('2025-06-06T10:00:00Z')
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  const db = await createTestDatabase()
  await insertPrompt(db, { slug: 'public' })
  await insertGpt(db, { slug: 'public' })
  const site = testSite(() => db)
  const account = await insertAccount(db)
  const browser = browserOn(site)
  const set: { from: string; cookie: string }[] = []
  const note = (from: string, response: Response) => {
    for (const cookie of response.headers.getSetCookie()) set.push({ from, cookie })
  }

  note('signIn', await browser.signIn(account))
  note('signIn again', await browser.signIn(account))
  for (const path of [...publicPages, ...adminPages]) note(path, await browser.send(path))
  for (const name of calls) {
    note(name, await browser.query(name, {}))
    note(name, await browser.mutate(name, {}))
  }
  vi.setSystemTime(start + 14 * 60_000)
  note('touch', await browser.mutate('auth.touch'))
  vi.setSystemTime(start + 26 * 60_000)
  note('session', await browser.query('auth.session'))
  note('signOut', await browser.mutate('auth.signOut', { reason: 'user' }))
  note('idle', await browser.mutate('auth.signOut', { reason: 'idle' }))
  await site.settled()

  expect(set.map(({ from }) => from)).toEqual(
    expect.arrayContaining(['signIn', 'session', 'signOut', 'idle']),
  )
  for (const { cookie } of set) {
    expect(cookie).toMatch(
      /^__Host-(session|device)=[\w.-]*; Path=\/; Secure; HttpOnly; SameSite=Strict(; Max-Age=\d+)?$/,
    )
    expect(cookie.length).toBeLessThanOrEqual(4096)
  }
  expect(set.filter(({ from }) => publicPages.includes(from))).toEqual([])
})
