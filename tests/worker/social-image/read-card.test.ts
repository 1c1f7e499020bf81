import { beforeAll, describe, expect, it } from 'vitest'

import { siteSettings } from '#drizzle/schema/index.ts'
import { insertGpt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { readCard } from '#worker/social-image/read-card.ts'

let db: Database

beforeAll(async () => {
  db = await createTestDatabase()
  await insertGpt(db, { slug: 'sans-ia', ia: null })
  await insertGpt(db, { slug: 'avec-ia', ia: 'Claude' })
  await writeBatch(db, [db.insert(siteSettings).values({ key: 'default_ia', value: 'Mistral' })])
})

const cardOf = (slug: string) => readCard(db, 'https://exemple.test', { kind: 'gpt', slug })

describe('the image of a GPT', () => {
  it('names its AI', async () => {
    expect(await cardOf('avec-ia')).toMatchObject({ foot: 'GPT · Claude' })
  })

  it('names the AI of the settings where it has none of its own, as its page does', async () => {
    expect(await cardOf('sans-ia')).toMatchObject({ foot: 'GPT · Mistral' })
  })
})
