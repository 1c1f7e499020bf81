import type { Client } from '@libsql/client/web'
import { eq, type SQL, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { applyMigrations } from '#drizzle/commands/migrate.ts'
import { fillSearchIndex } from '#drizzle/commands/search-maintenance.ts'
import { markdownFormat } from '#drizzle/derived/markdown.ts'
import { synonymColumn } from '#drizzle/derived/search-column.ts'
import { projectPath } from '#drizzle/local/project-root.ts'
import { gpts, prompts, searchSynonyms } from '#drizzle/schema/index.ts'
import { asVisitor } from '#tests/support/calls/caller.ts'
import { gptValues, promptValues } from '#tests/support/database/factories.ts'
import { clientOfNamespace, createTestNamespace } from '#tests/support/database/test-database.ts'
import { clientOf, databaseOn } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

/**
 * How many migrations there were before the index held pairs of words, and beginnings of words; and
 * before GPTs held what their descriptions show.
 */
const migrationsBeforePairs = 7
const migrationsBeforeBeginnings = 11
const migrationsBeforeTrees = 13

async function openDatabase() {
  const client = clientOfNamespace(await createTestNamespace({ isMigrated: false }))
  return { client, db: databaseOn(clientOf(client)) }
}

type Db = Awaited<ReturnType<typeof openDatabase>>['db']

/** Applies the first migrations and records them. */
async function applyFirst(client: Client, count: number): Promise<void> {
  const files = readMigrationFiles({ migrationsFolder: projectPath('drizzle/migrations') })
  await client.execute(
    'CREATE TABLE __drizzle_migrations (id INTEGER PRIMARY KEY, hash TEXT NOT NULL, created_at NUMERIC)',
  )
  for (const { hash, folderMillis, sql: statements } of files.slice(0, count)) {
    const record = {
      sql: 'INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)',
      args: [hash, folderMillis],
    }
    await client.batch([record, ...statements], 'write')
  }
}

const termes = ['NDD', 'nom de domaine']

/** What the index held of an item before the pairs. */
function withoutPairs<Row extends { recherche: string }>(row: Row): Row {
  const { paires: _paires, ...recherche } = columnSchema.parse(JSON.parse(row.recherche))
  return { ...row, recherche: JSON.stringify(recherche) }
}

const columnSchema = z.record(z.string(), z.string())

/** Writes a GPT as the site did before it stored what descriptions show. */
function insertOldGpt(row: ReturnType<typeof gptValues>): SQL {
  const { description_format: _format, description_arbre: _tree, ...old } = row
  const values = Object.values(old).map((value) => {
    if (typeof value === 'boolean') return Number(value)
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
  })
  const columns = sql.raw(Object.keys(old).join(', '))
  const list = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
  return sql`insert into gpts (${columns}) values (${list})`
}

async function insertItems(db: Db): Promise<void> {
  const rows = [
    promptValues({
      slug: 'audit',
      titre: 'Audit de la page',
      prompt: 'Est-ce que la page tient ?',
    }),
    promptValues({ slug: 'brouillon', titre: 'Audit de la page', statut: 'brouillon' }),
  ]
  const gpt = gptValues({ slug: 'domaine', nom: 'Le nom de domaine', categories: ['SEO'] })
  await writeBatch(db, [
    ...rows.map((row) => db.insert(prompts).values(withoutPairs(row))),
    insertOldGpt(withoutPairs(gpt)),
    db.insert(searchSynonyms).values({ termes, recherche: synonymColumn(termes) }),
  ])
}

async function find(db: Db, q: string) {
  const { items } = await asVisitor(db).search.results({ q, page: 1, exact: false })
  return items.map(({ slug }) => slug)
}

const countPair = (client: Client) => async (pair: string) => {
  const { rows } = await client.execute({
    sql: 'SELECT count(*) AS items FROM search_index WHERE search_index MATCH ?',
    args: [`"${pair}"`],
  })
  return rows[0]?.items
}

const queries = ['audit de la page', 'est ce que la', 'audits', 'le nom de', 'ndd', 'de', 'seo']

describe('a database whose index holds no pairs yet', () => {
  it('answers nothing while it is migrated and not filled, then everything, and shows the same pages', async () => {
    const { client, db } = await openDatabase()
    await applyFirst(client, migrationsBeforePairs)
    await insertItems(db)
    const ask = () =>
      Promise.all([
        asVisitor(db).catalogue.prompt({ slug: 'audit' }),
        asVisitor(db).catalogue.categories(),
      ])
    const pages = await ask()

    await applyMigrations(client)
    const found = await Promise.all(queries.map((q) => find(db, q)))
    const filled = await fillSearchIndex(client)

    expect(found).toEqual(queries.map(() => []))
    expect(filled).toBe(3)
    expect(await Promise.all(queries.map((q) => find(db, q)))).toEqual([
      ['audit'],
      ['audit'],
      ['audit'],
      ['domaine'],
      ['domaine'],
      ['domaine', 'audit'],
      ['domaine'],
    ])
    expect(await ask()).toEqual(pages)
    // Of public items, and within a field.
    expect(
      await Promise.all(
        ['audit_de', 'la_page', 'nom_de', 'page_est', 'ce_que'].map(countPair(client)),
      ),
    ).toEqual([1, 1, 1, 0, 1])
  })

  it('proposes nothing and fails no list before it is filled', async () => {
    const { client, db } = await openDatabase()
    await applyFirst(client, migrationsBeforePairs)
    await insertItems(db)
    await applyMigrations(client)

    const { search, catalogue } = asVisitor(db)

    expect((await search.suggestions({ q: 'audit de' })).items).toEqual([])
    expect((await catalogue.prompts({ page: 1, sort: 'recent', q: 'audit de' })).items).toEqual([])
    expect((await catalogue.prompts({ page: 1, sort: 'recent' })).items).toHaveLength(1)
  })

  it('keeps what is edited, added and deleted before it is filled', async () => {
    const { client, db } = await openDatabase()
    await applyFirst(client, migrationsBeforePairs)
    await insertItems(db)
    await applyMigrations(client)
    const added = promptValues({ slug: 'ajout', titre: 'Audit de la page' })
    await writeBatch(db, [
      db.insert(prompts).values(added),
      db.update(prompts).set({ statut: 'valide' }),
      db.delete(gpts),
    ])

    expect(await fillSearchIndex(client)).toBe(2)
    expect((await find(db, 'de la page')).toSorted()).toEqual(['ajout', 'audit', 'brouillon'])
    expect(await find(db, 'le nom de domaine')).toEqual([])
  })

  it('keeps its synonyms as they are', async () => {
    const { client, db } = await openDatabase()
    await applyFirst(client, migrationsBeforePairs)
    await insertItems(db)
    await applyMigrations(client)
    await fillSearchIndex(client)

    expect((await db.select().from(searchSynonyms)).map((row) => row.termes)).toEqual([termes])
  })
})

describe('a database whose index holds no beginnings yet', () => {
  it('proposes what it holds once it is migrated, and no longer what is edited or deleted then', async () => {
    const { client, db } = await openDatabase()
    await applyFirst(client, migrationsBeforeBeginnings)
    const rows = [
      promptValues({ slug: 'audit', titre: 'Audit de la page', description: 'Des liens brisés' }),
      promptValues({ slug: 'brouillon', titre: 'Audit des liens', statut: 'brouillon' }),
    ]
    const gpt = gptValues({ slug: 'domaine', nom: 'Le nom de domaine' })
    await writeBatch(db, [...rows.map((row) => db.insert(prompts).values(row)), insertOldGpt(gpt)])
    const propose = async (q: string) => {
      const { items } = await asVisitor(db).search.suggestions({ q })
      return items.map(({ slug }) => slug)
    }
    const proposed = () => Promise.all(['au', 'audits', 'bris', 'le nom de d'].map(propose))

    await applyMigrations(client)
    const before = await proposed()
    await writeBatch(db, [
      db.update(prompts).set({ statut: 'brouillon' }).where(eq(prompts.slug, 'audit')),
      db.delete(gpts),
    ])

    expect(before).toEqual([['audit'], ['audit'], ['audit'], ['domaine']])
    expect(await proposed()).toEqual([[], [], [], []])
    expect(await countLeft(client)).toBe(0)
  })
})

/** What beginnings of words are left of items that are gone. */
async function countLeft(client: Client) {
  const { rows } = await client.execute(
    `SELECT count(*) AS items FROM search_beginnings WHERE search_beginnings MATCH '"t=a" * OR "t=l" * OR "d=d" * OR "dr=lien" OR "tr=page"'`,
  )
  return rows[0]?.items
}

async function openOldDatabase(rows: ReturnType<typeof gptValues>[]) {
  const { client, db } = await openDatabase()
  await applyFirst(client, migrationsBeforeTrees)
  await writeBatch(db, rows.map(insertOldGpt))
  await applyMigrations(client)
  return { client, db }
}

const storedTrees = (db: Db) =>
  db
    .select({ format: gpts.description_format, tree: gpts.description_arbre })
    .from(gpts)
    .orderBy(gpts.slug)

describe('a database whose GPTs hold no tree of their descriptions yet', () => {
  const tree = [['p', 'Un ', ['strong', 'mot']]]

  it('shows them before it is filled and after, the same, and is filled once', async () => {
    const { client, db } = await openOldDatabase([
      gptValues({ slug: 'a', description: 'Un **mot**' }),
      gptValues({ slug: 'b', description: '> '.repeat(100).trim(), statut: 'brouillon' }),
    ])
    const page = () => asVisitor(db).catalogue.gpt({ slug: 'a' })
    const before = await page()

    expect(await storedTrees(db)).toEqual([
      { format: 0, tree: null },
      { format: 0, tree: null },
    ])
    expect(await Promise.all([fillSearchIndex(client), fillSearchIndex(client)])).toContain(2)
    expect(await storedTrees(db)).toEqual([
      { format: markdownFormat, tree },
      { format: markdownFormat, tree: [['p', '> '.repeat(100).trim()]] },
    ])
    expect(await page()).toEqual(before)
    expect(before.description).toEqual(tree)
    expect(await find(db, 'mot')).toEqual(['a'])
    expect(await fillSearchIndex(client)).toBe(0)
  })

  it('keeps what is edited while it is filled', async () => {
    const { client, db } = await openOldDatabase([
      gptValues({ slug: 'a', description: 'Un **premier**' }),
    ])
    // The edit comes between what is read and what is written of it.
    const whileEdited = new Proxy(client, {
      get(target, property) {
        if (property === 'batch') {
          return async (...batch: Parameters<Client['batch']>) => {
            await target.execute(
              "update gpts set description = 'Un **mot**', version = version + 1",
            )
            return target.batch(...batch)
          }
        }
        const member: unknown = Reflect.get(target, property, target)
        return typeof member === 'function' ? member.bind(target) : member
      },
    })
    await fillSearchIndex(whileEdited)

    expect((await asVisitor(db).catalogue.gpt({ slug: 'a' })).description).toEqual(tree)
    await fillSearchIndex(client)
    expect(await storedTrees(db)).toEqual([{ format: markdownFormat, tree }])
  })
})

describe('a database older than the search', () => {
  it('is indexed with its first synonyms, once, however many processes start', async () => {
    const { client, db } = await openDatabase()
    await applyMigrations(client)
    // More than one request carries.
    const rows = Array.from({ length: 260 }, (_, index) => ({
      ...promptValues({ slug: `ancien-${index}`, titre: 'Nom de domaine' }),
      recherche: '{}',
    }))
    await writeBatch(
      db,
      rows.map((row) => db.insert(prompts).values(row)),
    )

    await Promise.all([fillSearchIndex(client), fillSearchIndex(client)])
    const { total } = await asVisitor(db).search.results({ q: 'ndd', page: 1, exact: false })
    const synonyms = await db.select().from(searchSynonyms)

    expect(total).toBe(260)
    expect(synonyms.length).toBeGreaterThan(20)
    expect(new Set(synonyms.map((row) => row.termes.join())).size).toBe(synonyms.length)
    expect(await fillSearchIndex(client)).toBe(0)
  })
})

it('leaves the synonyms of a new database to its starting content', async () => {
  const { client, db } = await openDatabase()
  await applyMigrations(client)

  expect(await fillSearchIndex(client)).toBe(0)
  expect(await db.select().from(searchSynonyms)).toEqual([])
})
