import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

import { startDatabaseProxy } from './database-proxy.ts'

it('gives the result of each statement, in order', async () => {
  const db = await createTestDatabase()
  const { id } = await insertPrompt(db)

  const [first, second] = await writeBatch(db, [
    sql`update prompts set version = version + 1 where id = ${id} returning version`,
    sql`update prompts set version = 9 where id = 'inconnu' returning version`,
  ])

  expect(first?.rows).toMatchObject([{ version: 2 }])
  expect(second?.rows).toEqual([])
})

it('writes nothing when one statement fails', async () => {
  const db = await createTestDatabase()
  const { id } = await insertPrompt(db)
  const raise = sql`update prompts set version = version + 1 where id = ${id}`

  await expect(writeBatch(db, [raise, sql`insert into inconnue values (1)`])).rejects.toThrow(
    'inconnue',
  )

  const [row] = await writeBatch(db, [sql`select version from prompts where id = ${id}`])
  expect(row?.rows).toMatchObject([{ version: 1 }])
})

it('does not send again what may have been written, and says that the database is away', async () => {
  const { state, open } = await startDatabaseProxy()
  state.answers = ['refuse']

  await expect(writeBatch(open(), [sql`select 1`])).rejects.toMatchObject({
    name: 'AppError',
    code: 'SERVICE_UNAVAILABLE',
  })
  expect(state.requests).toBe(1)
})
