import { expect, it } from 'vitest'

import { insertFirstVariables } from '#drizzle/commands/first-variables.ts'
import { adminLogs, variables } from '#drizzle/schema/index.ts'
import { variablesSeed } from '#drizzle/seed/variables.ts'
import { asVisitor } from '#tests/support/calls/caller.ts'
import { insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

it('gives a database older than the vocabulary of variables its first one, once', async () => {
  const db = await createTestDatabase()
  await insertFirstVariables(db.$client)
  expect(await db.select().from(variables)).toEqual([])

  await insertPrompt(db, {
    slug: 'a',
    prompt: 'Pour [public visé], en [ton], sur [rien de connu].',
  })
  await Promise.all([1, 2, 3].map(() => insertFirstVariables(db.$client)))

  expect(await db.select().from(variables)).toHaveLength(variablesSeed.length)
  const { fields } = await asVisitor(db).catalogue.prompt({ slug: 'a' })
  expect(fields.map(({ placeholder, cle }) => [placeholder, cle])).toEqual([
    ['public visé', 'public'],
    ['ton', 'ton'],
  ])
})

it('leaves a vocabulary that somebody emptied as it is', async () => {
  const db = await createTestDatabase()
  await insertPrompt(db)
  const edited = { action: 'variable.delete', table_name: 'variables', record_id: 'ton' }
  await writeBatch(db, [db.insert(adminLogs).values({ ...edited, new_values: null })])
  await insertFirstVariables(db.$client)

  expect(await db.select().from(variables)).toEqual([])
})
