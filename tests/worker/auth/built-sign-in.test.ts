/** @module-tag prove */

import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { openClient } from '#drizzle/local/database-client.ts'
import {
  createReadyAdmin,
  sendSignIn,
  signedInAdmin,
  solvedChallenge,
} from '#tests/support/calls/signed-in.ts'
import { type BuiltWorker, startBuiltWorker } from '#tests/support/site/built-worker.ts'

let site: BuiltWorker

beforeAll(async () => {
  site = await startBuiltWorker()
})
afterAll(() => site.stop())

it('signs an administrator in on the platform: its hash, its challenge, its cookie', async () => {
  const { account, cookies } = await signedInAdmin(site)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

  const response = await fetch(`${site.url}/api/trpc/auth.session`, { headers: { cookie } })

  expect(cookies.map(({ name }) => name)).toEqual(['__Host-session', '__Host-device'])
  expect(await response.json()).toMatchObject({
    result: { data: { user: { id: account.id, email: account.email } } },
  })
})

it('lets exactly three of twelve wrong passwords at once be tried', async () => {
  const account = await createReadyAdmin(site)
  const address = '198.51.100.1'
  const tokens = []
  for (let index = 0; index < 13; index += 1) tokens.push(await solvedChallenge(site, address))
  const [spare = '', ...others] = tokens

  const responses = await Promise.all(
    others.map((token) => sendSignIn(site, { ...account, password: 'pas le bon' }, token, address)),
  )
  const refused = await sendSignIn(site, account, spare, address)

  expect(responses.filter(({ status }) => status === 401)).toHaveLength(3)
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(9)
  expect(refused.status).toBe(429)
})

it('counts each refused challenge after its answers, and lists none', async () => {
  const account = await createReadyAdmin(site)
  const client = openClient(site.database.url, site.database.authToken)
  const counted = "select sum(count) as count from event_counts where event = 'challenge_failed'"
  for (let index = 0; index < 40; index += 1) {
    await sendSignIn(site, account, 'x', `2001:db8:${index}::1`)
  }

  await vi.waitFor(
    async () => expect((await client.execute(counted)).rows[0]?.['count']).toBe(40),
    { timeout: 5000 },
  )
  const listed = await client.execute("select id from admin_logs where action = 'challenge_failed'")
  expect(listed.rows).toEqual([])
})

it('writes no address and no password anywhere', async () => {
  const account = await createReadyAdmin(site, 'marie.dupont@example.org')
  const address = '203.0.113.99'
  const token = await solvedChallenge(site, address)
  await sendSignIn(site, { ...account, password: 'pas le bon mot' }, token, address)
  await sendSignIn(site, account, await solvedChallenge(site, address), address)

  const { rows } = await openClient(site.database.url, site.database.authToken).execute(
    'select group_concat(new_values) as journal from admin_logs',
  )
  const journal = JSON.stringify(rows)

  expect(journal).toContain('m***@example.org')
  expect(journal).not.toMatch(/marie|203\.0\.113\.99|mot de passe|pas le bon/)
})
