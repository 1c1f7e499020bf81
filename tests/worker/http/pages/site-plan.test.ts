import { expect, it } from 'vitest'

import { gpts, prompts } from '#drizzle/schema/index.ts'
import { gptValues, promptValues } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

const promptCount = 1050

const itemsOf = (html: string) =>
  [...html.matchAll(/href="(\/(?:prompt|gpt)\/[^"]+)"/g)].map(([, path]) => path)

it('names every item of a large catalogue, on as many pages as that takes', async () => {
  const db = await createTestDatabase()
  const numbers = Array.from({ length: promptCount }, (_, index) => index + 1)
  await writeBatch(db, [
    ...numbers.map((number) =>
      db.insert(prompts).values(promptValues({ slug: `fiche-${number}` })),
    ),
    db.insert(gpts).values(gptValues({ slug: 'dossier' })),
  ])
  const site = testSite(() => db)
  const read = async (path: string) => (await site.get(path)).text()

  const first = await read('/plan-du-site')
  const others = await Promise.all([2, 3].map((page) => read(`/plan-du-site?page=${page}`)))

  expect(new Set([first, ...others].flatMap(itemsOf))).toEqual(
    new Set(['/gpt/dossier', ...numbers.map((number) => `/prompt/fiche-${number}`)]),
  )
  expect(first).toContain('href="/plan-du-site?page=3"')
  expect(first).toContain('href="/categories"')
  expect((await site.get('/plan-du-site?page=4')).status).toBe(404)
})
