import type { Client } from '@libsql/client/web'
import { eq, type SQL, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { describe, expect, it } from 'vitest'

import { applyMigrations } from '#drizzle/commands/migrate.ts'
import { fillSearchIndex } from '#drizzle/commands/search-maintenance.ts'
import { markdownFormat } from '#drizzle/derived/markdown.ts'
import { projectPath } from '#drizzle/local/project-root.ts'
import { gpts, prompts, searchGroups } from '#drizzle/schema/index.ts'
import { wordGroups } from '#drizzle/seed/search-vocabulary.ts'
import { asVisitor } from '#tests/support/calls/caller.ts'
import { gptValues, promptValues } from '#tests/support/database/factories.ts'
import { clientOfNamespace, createTestNamespace } from '#tests/support/database/test-database.ts'
import { clientOf, databaseOn } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

/** How many migrations there were before GPTs held what their descriptions show, and before stems. */
const migrationsBeforeTrees = 13
const migrationsBeforeStems = 16

/** A database to which the first migrations are applied, and recorded. */
async function openDatabase(migrations: number) {
  const client = clientOfNamespace(await createTestNamespace({ isMigrated: false }))
  const files = readMigrationFiles({ migrationsFolder: projectPath('drizzle/migrations') })
  await client.execute(
    'CREATE TABLE __drizzle_migrations (id INTEGER PRIMARY KEY, hash TEXT NOT NULL, created_at NUMERIC)',
  )
  for (const { hash, folderMillis, sql: statements } of files.slice(0, migrations)) {
    const record = {
      sql: 'INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)',
      args: [hash, folderMillis],
    }
    await client.batch([record, ...statements], 'write')
  }
  return { client, db: databaseOn(clientOf(client)) }
}

type Db = Awaited<ReturnType<typeof openDatabase>>['db']

async function find(db: Db, q: string) {
  const { items } = await asVisitor(db).search.results({ q, page: 1, exact: false })
  return items.map(({ slug }) => slug)
}

/** Gives a row what the index held of an item before the stems, its texts left out. */
const withOldColumn = <Row extends { recherche: string }>(row: Row): Row => ({
  ...row,
  recherche: JSON.stringify(Object.fromEntries(oldKeys.split(' ').map((key) => [key, 'mot']))),
})
const oldKeys =
  'titre titre_racines description description_racines etiquettes texte paires lettres filtres'

/** What pages offer to choose from, and show of an item. */
async function shown(db: Db) {
  const { catalogue } = asVisitor(db)
  const [{ choices }, categories, prompt] = await Promise.all([
    catalogue.site(),
    catalogue.categories(),
    catalogue.prompt({ slug: 'audit' }),
  ])
  return { choices, categories, prompt }
}

describe('a database whose index is of words and no stems', () => {
  async function openOld() {
    const { client, db } = await openDatabase(migrationsBeforeStems)
    const audit = { titre: 'Audit des pages', ia: 'Claude', niveau: 'Expert' as const }
    const rows = [
      promptValues({ ...audit, slug: 'audit', categories: ['SEO', 'Audit'] }),
      promptValues({ ...audit, slug: 'double', categories: ['SEO', 'Audit'] }),
      promptValues({ ...audit, slug: 'brouillon', categories: ['Secret'], statut: 'brouillon' }),
    ]
    const gpt = gptValues({ slug: 'domaine', nom: 'Le nom de domaine', categories: ['SEO'] })
    await writeBatch(db, [
      db.insert(prompts).values(rows.map(withOldColumn)),
      db.insert(gpts).values(withOldColumn(gpt)),
    ])
    return { client, db }
  }

  it('shows the same pages, filters and categories while it is migrated, then filled', async () => {
    const { client, db } = await openOld()
    const before = await shown(db)
    await applyMigrations(client)
    const migrated = await shown(db)
    await fillSearchIndex(client)

    expect(migrated).toEqual(before)
    expect(await shown(db)).toEqual(before)
    expect(before.categories).toMatchObject([
      { name: 'SEO', promptCount: 2, gptCount: 1 },
      { name: 'Audit', promptCount: 2, gptCount: 0 },
    ])
  })

  it('finds nothing and fails nowhere until it is filled, then finds all that is public', async () => {
    const { client, db } = await openOld()
    await applyMigrations(client)
    const { search, catalogue } = asVisitor(db)
    const list = { page: 1, sort: 'recent' as const }

    expect(await find(db, 'audits')).toEqual([])
    expect((await search.suggestions({ q: 'audit' })).items).toEqual([])
    expect((await catalogue.prompts({ ...list, q: 'audit' })).items).toEqual([])
    expect((await catalogue.prompts(list)).items).toHaveLength(2)

    expect(await fillSearchIndex(client)).toBe(4)
    expect(await find(db, 'audits de page')).toEqual(['double', 'audit'])
    expect(await find(db, 'seo')).toEqual(expect.arrayContaining(['domaine', 'audit', 'double']))
    // Of the first vocabulary, and of no draft.
    expect(await find(db, 'ndd')).toEqual(['domaine'])
    expect(await find(db, 'secret')).toEqual([])
  })

  it('keeps what is edited, added and deleted before it is filled', async () => {
    const { client, db } = await openOld()
    await applyMigrations(client)
    await writeBatch(db, [
      db
        .insert(prompts)
        .values(promptValues({ slug: 'ajout', titre: 'Audit', categories: ['SEO'] })),
      db.update(prompts).set({ statut: 'valide' }).where(eq(prompts.slug, 'brouillon')),
      db.delete(prompts).where(eq(prompts.slug, 'double')),
      db.delete(gpts),
    ])

    expect(await fillSearchIndex(client)).toBe(2)
    expect((await find(db, 'audit')).toSorted()).toEqual(['ajout', 'audit', 'brouillon'])
    expect(await find(db, 'domaine')).toEqual([])
    expect(await asVisitor(db).catalogue.categories()).toMatchObject([
      { name: 'SEO', promptCount: 2, gptCount: 0 },
      { name: 'Audit', promptCount: 1 },
      { name: 'Secret', promptCount: 1 },
    ])
  })

  it('is filled once, and given its first vocabulary once, however many processes start', async () => {
    const { client, db } = await openDatabase(migrationsBeforeStems)
    // More than one request carries.
    const rows = Array.from({ length: 131 }, (_, index) =>
      withOldColumn(promptValues(index === 0 ? { titre: 'NDD' } : {})),
    )
    await writeBatch(db, [db.insert(prompts).values(rows)])
    await applyMigrations(client)
    await Promise.all([1, 2, 3].map(() => fillSearchIndex(client)))

    const groups = await db.select().from(searchGroups)
    expect(groups).toHaveLength(wordGroups().length)
    const { rows: counts } = await client.execute(
      `SELECT count(*) AS items FROM search_index WHERE search_index MATCH 'titre : prompt OR ndd'`,
    )
    expect(counts[0]?.items).toBe(131)
    expect(await find(db, 'ndd')).toHaveLength(1)
    expect(await fillSearchIndex(client)).toBe(0)
  })
})

/** Writes a GPT as the site did before it stored what descriptions show. */
function insertOldGpt(row: ReturnType<typeof gptValues>): SQL {
  const { description_format: _format, description_arbre: _tree, ...old } = row
  const stored = Object.entries({ ...old, recherche: '{}' })
  const columns = sql.raw(stored.map(([column]) => column).join(', '))
  const values = stored.map(([, value]) => {
    if (typeof value === 'boolean') return sql`${Number(value)}`
    return sql`${typeof value === 'object' && value !== null ? JSON.stringify(value) : value}`
  })
  return sql`insert into gpts (${columns}) values (${sql.join(values, sql`, `)})`
}

const storedTrees = (db: Db) =>
  db
    .select({ format: gpts.description_format, tree: gpts.description_arbre })
    .from(gpts)
    .orderBy(gpts.slug)

describe('a database whose GPTs hold no tree of their descriptions yet', () => {
  const tree = [['p', 'Un ', ['strong', 'mot']]]

  async function openOld(rows: ReturnType<typeof gptValues>[]) {
    const { client, db } = await openDatabase(migrationsBeforeTrees)
    await writeBatch(db, rows.map(insertOldGpt))
    await applyMigrations(client)
    return { client, db }
  }

  it('shows them before it is filled and after, the same, and is filled once', async () => {
    const { client, db } = await openOld([
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
    const { client, db } = await openOld([gptValues({ slug: 'a', description: 'Un **premier**' })])
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

it('leaves the vocabulary of a new database to its starting content', async () => {
  const { client, db } = await openDatabase(0)
  await applyMigrations(client)

  expect(await fillSearchIndex(client)).toBe(0)
  expect(await db.select().from(searchGroups)).toEqual([])
})
