import { beforeAll, describe, expect, it } from 'vitest'

import { asAdmin, asVisitor } from '#tests/support/calls/caller.ts'
import { insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'

/** Texts that end a literal, begin a statement or mean something to LIKE and to full-text search. */
const texts = [
  `' OR '1'='1`,
  `' OR 1=1 --`,
  `') OR ('a'='a`,
  `'; DROP TABLE prompts; --`,
  `" OR ""="`,
  `" UNION SELECT email, password_hash FROM users --`,
  `' UNION ALL SELECT sql FROM sqlite_master --`,
  '1; ATTACH ? AS b',
  `\\' OR 1=1`,
  '%',
  '_',
  '%%%',
  '\\%',
  '*',
  'a*',
  '^a',
  '"',
  `'`,
  '""',
  'titre:a',
  'a NEAR(b, 1)',
  'a AND NOT b',
  '- a',
  '(a',
  '$1',
  ':nom',
  '?',
  '@a',
  '/* a */',
  '-- a',
  '\u2019 OR 1=1',
  '`id`',
  '[id]',
  'NULL',
  'true',
  '0x27',
  'char(39)',
  '{"$gt": ""}',
]
const named = texts.map((text, index) => [text, `texte-${index}`] as const)

let db: Database

beforeAll(async () => {
  db = await createTestDatabase()
  await insertPrompt(db, { slug: 'zebre', titre: 'Zèbre', tags: ['seo'], ia: 'Claude' })
  for (const [text, slug] of named) {
    await insertPrompt(db, { slug, titre: text, tags: [text], categories: [text], ia: text })
  }
})

describe('a text of the language of the database is a text like any other', () => {
  it.each(named)('in the filters of a list: %s', async (text, slug) => {
    const { catalogue } = asVisitor(db)
    const find = async (filter: object) => {
      const { items } = await catalogue.prompts({ page: 1, sort: 'recent', ...filter })
      return items.map((item) => item.slug)
    }

    expect(await find({ ia: text })).toEqual([slug])
    expect(await find({ categorie: text })).toEqual([slug])
  })

  it.each(named)('in a search, which finds all or nothing of it: %s', async (text) => {
    const { catalogue, search } = asVisitor(db)
    const plain = await search.results({ q: 'zèbre', page: 1, exact: true })
    expect(plain.items.map(({ slug }) => slug)).toEqual(['zebre'])

    for (const find of [
      () => search.results({ q: text, page: 1, exact: true }),
      () => search.suggestions({ q: text }),
      () => catalogue.prompts({ page: 1, sort: 'recent', q: text }),
    ]) {
      expect((await find()).items.length).toBeLessThanOrEqual(texts.length)
    }
  })

  it.each(named)('in a list of the administration, which finds its tag: %s', async (text, slug) => {
    const list = { ordre: 'desc', page: 1, tri: 'date_creation' } as const
    const find = async (filter: object) => {
      const { items } = await asAdmin(db).admin.prompts.list({ ...list, ...filter })
      return items.map((item) => item.slug)
    }

    expect(await find({ q: text })).toContain(slug)
    expect(await find({ categorie: text })).toEqual([slug])
  })
})
