import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { clientOfNamespace, createTestNamespace } from '#tests/support/database/test-database.ts'
import { namespaceHeader } from '#tests/support/site/namespaces.ts'
import { isOutage } from '#worker/database/batch-reads.ts'
import { createOpenConnections } from '#worker/database/open-connections.ts'

const title = "select value from site_settings where key = 'site_name'"
const setTitle = (value: string) => ({
  sql: "insert or replace into site_settings (key, value) values ('site_name', ?)",
  args: [value],
})

const bodySchema = z.object({
  baton: z.string().nullish(),
  requests: z.array(z.object({ type: z.string() }).loose()),
})

/** A database of its own, and what it is asked: whether on an open connection that stays open. */
async function askedDatabase() {
  const namespace = await createTestNamespace()
  const state = { now: 0, asked: [] as string[], becomes: (baton: string) => baton, isDown: false }
  const [header, value] = namespaceHeader(namespace.name)
  const ask = async (request: Request) => {
    const body = bodySchema.parse(await request.json())
    const isReused = body.baton !== null && body.baton !== undefined
    const isClosing = body.requests.at(-1)?.type === 'close'
    state.asked.push(`${isReused ? 'reused' : 'opened'}, ${isClosing ? 'closed' : 'kept'}`)
    if (state.isDown) throw new TypeError('fetch failed')
    return fetch(request.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [header]: value },
      body: JSON.stringify({ ...body, baton: isReused ? state.becomes(body.baton ?? '') : null }),
    })
  }
  const read = createOpenConnections(
    { url: namespace.url, authToken: undefined, fetch: ask },
    () => state.now,
  )
  return { state, read, client: clientOfNamespace(namespace) }
}

let database: Awaited<ReturnType<typeof askedDatabase>>
beforeEach(async () => {
  database = await askedDatabase()
})

/** Asks until connections are kept, and forgets how. */
async function makeBusy(): Promise<void> {
  for (let question = 0; question < 11; question += 1) {
    await database.read([title])
  }
  database.state.asked = []
}

const valueOf = async (sql: string) => {
  const [result] = await database.read([sql])
  return result?.rows[0]?.[0]
}

describe('connections to a database', () => {
  it('are closed with the answer while few questions are asked', async () => {
    for (let question = 0; question < 12; question += 1) {
      database.state.now += 200
      await database.read([title])
    }

    expect(new Set(database.state.asked)).toEqual(new Set(['opened, closed']))
  })

  it('stay open while many are, and each answer is of its own time', async () => {
    await makeBusy()
    await database.client.batch([setTitle('Avant')], 'write')
    const before = await valueOf(title)
    await database.client.batch([setTitle('Après')], 'write')

    expect([before, await valueOf(title)]).toEqual(['Avant', 'Après'])
    expect(database.state.asked).toEqual(['reused, kept', 'reused, kept'])
  })

  it('are closed when questions become few again', async () => {
    await makeBusy()
    database.state.now += 2000
    await database.read([title])
    await database.read([title])

    expect(database.state.asked).toEqual(['reused, closed', 'opened, closed'])
  })

  it('are forgotten when the server has closed them for their age', async () => {
    await makeBusy()
    database.state.now += 9000
    await database.read([title])

    expect(database.state.asked).toEqual(['opened, closed'])
  })

  it('are at most four, however many questions come at once', async () => {
    await makeBusy()
    await Promise.all(Array.from({ length: 12 }, () => database.read([title])))
    const kept = database.state.asked.filter((how) => how.endsWith('kept'))

    expect(kept).toHaveLength(4)
    expect(database.state.asked).toHaveLength(12)
  })

  it('that the server knows no more are replaced, and nobody notices', async () => {
    await makeBusy()
    database.state.becomes = () => 'unknown'

    expect(await valueOf('select 7')).toBe(7)
    expect(database.state.asked).toEqual(['reused, kept', 'opened, kept'])
  })

  it('that fail are not asked again, and one that is opened then serves', async () => {
    await makeBusy()
    database.state.isDown = true
    await expect(database.read([title])).rejects.toThrow('fetch failed')
    database.state.isDown = false

    expect(await valueOf('select 7')).toBe(7)
    expect(database.state.asked).toEqual(['reused, kept', 'opened, kept'])
  })

  it('say what a statement does wrong as the client does, and serve on', async () => {
    await makeBusy()
    const failed = await database.read([title, 'select value from nowhere']).catch((e) => e)

    expect(failed).toMatchObject({ name: 'LibsqlError', code: 'SQLITE_UNKNOWN' })
    expect(isOutage(failed)).toBe(false)
    expect(await valueOf('select 7')).toBe(7)
  })

  it('read all statements of a question in one state, with their values', async () => {
    const [first, second] = await database.read([
      { sql: 'select ? as text, ? as number, null as empty', args: ['é', 3] },
      { sql: 'select :name as named', args: { name: 'x' } },
    ])

    expect(first?.columns).toEqual(['text', 'number', 'empty'])
    expect({ ...first?.rows[0] }).toMatchObject({ text: 'é', number: 3, empty: null })
    expect(second?.rows[0]?.['named']).toBe('x')
  })
})
