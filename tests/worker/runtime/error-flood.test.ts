import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { startDatabaseProxy } from '#tests/worker/database/database-proxy.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import { logRun, logUnexpected } from '#worker/runtime/error-log.ts'
import { databaseDown } from '#worker/runtime/errors.ts'

const lineSchema = z.object({
  level: z.string(),
  id: z.string(),
  name: z.string(),
  message: z.string(),
  path: z.string().optional(),
  stack: z.string().optional(),
  cause: z.string().optional(),
  omitted: z.number().optional(),
})

/** What was logged since the last look. */
const takeLines = () =>
  vi
    .mocked(console.error)
    .mock.calls.splice(0)
    .map(([line]) => lineSchema.parse(JSON.parse(String(line))))

/** Lets an isolate be so much older. */
function pass(ms: number): void {
  const now = performance.now() + ms
  vi.spyOn(performance, 'now').mockReturnValue(now)
}

const outage = () => databaseDown(new Error('fetch failed'))

const letters = (value: number) =>
  String(value).replaceAll(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)))

/** Logs one failure of each of `count` kinds. */
function logKinds(first: number, count: number): void {
  for (let kind = first; kind < first + count; kind += 1) logUnexpected(new Error(letters(kind)))
}

describe('an outage', () => {
  it('is one line a second wherever it is met, and the next tells how many were left out', () => {
    const paths = ['/prompts', '/gpts?page=2', 'catalogue.prompts', 'redirects', 'mcp']
    pass(0)
    for (let time = 0; time < 1000; time += 1) logUnexpected(outage(), paths[time % paths.length])
    const first = takeLines()
    pass(1000)
    for (let time = 0; time < 10; time += 1) logUnexpected(outage(), '/prompts')
    const second = takeLines()

    expect(first).toMatchObject([{ path: '/prompts', cause: 'Error: fetch failed' }])
    expect(second).toMatchObject([{ level: 'warning', omitted: 999 }])
    expect(JSON.stringify(second[0]).length).toBeLessThan(500)
  })

  it('is the same one behind the query that it failed', () => {
    pass(0)
    logUnexpected(outage())
    for (const query of ['select 1', 'select a from b']) {
      logUnexpected(new Error(`Failed query: ${query}`, { cause: outage() }), 'redirects')
    }

    expect(takeLines()).toHaveLength(1)
  })

  it('gives every failure an id that is in the log', () => {
    pass(0)
    const ids = Array.from({ length: 50 }, () => logUnexpected(outage()))
    const logged = takeLines().map(({ id }) => id)

    expect(new Set(ids)).toEqual(new Set(logged))
  })

  it('that is over is told with the next failure of any kind, or the next work of the night', () => {
    vi.spyOn(console, 'log').mockReturnValue()
    pass(0)
    logUnexpected(outage())
    logUnexpected(outage())
    const [first] = takeLines()
    pass(60_000)
    logUnexpected(new Error('another'))
    const [omitted, another] = takeLines()
    logUnexpected(new Error('another'))
    pass(60_000)
    logRun('nuit', { reussi: true, bilan: 'Fait.' })

    expect(omitted).toMatchObject({ id: first?.id, omitted: 1 })
    expect(another).toMatchObject({ message: 'another', stack: expect.any(String) as unknown })
    expect(takeLines()).toMatchObject([{ id: another?.id, message: 'another', omitted: 1 }])
  })

  it('logs less than a line for each page, whose references are in the log', async () => {
    const { state, open } = await startDatabaseProxy()
    const site = testSite(open)
    state.answers = ['refuse']

    const startedAt = performance.now()
    const pages = await Promise.all(
      Array.from({ length: 60 }, async (_, index) =>
        (await site.get(index % 2 ? '/prompts' : `/prompt/inconnu-${index}`)).text(),
      ),
    )
    await site.settled()
    const seconds = Math.ceil((performance.now() - startedAt) / 1000)
    const lines = takeLines()

    expect(lines.length).toBeLessThanOrEqual(seconds + 1)
    const logged = new Set(lines.map(({ id }) => id))
    for (const page of pages) expect(logged).toContain(/ERR_\w+/.exec(page)?.[0])
  })
})

describe('a failure that nobody expected', () => {
  it('has its stack at first sight of its kind, and is a short line afterwards', () => {
    pass(0)
    logUnexpected(new TypeError('x is not a function'), 'catalogue.gpt')
    pass(1000)
    logUnexpected(new TypeError('x is not a function'), 'catalogue.gpt')
    logUnexpected(new TypeError('x is not a function'), 'catalogue.prompt')

    const [first, again, elsewhere] = takeLines()
    expect(first?.stack).toMatch(/at .*error-flood\.test\.ts/)
    expect(again).toMatchObject({ level: 'error', path: 'catalogue.gpt' })
    expect(again?.stack).toBeUndefined()
    expect(elsewhere?.stack).toMatch(/at .*error-flood\.test\.ts/)
  })

  it('is of one kind with others that differ in a number, a text or the address of the page', () => {
    pass(0)
    for (let time = 0; time < 100; time += 1) {
      logUnexpected(new Error(`Unexpected "${time}x" at ${time}`), `/prompt/fiche-${time}`)
    }

    expect(takeLines()).toHaveLength(1)
  })

  it('logs a hundred lines a second at most, however its message is made', () => {
    pass(0)
    const ids = Array.from({ length: 5000 }, (_, time) => logUnexpected(new Error(letters(time))))
    const lines = takeLines()
    pass(1000)
    logKinds(5000, 5000)
    const later = takeLines()

    expect(lines).toHaveLength(100)
    expect(new Set(ids)).toEqual(new Set(lines.map(({ id }) => id)))
    expect(later.length).toBeLessThanOrEqual(100)
    expect(later[0]?.omitted).toBe(5000 - 100)
  })

  it('logs a hundred lines a second at most after the shared count was the oldest', () => {
    pass(0)
    logKinds(0, 150)
    pass(1000)
    logKinds(0, 99)
    pass(1000)
    takeLines()
    logKinds(1000, 150)

    expect(takeLines()).toHaveLength(100)
  })

  it('logs new kinds in place of quiet ones after the count of an old kind was logged', () => {
    vi.spyOn(console, 'log').mockReturnValue()
    pass(0)
    logKinds(0, 200)
    logUnexpected(new Error(letters(0)))
    takeLines()
    pass(1000)
    logRun('nuit', { reussi: true, bilan: 'Fait.' })
    takeLines()

    logUnexpected(new Error('first new kind'))
    logUnexpected(new Error('second new kind'))

    expect(takeLines()).toMatchObject([
      { message: 'first new kind' },
      { message: 'second new kind' },
    ])
  })

  it('has a line that is bounded, whatever it holds', async () => {
    const db = await createTestDatabase()
    const long = 'x'.repeat(100_000)
    const error = await db.client.read([`select ${long}`]).catch((thrown: unknown) => thrown)
    logUnexpected(error)
    logUnexpected(new Error(long, { cause: new Error(long) }))

    for (const line of takeLines()) expect(JSON.stringify(line).length).toBeLessThan(30_000)
  })
})
