import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { clientOfNamespace, createTestNamespace } from '#tests/support/database/test-database.ts'
import { clientOf, type Run } from '#worker/database/db.ts'
import { readAtReplica } from '#worker/database/replica-reads.ts'

const title = "select value from site_settings where key = 'site_name'"
const setTitle = (value: string) => ({
  sql: "insert or replace into site_settings (key, value) values ('site_name', ?)",
  args: [value],
})

/** Put in anew: an update would make it the time. */
const fifthVersion =
  'insert or replace into content_version (id, version, withdrawn) values (1, 5, 0)'

/** A database of its own, and how often it was asked. */
async function countedDatabase(name: string) {
  const client = clientOfNamespace(await createTestNamespace())
  await client.batch([setTitle(name), fifthVersion], 'write')
  const state = { requests: 0, isDown: false }
  const { read } = clientOf(client)
  const counted: Run = (statements) => {
    state.requests += 1
    return state.isDown ? Promise.reject(new Error('The database is down')) : read(statements)
  }
  return { client, counted, state }
}

type CountedDatabase = Awaited<ReturnType<typeof countedDatabase>>
let primary: CountedDatabase
let replica: CountedDatabase

beforeAll(async () => {
  ;[primary, replica] = await Promise.all([countedDatabase('primary'), countedDatabase('replica')])
})
beforeEach(() => {
  Object.assign(primary.state, { requests: 0, isDown: false })
  Object.assign(replica.state, { requests: 0, isDown: false })
})
afterAll(() => {
  primary.client.close()
  replica.client.close()
})

const atReplica = (oldestVersion: number) =>
  readAtReplica(replica.counted, primary.counted, () => oldestVersion)

const answers = async (oldestVersion: number) => {
  const results = await atReplica(oldestVersion)([title, 'select 7 as seven'])
  return results.map(({ rows }) => Object.values(rows[0] ?? {}))
}

describe('a read', () => {
  it('is one request to the replica, which knows all that is asked of it', async () => {
    expect(await answers(5)).toEqual([['replica'], [7]])
    expect([replica.state.requests, primary.state.requests]).toEqual([1, 0])
  })

  it('is asked of the primary while the replica is older than the content version', async () => {
    expect(await answers(6)).toEqual([['primary'], [7]])
    expect([replica.state.requests, primary.state.requests]).toEqual([1, 1])
  })

  it('is asked of the primary when the replica is down', async () => {
    replica.state.isDown = true

    expect(await answers(5)).toEqual([['primary'], [7]])
  })

  it('is answered by the replica when the primary is down', async () => {
    primary.state.isDown = true

    expect(await answers(5)).toEqual([['replica'], [7]])
  })

  it('fails, and shows nothing older, when the primary is down and the replica is behind', async () => {
    primary.state.isDown = true

    await expect(answers(6)).rejects.toThrow('The database is down')
  })

  it('that the replica refuses is not asked again', async () => {
    await expect(atReplica(5)(['select * from absente'])).rejects.toThrow('absente')
    expect(primary.state.requests).toBe(0)
  })
})
