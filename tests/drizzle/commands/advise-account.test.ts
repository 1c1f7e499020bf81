import { expect, it, vi } from 'vitest'

import { adviseAccount } from '#drizzle/commands/prepare-database.ts'
import { freePort } from '#drizzle/local/free-port.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { startDatabaseProxy } from '#tests/worker/database/database-proxy.ts'

/** What the advice says of the database at an address: its lines. */
async function adviceFor(url: string): Promise<unknown[]> {
  const say = vi.spyOn(console, 'log').mockImplementation(() => {})
  await adviseAccount({ url })
  return say.mock.calls.splice(0).flat()
}

const command = 'npm run admin -- create --email you@example.org'

it('tells how the first account is made, until there is one', async () => {
  const { url, open } = await startDatabaseProxy()

  expect(await adviceFor(url)).toEqual([`Nobody can sign in yet: ${command}`])

  await insertAccount(open())

  expect(await adviceFor(url)).toEqual([])
})

it('is one sentence, and no failure, where the database dies before it can be asked', async () => {
  const url = `http://127.0.0.1:${await freePort()}`

  expect(await adviceFor(url)).toEqual([
    expect.stringMatching(
      /^Whether somebody can sign in could not be asked \(The database at .* cannot be reached.*\); if not: npm run admin/,
    ),
  ])
})

it('is one sentence too where it dies while it is asked', async () => {
  const { state, url } = await startDatabaseProxy()
  state.answers = ['pass', 'refuse']

  expect(await adviceFor(url)).toEqual([
    expect.stringMatching(
      /^Whether somebody can sign in could not be asked \(.*503.*\); if not: npm run admin/,
    ),
  ])
  expect(state.requests).toBe(2)
})
