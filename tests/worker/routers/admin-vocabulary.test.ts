import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { adminLogs, searchDemand, searchGroups } from '#drizzle/schema/index.ts'
import { maxGroups, maxTerms } from '#shared/search/word-group.ts'
import { asAdmin, asVisitor } from '#tests/support/calls/caller.ts'
import { readJournal } from '#tests/support/database/admin-rows.ts'
import { insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { type Database, databaseOn } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

const vocabulary = (db: Database) => asAdmin(db).admin.vocabulary
const serp = { termes: ['SERP', 'page de résultats'], larges: ['SEO'], absence: null }
const crawl = { termes: ['crawl', 'exploration'], larges: [], absence: null }

/** All that a write of the vocabulary may touch. */
const stored = async (db: Database) => ({
  groups: await db.select().from(searchGroups).orderBy(searchGroups.id),
  journal: await readJournal(db),
})

const found = async (db: Database, q: string) => {
  const { items } = await asVisitor(db).search.results({ q, page: 1, exact: true })
  return items.map(({ slug }) => slug)
}

const fill = (db: Database, count: number) =>
  writeBatch(db, [
    sql`insert into search_groups (id, termes, larges)
      with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})
      select 'groupe-' || i, json_array('mot' || i), '[]' from n`,
  ])

describe('a group', () => {
  it('is kept, changed, removed and brought back, each with its row of the journal', async () => {
    const db = await createTestDatabase()
    const { id } = await vocabulary(db).create(serp)
    const changed = { ...serp, larges: ['référencement'], absence: null }
    await vocabulary(db).update({ id, lu: serp, groupe: changed })
    const kept = await vocabulary(db).list()
    const removed = await vocabulary(db).remove({ id, lu: changed })
    const without = await vocabulary(db).list()
    await vocabulary(db).restore({ id: removed.id, groupe: changed })

    expect(kept).toEqual([{ id, ...changed }])
    expect(removed).toEqual({ id, ...changed })
    expect(without).toEqual([])
    expect(await vocabulary(db).list()).toEqual([{ id, ...changed }])
    const journal = await readJournal(db)
    expect(journal.map((row) => [row.action, row.table_name, row.record_id, row.user_id])).toEqual(
      ['create', 'update', 'delete', 'restore'].map((action) => [
        `search_group.${action}`,
        'search_groups',
        id,
        'admin-1',
      ]),
    )
    expect(journal).toMatchObject(
      [serp, changed, changed, changed].map((details) => ({ new_values: { details } })),
    )
  })

  it('counts in the very next search, and no longer in the one after its removal', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'fiche', titre: 'Lire une page de résultats' })
    expect(await found(db, 'serp')).toEqual([])

    const { id } = await vocabulary(db).create(serp)
    expect(await found(db, 'serp')).toEqual(['fiche'])

    await vocabulary(db).remove({ id, lu: serp })
    expect(await found(db, 'serp')).toEqual([])
  })

  it.each([
    ['without an expression', { termes: [], larges: ['SEO'], absence: null }],
    ['with an empty one', { termes: ['SERP', ' '], larges: [], absence: null }],
    ['with one of stop words alone', { termes: ['SERP'], larges: ['de la'], absence: null }],
    ['with one that is too long', { termes: ['x'.repeat(81)], larges: [], absence: null }],
    [
      'with too many',
      {
        termes: Array.from({ length: maxTerms + 1 }, (_, n) => `mot${n}`),
        larges: [],
        absence: null,
      },
    ],
    [
      'with too many that are wider',
      { termes: ['SERP'], larges: Array.from({ length: maxTerms + 1 }, (_, n) => `mot${n}`) },
    ],
    [
      'with one that it has twice but for accents',
      { termes: ['Résultat', 'resultat'], larges: [], absence: null },
    ],
    [
      'with one that is also wider than itself',
      { termes: ['SERP'], larges: ['serp'], absence: null },
    ],
  ])('%s is refused', async (_what, groupe) => {
    const db = await createTestDatabase()
    const { id } = await vocabulary(db).create(crawl)
    const before = await stored(db)

    for (const call of [
      vocabulary(db).create(groupe),
      vocabulary(db).update({ id, lu: crawl, groupe }),
      vocabulary(db).restore({ id: 'retire', groupe }),
      vocabulary(db).trial({ id, groupe, q: 'serp' }),
    ]) {
      await expect(call).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
    expect(await stored(db)).toEqual(before)
  })

  it.each([
    '//ailleurs.example',
    '/\\ailleurs.example',
    '/\t/ailleurs.example',
    'javascript:alert(1)',
    '/secure-admin-panel',
  ])('a link that visitors may not follow is refused: %j', async (href) => {
    const { admin } = asAdmin(await createTestDatabase())
    const absence = { message: 'Rien.', href, label: 'Ailleurs' }

    await expect(
      admin.vocabulary.create({ termes: ['logo'], larges: [], absence }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it.each(['update', 'remove'] as const)(
    'that somebody else changed since it was read stays as they left it: %s',
    async (change) => {
      const db = await createTestDatabase()
      const { id } = await vocabulary(db).create(serp)
      await vocabulary(db).update({ id, lu: serp, groupe: { ...serp, larges: [], absence: null } })
      const before = await stored(db)

      await expect(
        change === 'update'
          ? vocabulary(db).update({ id, lu: serp, groupe: crawl })
          : vocabulary(db).remove({ id, lu: serp }),
      ).rejects.toMatchObject({
        code: 'CONFLICT',
        message: 'Ce groupe a été modifié entre-temps. Rouvrez-le pour le voir.',
      })
      expect(await stored(db)).toEqual(before)
    },
  )

  it.each(['update', 'remove'] as const)(
    'that is changed between the comparison and the write stays as it is: %s',
    async (change) => {
      const db = await createTestDatabase()
      const { id } = await vocabulary(db).create(serp)
      const overtaken = databaseOn({
        read: db.client.read,
        write: async (statements) => {
          await writeBatch(db, [
            db
              .update(searchGroups)
              .set({ larges: ['audit'], absence: null })
              .where(eq(searchGroups.id, id)),
          ])
          return db.client.write(statements)
        },
      })

      await expect(
        change === 'update'
          ? vocabulary(overtaken).update({ id, lu: serp, groupe: crawl })
          : vocabulary(overtaken).remove({ id, lu: serp }),
      ).rejects.toMatchObject({ code: 'CONFLICT' })
      expect(await vocabulary(db).list()).toEqual([
        { id, ...serp, larges: ['audit'], absence: null },
      ])
      expect(await readJournal(db)).toHaveLength(1)
    },
  )

  it.each(['update', 'remove'] as const)('that is gone cannot be changed: %s', async (change) => {
    const db = await createTestDatabase()

    await expect(
      change === 'update'
        ? vocabulary(db).update({ id: 'absent', lu: serp, groupe: serp })
        : vocabulary(db).remove({ id: 'absent', lu: serp }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Ce groupe n’existe plus.' })
    expect(await stored(db)).toEqual({ groups: [], journal: [] })
  })

  it('with a stored expression that no longer is one can be changed as it is shown', async () => {
    const db = await createTestDatabase()
    await writeBatch(db, [
      sql`insert into search_groups (id, termes, larges) values ('ancien', '["SERP", "de la"]', '[]')`,
    ])
    const [shown] = await vocabulary(db).list()
    const lu = { termes: ['SERP'], larges: [], absence: null }
    expect(shown).toEqual({ id: 'ancien', ...lu })

    await vocabulary(db).update({ id: 'ancien', lu, groupe: serp })

    expect(await vocabulary(db).list()).toEqual([{ id: 'ancien', ...serp }])
  })

  it('is not brought back twice', async () => {
    const db = await createTestDatabase()
    const { id } = await vocabulary(db).create(serp)
    const before = await stored(db)

    await expect(vocabulary(db).restore({ id, groupe: serp })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Ce groupe est déjà rétabli.',
    })
    expect(await stored(db)).toEqual(before)
  })

  it('has a place among three thousand, and none beyond', async () => {
    const db = await createTestDatabase()
    await fill(db, maxGroups - 1)
    await vocabulary(db).create(serp)

    for (const call of [
      () => vocabulary(db).create(crawl),
      () => vocabulary(db).restore({ id: 'retire', groupe: crawl }),
    ]) {
      await expect(call()).rejects.toMatchObject({
        code: 'CONFLICT',
        message:
          'Le vocabulaire a 3000 groupes, c’est le plus qu’il peut avoir. Supprimez-en un d’abord.',
      })
    }
    expect(await vocabulary(db).list()).toHaveLength(maxGroups)
    expect(await readJournal(db)).toHaveLength(1)
  })
})

async function catalogue() {
  const db = await createTestDatabase()
  await insertPrompt(db, { slug: 'serp', titre: 'Relevé de SERP' })
  await insertPrompt(db, { slug: 'resultats', titre: 'Lire une page de résultats' })
  await insertPrompt(db, { slug: 'seo', titre: 'Bilan SEO' })
  await insertPrompt(db, { slug: 'autre', titre: 'Plan de maillage' })
  return db
}

const slugsOf = (search: { items: { slug: string }[] }) => search.items.map(({ slug }) => slug)

describe('a trial', () => {
  it('shows the public search today, and as it would be with the group', async () => {
    const db = await catalogue()
    const { today, tried } = await vocabulary(db).trial({ id: null, groupe: serp, q: 'SERP' })

    expect(slugsOf(today)).toEqual(['serp'])
    expect(slugsOf(tried)).toEqual(['serp', 'resultats', 'seo'])
    expect(slugsOf(today)).toEqual(await found(db, 'SERP'))
    await vocabulary(db).create(serp)
    expect(slugsOf(tried)).toEqual(await found(db, 'SERP'))
  })

  it('says which expressions find how many items, and how much they count', async () => {
    const db = await catalogue()
    const { terms } = await vocabulary(db).trial({
      id: null,
      groupe: { ...serp, termes: [...serp.termes, 'jamais écrit', 'liste de réponses'] },
      q: 'Maillage pour la Liste de réponses ?',
    })

    expect(terms).toEqual([
      {
        words: 'Maillage',
        isNoise: false,
        isAbsent: false,
        expressions: [{ text: 'Maillage', kind: 'exact', rank: 1, items: 1 }],
      },
      {
        words: 'Liste de réponses',
        isNoise: false,
        isAbsent: false,
        expressions: [
          { text: 'SERP', kind: 'synonym', rank: 0.75, items: 1 },
          { text: 'page de résultats', kind: 'synonym', rank: 0.75, items: 1 },
          { text: 'SEO', kind: 'wider', rank: 0.5, items: 1 },
        ],
      },
    ])
  })

  it('names the words that a slip or a beginning was read as', async () => {
    const db = await catalogue()
    const read = async (q: string) => {
      const { terms } = await vocabulary(db).trial({ id: null, groupe: crawl, q })
      return terms.map(({ expressions }) => expressions.map(({ text, kind }) => [text, kind]))
    }

    expect(await read('mailage')).toEqual([[['maillage', 'correction']]])
    expect(await read('mailla')).toEqual([[['maillage', 'prefix']]])
  })

  it('stands in the place of the stored group', async () => {
    const db = await catalogue()
    const { id } = await vocabulary(db).create(serp)
    const { today, tried } = await vocabulary(db).trial({ id, groupe: crawl, q: 'SERP' })

    expect(slugsOf(today)).toEqual(['serp', 'resultats', 'seo'])
    expect(slugsOf(tried)).toEqual(['serp'])
  })

  it('stores nothing, and is not counted as a search', async () => {
    const db = await catalogue()
    const { id } = await vocabulary(db).create(serp)
    const everything = async () => ({
      ...(await stored(db)),
      demand: await db.select().from(searchDemand),
      version: await db.all(sql`select version from content_version`),
      logs: await db.select().from(adminLogs),
    })
    const before = await everything()
    await vocabulary(db).trial({ id, groupe: crawl, q: 'exploration' })

    expect(await everything()).toEqual(before)
  })
})
