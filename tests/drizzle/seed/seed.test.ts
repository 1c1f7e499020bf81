import { spawnSync } from 'node:child_process'

import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { projectPath } from '#drizzle/local/project-root.ts'
import { dailyPicks, gpts, prompts, users } from '#drizzle/schema/index.ts'
import { seedDatabase } from '#drizzle/seed/seed.ts'
import { asVisitor } from '#tests/support/calls/caller.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

it('fills a database that has a daily pick and never had an item', async () => {
  const db = await createTestDatabase()
  const pick = { jour: '2025-06-06', kind: 'prompt' as const, slug: 'choisi', impose: true }
  await writeBatch(db, [db.insert(dailyPicks).values(pick)])

  await seedDatabase(db.$client)

  expect(await asVisitor(db).catalogue.site()).toMatchObject({ promptCount: 34, gptCount: 86 })
  expect(await db.select().from(dailyPicks)).toEqual([pick])
})

it('has a footer that counts what is public, at once after an item goes', async () => {
  const db = await createTestDatabase()
  await seedDatabase(db.$client)
  const counted = async () => (await asVisitor(db).catalogue.site()).footerCounts

  expect(await counted()).toEqual({ prompts: '34 prompts et 86 GPT', gpts: '' })
  await writeBatch(db, [
    db.update(prompts).set({ statut: 'brouillon' }).where(eq(prompts.slug, 'agent-seo-mcp')),
  ])
  expect(await counted()).toEqual({ prompts: '33 prompts et 86 GPT', gpts: '' })
})

it('brings no account, so that nobody comes in before one is made', async () => {
  const db = await createTestDatabase()

  await seedDatabase(db.$client)

  expect(await db.select().from(users)).toEqual([])
})

it('leaves a database as it is that somebody emptied', async () => {
  const db = await createTestDatabase()
  await seedDatabase(db.$client)
  await writeBatch(db, [db.delete(prompts), db.delete(gpts)])

  expect(await seedDatabase(db.$client)).toBeNull()
  expect(await db.select({ slug: gpts.slug }).from(gpts)).toEqual([])
})

it('asks in one sentence for the database to fill', () => {
  const { DATABASE_URL: _url, ...environment } = process.env

  const { status, stderr } = spawnSync(process.execPath, ['drizzle/seed/seed.ts'], {
    cwd: projectPath(),
    env: environment,
    encoding: 'utf8',
  })

  expect([status, stderr]).toEqual([1, 'Set DATABASE_URL to the database to fill.\n'])
})
