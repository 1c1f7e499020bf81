import type { Client } from '@libsql/client/web'
import { eq, getTableColumns } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { applyMigrations } from '#drizzle/commands/migrate.ts'
import { fillSearchIndex } from '#drizzle/commands/search-maintenance.ts'
import { markdownFormat } from '#drizzle/derived/markdown.ts'
import { projectPath } from '#drizzle/local/project-root.ts'
import { gpts, prompts, promptVariables, searchGroups } from '#drizzle/schema/index.ts'
import { wordGroups } from '#drizzle/seed/search-vocabulary.ts'
import type { MarkdownTree } from '#shared/text/markdown-tree.ts'
import { asVisitor } from '#tests/support/calls/caller.ts'
import { gptValues, insertGpt, promptValues } from '#tests/support/database/factories.ts'
import {
  clientOfNamespace,
  createTestDatabase,
  createTestNamespace,
} from '#tests/support/database/test-database.ts'
import { clientOf, type Database, databaseOn } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { listChoices, listFacets } from '#worker/services/items/item-choices.ts'
import { listCategoryStats } from '#worker/services/site/categories.ts'

const migrationsBeforeStems = 16
const migrationsBeforeDemands = 34

/** Gives a row what the index held of an item before the stems, its texts left out. */
const withOldColumn = <Row extends { recherche: string }>(row: Row): Row => ({
  ...row,
  recherche: JSON.stringify(Object.fromEntries(oldKeys.split(' ').map((key) => [key, 'mot']))),
})
const oldKeys =
  'titre titre_racines description description_racines etiquettes texte paires lettres filtres'

/** A database with the first migrations alone. */
async function openWith(migrations: number) {
  const client = clientOfNamespace(await createTestNamespace({ isMigrated: false }))
  const files = readMigrationFiles({ migrationsFolder: projectPath('drizzle/migrations') })
  const records =
    'CREATE TABLE __drizzle_migrations (id INTEGER PRIMARY KEY, hash TEXT NOT NULL, created_at NUMERIC)'
  await client.execute(records)
  for (const { hash, folderMillis, sql } of files.slice(0, migrations)) {
    const record = 'INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)'
    await client.batch([{ sql: record, args: [hash, folderMillis] }, ...sql], 'write')
  }
  return { client, db: databaseOn(clientOf(client)) }
}

/** A database whose index is of words and no stems. */
async function openBeforeStems(rows = oldRows()) {
  const { client, db } = await openWith(migrationsBeforeStems)
  const gpt = gptValues({ slug: 'domaine', nom: 'Le nom de domaine', categories: ['SEO'] })
  await withLaterColumns(client, () =>
    writeBatch(db, [
      db.insert(prompts).values(rows.map(withOldColumn)),
      db.insert(gpts).values(withOldColumn(gpt)),
    ]),
  )
  return { client, db }
}

/** Writes rows of the current schema into tables of an older one. */
async function withLaterColumns(client: Client, write: () => Promise<unknown>): Promise<void> {
  const later = await laterColumns(client)
  const additions = later.map(({ table, name, type }) => `ALTER TABLE ${table} ADD ${name} ${type}`)
  await client.batch(additions, 'write')
  await write()
  const removals = later.map(({ table, name }) => `ALTER TABLE ${table} DROP COLUMN ${name}`)
  await client.batch(removals, 'write')
}

/** The columns that came later: rows of today have them, too. */
async function laterColumns(client: Client) {
  const later = Object.entries({ prompts, gpts }).map(async ([table, columns]) => {
    const { rows } = await client.execute(`SELECT name FROM pragma_table_info('${table}')`)
    const old = new Set(rows.map(({ name }) => name))
    return Object.values(getTableColumns(columns))
      .filter(({ name }) => !old.has(name))
      .map((column) => ({ table, name: column.name, type: column.getSQLType() }))
  })
  return (await Promise.all(later)).flat()
}

function oldRows() {
  const audit = { titre: 'Audit des pages', ia: 'Claude', niveau: 'Expert' as const }
  return [
    promptValues({ ...audit, slug: 'audit', categories: ['SEO', 'Audit'] }),
    promptValues({ ...audit, slug: 'double', categories: ['SEO', 'Audit'] }),
    promptValues({ ...audit, slug: 'brouillon', categories: ['Secret'], statut: 'brouillon' }),
  ]
}

async function find(db: Database, q: string) {
  const { items } = await asVisitor(db).search.results({ q, page: 1, exact: false })
  return items.map(({ slug }) => slug)
}

