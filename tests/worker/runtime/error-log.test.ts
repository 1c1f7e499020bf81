import { eq, sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'

import { prompts } from '#drizzle/schema/index.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { logUnexpected } from '#worker/runtime/error-log.ts'
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
