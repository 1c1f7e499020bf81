import { expect, it } from 'vitest'

import { adminLogs, journeys } from '#drizzle/schema/index.ts'
import { firstJourneysInsert } from '#drizzle/seed/first-journeys.ts'
import { journeySeeds } from '#drizzle/seed/journeys.ts'
import { seedDatabase } from '#drizzle/seed/seed.ts'
import { asVisitor } from '#tests/support/calls/caller.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

async function withItemsOfFirst() {
  const db = await createTestDatabase()
  for (const { prompt, gpt } of journeySeeds[0]?.etapes ?? []) {
    await (prompt === undefined ? insertGpt(db, { slug: gpt }) : insertPrompt(db, { slug: prompt }))
  }
  return db
}

it('gives a database older than the journeys those whose items it has, once', async () => {
  const db = await withItemsOfFirst()
  await Promise.all([1, 2, 3].map(() => db.$client.execute(firstJourneysInsert)))

  const [first, ...others] = await asVisitor(db).catalogue.journeys()
  expect(others).toEqual([])
  expect(first?.slug).toBe(journeySeeds[0]?.slug)
  expect(first?.etapes.map(({ slug }) => slug)).toEqual(
    journeySeeds[0]?.etapes.map(({ prompt, gpt }) => prompt ?? gpt),
  )
})

it('is part of the starting content', async () => {
  const db = await createTestDatabase()
  await seedDatabase(db.$client)

  const list = await asVisitor(db).catalogue.journeys()
  expect(list.map(({ slug, etapes }) => [slug, etapes.length])).toEqual(
    journeySeeds.map(({ slug, etapes }) => [slug, etapes.length]),
  )
})

it('leaves journeys that somebody removed as they are', async () => {
  const db = await withItemsOfFirst()
  const edited = { action: 'journey.delete', table_name: 'parcours', record_id: 'refonte' }
  await writeBatch(db, [db.insert(adminLogs).values({ ...edited, new_values: null })])
  await db.$client.execute(firstJourneysInsert)

  expect(await db.select().from(journeys)).toEqual([])
})