/** What pages offer to choose from, and show of an item; categories had no table then. */
async function shown(db: Database) {
  const [facets, categories, { total }] = await Promise.all([
    listFacets(db),
    listCategoryStats(db),
    asVisitor(db).catalogue.prompts({ page: 1, sort: 'recent' }),
  ])
  return { choices: listChoices(facets, 'GPT-4'), categories, total }
}

describe('a database that is migrated to an index of stems', () => {
  it('shows the same pages, filters and categories before it is filled and after', async () => {
    const { client, db } = await openBeforeStems()
    const before = await shown(db)
    await applyMigrations(client)
    const page = () => asVisitor(db).catalogue.prompt({ slug: 'audit' })
    const [migrated, unfilled] = await Promise.all([shown(db), page()])
    await fillSearchIndex(client)

    expect(before.total).toBe(2)
    expect(before.categories.map(({ name }) => name)).toEqual(['SEO', 'Audit'])
    expect(migrated).toEqual(before)
    expect(await shown(db)).toEqual(before)
    expect(await page()).toEqual(unfilled)
  })

  it('names the variables of the prompts that were there before, once it is filled', async () => {
    const asked = {
      slug: 'brief',
      prompt: 'Pour [Public visé], en [ton], avec \\[rien\\] et [ton].',
    }
    const row = promptValues(asked)
    const { client, db } = await openBeforeStems([row, promptValues({ prompt: 'Sans rien.' })])
    await applyMigrations(client)
    const named = () => db.select().from(promptVariables).orderBy(promptVariables.nom)

    expect(await named()).toEqual([])
    await fillSearchIndex(client)
    expect(await named()).toEqual([
      { prompt_id: row.id, nom: 'public-vise' },
      { prompt_id: row.id, nom: 'ton' },
    ])
    await fillSearchIndex(client)
    expect(await named()).toHaveLength(2)
  })

  it('finds nothing and fails nowhere until it is filled, then finds all that is public', async () => {
    const { client, db } = await openBeforeStems()
    await applyMigrations(client)
    const { search, catalogue } = asVisitor(db)

    expect(await find(db, 'audits')).toEqual([])
    expect((await search.suggestions({ q: 'audit' })).items).toEqual([])
    expect((await catalogue.gpts({ page: 1, q: 'domaine' })).items).toEqual([])

    expect(await fillSearchIndex(client)).toBe(4)
    expect(await find(db, 'audits de page')).toEqual(['double', 'audit'])
    // Of the first vocabulary, and of no draft.
    expect(await find(db, 'ndd')).toEqual(['domaine'])
    expect(await find(db, 'secret')).toEqual([])
  })

  it('keeps what is edited, added and deleted before it is filled', async () => {
    const { client, db } = await openBeforeStems()
    await applyMigrations(client)
    const added = promptValues({ slug: 'ajout', titre: 'Audit', categories: ['SEO'] })
    await writeBatch(db, [
      db.insert(prompts).values(added),
      db.update(prompts).set({ statut: 'valide' }).where(eq(prompts.slug, 'brouillon')),
      db.delete(prompts).where(eq(prompts.slug, 'double')),
      db.delete(gpts),
    ])

    expect(await fillSearchIndex(client)).toBe(2)
    expect((await find(db, 'audit')).toSorted()).toEqual(['ajout', 'audit', 'brouillon'])
    expect(await find(db, 'domaine')).toEqual([])
    const categories = await asVisitor(db).catalogue.categories()
    expect(
      categories.map(({ name, promptCount, gptCount }) => [name, promptCount, gptCount]),
    ).toEqual([
      ['SEO', 2, 0],
      ['Audit', 1, 0],
      ['Secret', 1, 0],
    ])
  })

  it('is filled once, and given its first vocabulary once, however many processes start', async () => {
    // More than one request carries.
    const rows = Array.from({ length: 130 }, () => promptValues({ titre: 'Nom de domaine' }))
    const { client, db } = await openBeforeStems(rows)
    await applyMigrations(client)
    await Promise.all([1, 2, 3].map(() => fillSearchIndex(client)))

    expect(await db.select().from(searchGroups)).toHaveLength(wordGroups().length)
    const { total } = await asVisitor(db).search.results({ q: 'ndd', page: 1, exact: false })
    expect(total).toBe(131)
    expect(await fillSearchIndex(client)).toBe(0)
  })
})

