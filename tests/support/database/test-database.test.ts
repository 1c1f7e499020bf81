import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { settingRow, siteSettings } from '#drizzle/schema/index.ts'
import { defaultSettings } from '#shared/site/site-settings.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

import { createTestDatabase } from './test-database.ts'

it('gives each test a database that no other test writes to', async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()])
  await writeBatch(first, [
    first.insert(siteSettings).values(settingRow('site_name', defaultSettings.site_name)),
  ])

  const [firstRows, secondRows] = await Promise.all([
    first.select({ key: siteSettings.key }).from(siteSettings),
    second.select({ key: siteSettings.key }).from(siteSettings),
  ])

  expect(firstRows).toEqual([{ key: 'site_name' }])
  expect(secondRows).toEqual([])
})

it('enforces foreign keys as production does', async () => {
  const db = await createTestDatabase()

  const rows = await db.all<{ foreign_keys: number }>(
    sql`SELECT foreign_keys FROM pragma_foreign_keys`,
  )

  expect(rows).toEqual([{ foreign_keys: 1 }])
})
