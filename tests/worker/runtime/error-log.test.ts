import { eq, sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'

import { prompts } from '#drizzle/schema/index.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { logRun, logUnexpected } from '#worker/runtime/error-log.ts'
import { databaseDown } from '#worker/runtime/errors.ts'

const words = 'marie@example.org cherche ses $& mots'

/** What the log has after a query that fails, whose values are a visitor's. */
async function loggedFailure(wrap: (error: unknown) => unknown): Promise<string> {
  const db = await createTestDatabase()
  const failed = await db
    .select({ nothing: sql`no_such_function(${words})` })
    .from(prompts)
    .where(eq(prompts.titre, words))
    .catch((error: unknown) => error)

  logUnexpected(wrap(failed), 'catalogue.prompts')
  const lines = vi.mocked(console.error).mock.calls.flat()
  vi.mocked(console.error).mockClear()
  return lines.join('\n')
}

it('names a query that failed, and none of the values that a visitor gave it', async () => {
  const logged = await loggedFailure((error) => error)

  expect(logged).toContain('no_such_function')
  expect(logged).toContain('catalogue.prompts')
  expect(logged).toMatch(/at .*error-log\.test\.ts/)
  expect(logged).not.toContain('marie@example.org')
})

it('names none of them where the query is the cause of another failure', async () => {
  const logged = await loggedFailure(databaseDown)

  expect(logged).toContain('no_such_function')
  expect(logged).not.toContain('marie@example.org')
})

it('is one line of JSON without a character that moves a cursor, whatever failed and wherever', () => {
  const hostile = 'a\r\nb\u001B[2Jc\u0085d\u009B2Je\u2028f\u2029g\u202Eh\u2066i\u007Fj\u0000k'
  const error = new Error(hostile, { cause: new TypeError(hostile) })
  error.name = hostile

  logUnexpected(error, `/${hostile}`)
  logUnexpected(hostile)
  vi.spyOn(console, 'log').mockReturnValue()
  logRun(hostile, { reussi: false, bilan: hostile })
  const lines = [vi.mocked(console.error), vi.mocked(console.log)].flatMap(({ mock }) =>
    mock.calls.map(([line]) => String(line)),
  )
  vi.mocked(console.error).mockClear()

  expect(lines).toHaveLength(3)
  for (const line of lines) {
    // oxlint-disable-next-line no-control-regex -- none of them may be written
    expect(line).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]/)
    expect(JSON.stringify(JSON.parse(line))).toContain(JSON.stringify(hostile).slice(1, -1))
    expect(JSON.parse(line)).toMatchObject({ at: expect.stringMatching(/^\d{4}-.*Z$/) as unknown })
  }
})
