import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { prompts } from '#drizzle/schema/index.ts'
import { seedDatabase } from '#drizzle/seed/seed.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import { promptValues } from '#tests/support/database/factories.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

import { proposedRows, tried } from './imports.ts'

describe('an export of the catalogue that is imported again', () => {
  let db: TestDatabase

  beforeAll(async () => {
    db = await createTestDatabase()
    await seedDatabase(db.$client)
    // What a spreadsheet would work out, what says that it does not, and what must be quoted.
    const texts = ['=SOMME(A1)', "'=SOMME(A1)", "''-1", '"a";\r\nb,\t', '- [x]\n- {y}']
    for (const [index, text] of texts.entries()) {
      const odd = {
        titre: `${text} ?`,
        prompt: text,
        tags: [`@${index}`, 'c | d', '["e"]'],
        ia: '+ia',
      }
      const row = { ...promptValues(odd), cote_rang: 90_000 + index }
      await writeBatch(db, [db.insert(prompts).values(row)])
    }
  })

  const read = async (path: string) => {
    const response = await testSite(() => db).get(path)
    return { nom: path, octets: new Uint8Array(await response.arrayBuffer()) }
  }

  const changes = async (files: Awaited<ReturnType<typeof read>>[]) => {
    const verdicts = await tried(asAdmin(db), await proposedRows(files))
    return {
      count: verdicts.length,
      others: verdicts.filter(({ verdict }) => verdict !== 'identique'),
    }
  }

  for (const kind of ['prompt', 'gpt'] satisfies ItemKind[]) {
    for (const format of ['csv', 'json']) {
      it(`changes nothing, ${kind}s as ${format}`, async () => {
        const { rows } = await db.$client.execute(
          `select count(*) as count from ${kind}s where statut = 'valide'`,
        )
        const file = await read(`/export/${kind}s.${format}`)

        expect(await changes([file])).toEqual({ count: rows[0]?.['count'], others: [] })
      })
    }

    it(`changes nothing, each of the ${kind}s as markdown`, async () => {
      const { slug, statut } = contentTables[kind]
      const items = await db.select({ slug }).from(contentTables[kind]).where(eq(statut, 'valide'))
      const files = await Promise.all(items.map((item) => read(`/${kind}/${item.slug}.md`)))

      expect(await changes(files)).toEqual({ count: items.length, others: [] })
    })
  }
})