describe('an index of older stems', () => {
  it('finds as before until it is filled anew, then by the stems of today', async () => {
    const db = await createTestDatabase()
    const { recherche, ...row } = promptValues({ slug: 'visible', titre: 'Apparaître ailleurs' })
    const older = recherche
      .replace(/"format":\d+/, '"format":1')
      .replaceAll('apparai ', 'apparaitr ')
    await writeBatch(db, [db.insert(prompts).values({ ...row, recherche: older })])

    expect(await find(db, 'ailleurs')).toEqual(['visible'])
    expect(await find(db, 'apparaissent')).toEqual([])
    expect(await fillSearchIndex(db.$client)).toBe(1)
    expect(await find(db, 'apparaissent')).toEqual(['visible'])
    expect(await fillSearchIndex(db.$client)).toBe(0)
  })
})

const stored = async (db: Database) =>
  (await db.select().from(gpts)).map((row) => [row.description_format, row.description_arbre])

/** A database with a GPT that holds of its description what an older format showed. */
async function openOldFormat(description: string) {
  const db = await createTestDatabase()
  await insertGpt(db, { slug: 'a', description })
  const old = { description_format: 0, description_arbre: oldTree }
  await writeBatch(db, [db.update(gpts).set(old)])
  return db
}
const oldTree: MarkdownTree = [['p', 'Ancien']]

describe('a database whose GPTs hold what their descriptions showed in an older format', () => {
  const tree = [['p', 'Un ', ['strong', 'mot']]]
  it('shows them before it is filled and after, the same, and is filled once', async () => {
    const db = await openOldFormat('Un **mot**')
    const page = () => asVisitor(db).catalogue.gpt({ slug: 'a' })
    const before = await page()

    expect(await Promise.all([1, 2].map(() => fillSearchIndex(db.$client)))).toContain(1)
    expect(await stored(db)).toEqual([[markdownFormat, tree]])
    expect(await page()).toEqual(before)
    expect(before.description).toEqual(tree)
    expect(await find(db, 'mot')).toEqual(['a'])
    expect(await fillSearchIndex(db.$client)).toBe(0)
  })

  it('keeps what is edited while it is filled', async () => {
    const db = await openOldFormat('Un **premier**')
    const edit = "update gpts set description = 'Un **mot**', version = version + 1"
    // The edit comes between what is read and what is written of it.
    const whileEdited = new Proxy(db.$client, {
      get(target, property) {
        if (property === 'batch') {
          return async (...batch: Parameters<Client['batch']>) => {
            await target.execute(edit)
            return target.batch(...batch)
          }
        }
        const member: unknown = Reflect.get(target, property, target)
        return typeof member === 'function' ? member.bind(target) : member
      },
    })
    await fillSearchIndex(whileEdited)

    expect(await stored(db)).toEqual([[0, oldTree]])
    await fillSearchIndex(db.$client)
    expect(await stored(db)).toEqual([[markdownFormat, tree]])
  })
})

it('leaves the vocabulary of a new database to its starting content', async () => {
  const db = await createTestDatabase()

  expect(await fillSearchIndex(db.$client)).toBe(0)
  expect(await db.select().from(searchGroups)).toEqual([])
})

it('a database that is migrated to an index of demands finds what it found, and by them once it is filled', async () => {
  const { client, db } = await openWith(migrationsBeforeDemands)
  const requetes_seo = { requetes: ['plan du site'], demandes: ['mon téléphone ne sonne plus'] }
  const rows = [
    promptValues({ slug: 'audit', titre: 'Audit des pages', requetes_seo }),
    promptValues({ slug: 'brouillon', titre: 'Audit à venir', statut: 'brouillon' }),
  ]
  const older = rows.map((row) => {
    const { demandes: _later, ...column } = z
      .record(z.string(), z.unknown())
      .parse(JSON.parse(row.recherche))
    return Object.assign(row, { recherche: JSON.stringify({ ...column, format: 4 }) })
  })
  await withLaterColumns(client, () => writeBatch(db, [db.insert(prompts).values(older)]))
  const all = async () => [await find(db, 'audit'), await find(db, 'téléphone')]

  await applyMigrations(client)
  expect(await all()).toEqual([['audit'], []])
  expect(await fillSearchIndex(client)).toBe(2)
  expect(await all()).toEqual([['audit'], ['audit']])
  await writeBatch(db, [db.delete(prompts)])
  expect(await all()).toEqual([[], []])
})
