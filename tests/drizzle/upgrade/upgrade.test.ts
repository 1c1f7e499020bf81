import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Client } from '@libsql/client/web'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { readMigrations } from '#drizzle/backup/tables/applied-migrations.ts'
import type { Table } from '#drizzle/backup/tables/schema-at.ts'
import { quoted } from '#drizzle/backup/tables/table-names.ts'
import { applyMigrations } from '#drizzle/commands/migrate.ts'
import { prepareDatabase } from '#drizzle/commands/prepare-database.ts'
import { openClient } from '#drizzle/local/database-client.ts'
import { type LocalServer, startLocalServer } from '#drizzle/local/local-server.ts'
import { proofCount } from '#tests/prove/scale.ts'
import { asAdmin, asVisitor, testAdmin } from '#tests/support/calls/caller.ts'
import { clientOf, databaseOn } from '#worker/database/db.ts'
import { readHealth } from '#worker/services/site/site-health.ts'

import { fillAsOfThen, hardText } from './rows-of-then.ts'

const migrations = await readMigrations()
const now = new Date('2026-02-01T00:00:00.000Z')

/**
 * Where `npm test` begins from: the first tables alone, the index before stems, before revisions,
 * the sixteen categories as rows without their texts, the last but one, and this release itself.
 */
const sample = [1, 12, 20, 26, migrations.length - 1, migrations.length]
const whole = migrations.map((_, index) => index + 1)

/** What an upgrade may change: what is made of other columns, and what is said of the categories that were built in. */
const madeAnew: Record<string, string[]> = {
  prompts: ['recherche', 'completude', 'manques'],
  gpts: [
    'recherche',
    'completude',
    'manques',
    'description_texte',
    'description_format',
    'description_arbre',
  ],
  categories: ['libelle', 'guide', 'tags', 'groupe', 'rang'],
  content_version: ['version', 'withdrawn'],
  // Drafts are merged field by field, whatever version they began from.
  working_copies: ['base', 'inachevee', 'note'],
  // An account without a role registered itself, which no release before said of it.
  users: ['self_registered'],
}

/**
 * Tables of which nothing is left, before how many sets: nobody could sign in when sessions had no
 * secrets, groups took the place of synonyms, and drafts that of autosaves.
 */
const replaced: Record<string, number> = { sessions: 5, search_synonyms: 17, autosaves: 43 }

let folder = ''
let server: LocalServer
let client: Client

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upgrade-'))
  server = await startLocalServer(folder)
  client = openClient(server.url, server.authToken)
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

afterEach(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

describe('a start of this release on the database of a former one', { tags: ['sampled'] }, () => {
  it.each(proofCount({ sample: 0, whole: 1 }) === 0 ? sample : whole)(
    'loses nothing and serves all of it, from %i sets of migrations',
    async (count) => {
      const tables = await fillAsOfThen(client, migrations.slice(0, count))
      const kept = await readKept(tables, count)

      await prepareDatabase(server)

      const { revisions, ...others } = await readKept(tables, count)
      const { revisions: former = [], ...before } = kept
      expect(others).toEqual(before)
      expect(revisions ?? []).toEqual(expect.arrayContaining(former))
      expect(before['prompts']).toHaveLength(3)
      await expectServed()
      await expectEditable()
    },
  )
})

it('says of the variables of a former release, and of what they were, whose their values are', async () => {
  const scopeless = migrations.findIndex(({ name }) => name.includes('variable-scope'))
  await fillAsOfThen(client, migrations.slice(0, scopeless))
  await client.execute("UPDATE variables SET aide = 'Une autre aide.'")
  await client.execute(
    "INSERT INTO variables SELECT 'ailleurs', libelle, aide, exemple, nature, choix, '[]' FROM variables",
  )

  await prepareDatabase(server)

  const { rows } = await client.execute('SELECT cle, portee FROM variables ORDER BY cle')
  expect(rows.map(({ cle, portee }) => [cle, portee])).toEqual([
    ['ailleurs', 'mission'],
    ['ton', 'client'],
  ])
  const kept = await client.execute(
    "SELECT contenu ->> 'portee' AS portee FROM record_revisions WHERE table_name = 'variables'",
  )
  expect(kept.rows.map(({ portee }) => portee)).toEqual(['client'])
})

it('turns an autosave, and a draft that is older than its item, into revisions', async () => {
  const upgrade = migrations.findIndex(({ name }) => name.includes('editing-sessions'))
  await fillAsOfThen(client, migrations.slice(0, upgrade))
  const addCopy = (id: string, base: number, isUnfinished: 0 | 1) =>
    client.execute({
      sql: `INSERT INTO working_copies (kind, item_id, contenu, version, base, inachevee, modifie_par, modifie_le)
        VALUES ('prompt', ?, ?, 1, ?, ?, 'u-admin', '2026-01-15T08:30:00.000Z')`,
      args: [id, JSON.stringify({ titre: `Brouillon de ${id}` }), base, isUnfinished],
    })
  await addCopy('p-2', 2, 0)
  await addCopy('p-3', 2, 1)

  await prepareDatabase(server)

  const { rows } = await client.execute(
    "SELECT item_id, contenu ->> 'titre' AS titre FROM revisions WHERE quoi = 'copie' ORDER BY item_id",
  )
  expect(rows.map(({ item_id, titre }) => [item_id, titre])).toEqual([
    ['p-1', 'Un titre tapé'],
    ['p-2', 'Brouillon de p-2'],
  ])
  const { admin } = asAdmin(openDatabase(), testAdmin, { now })
  const opened = await Promise.all(['p-1', 'p-2', 'p-3'].map((id) => admin.prompts.get({ id })))
  expect(opened.map(({ draft }) => draft.titre)).toEqual([
    'Un titre en cours',
    'Prompt « numéro 2 » 👋',
    'Brouillon de p-3',
  ])
  expect(opened.map(({ conflicts }) => conflicts)).toEqual([{}, {}, {}])
})

it('turns the autosaves of new items into drafts', async () => {
  const upgrade = migrations.findIndex(({ name }) => name.includes('editing-sessions'))
  await fillAsOfThen(client, migrations.slice(0, upgrade))
  const typed = [
    [
      'prompt',
      crypto.randomUUID(),
      { titre: 'Une idée', prompt: 'Écris [sujet].', niveau: 'a-choisir' },
    ],
    ['prompt', crypto.randomUUID(), { titre: '', description: 'Sans titre encore.' }],
    ['gpt', crypto.randomUUID(), { nom: 'Un outil', role: 'Tu aides.' }],
  ] as const
  for (const [kind, id, draft] of typed) {
    await client.execute({
      sql: `INSERT INTO autosaves (user_id, kind, item_id, origine, rang, base, copie, contenu, garde_le)
        VALUES ('u-admin', ?, 'nouveau', ?, 1, 0, 0, ?, '2026-01-15T08:30:00.000Z')`,
      args: [kind, id, JSON.stringify(draft)],
    })
  }

  await prepareDatabase(server)

  const { admin } = asAdmin(openDatabase(), testAdmin, { now })
  const opened = await Promise.all(
    typed.map(([kind, id]) => (kind === 'prompt' ? admin.prompts : admin.gpts).get({ id })),
  )
  expect(opened.map(({ statut, draft }) => ({ statut, draft }))).toMatchObject(
    typed.map(([, , draft]) => ({ statut: 'brouillon', draft })),
  )
  const { rows } = await client.execute(
    `SELECT titre FROM prompts WHERE cree_par = 'u-admin' AND titre IN ('Une idée', 'Sans titre') ORDER BY titre`,
  )
  expect(rows.map(({ titre }) => titre)).toEqual(['Sans titre', 'Une idée'])
})

it('moves the texts stored for the pages of items to the items, their revisions, drafts and plans', async () => {
  const upgrade = migrations.findIndex(({ name }) => name.includes('item-seo'))
  await fillAsOfThen(client, migrations.slice(0, upgrade))
  const texts = ['Un titre', 'Une description', 'https://images.example.org/a.png']
  const paths = ['/prompt/prompt-1', '/gpt/gpt-2', '/prompt/disparu']
  const image = (path: string) => (path === '/gpt/gpt-2' ? null : (texts[2] ?? null))
  await client.batch(
    [
      ...paths.map((path) => ({
        sql: `INSERT INTO seo_pages_config (id, page_route, meta_title, meta_description, meta_keywords, og_image, updated_at)
          VALUES (?, ?, 'Un titre', 'Une description', 'mots', ?, '2026-01-15T08:30:00.000Z')`,
        args: [path, path, image(path)],
      })),
      {
        sql: `INSERT INTO planifications (id, kind, item_id, action, prevu_le, contenu, etat, planifie_par, planifie_le)
          VALUES ('plan-2', 'gpt', 'g-2', 'publier', '2027-01-01T00:00:00.000Z', ?, 'prevu', 'u-admin', '2026-01-15T08:30:00.000Z')`,
        args: [JSON.stringify({ depuis: { statut: 'brouillon' }, vers: { statut: 'valide' } })],
      },
    ],
    'write',
  )
  const versionSql = 'SELECT version FROM content_version'
  const { rows: before } = await client.execute(versionSql)

  await prepareDatabase(server)

  const textsSql = 'id, meta_title, meta_description, og_image'
  const { rows: items } = await client.execute(
    `SELECT ${textsSql} FROM prompts UNION ALL SELECT ${textsSql} FROM gpts ORDER BY id`,
  )
  expect(items.map((row) => Object.values(row))).toEqual([
    ['g-1', null, null, null],
    ['g-2', 'Un titre', 'Une description', null],
    ['p-1', ...texts],
    ['p-2', null, null, null],
    ['p-3', null, null, null],
  ])
  const { rows: left } = await client.execute(
    'SELECT page_route FROM seo_pages_config ORDER BY page_route',
  )
  expect(left.map((row) => row['page_route'])).toEqual(['/prompt/disparu', '/prompts'])
  const { rows: kept } = await client.execute(
    "SELECT record_id, contenu ->> 'meta_keywords' AS mots FROM record_revisions WHERE table_name = 'seo_pages_config' ORDER BY record_id",
  )
  expect(kept.map((row) => Object.values(row))).toEqual([
    ['/gpt/gpt-2', 'mots'],
    ['/prompt/prompt-1', 'mots'],
  ])
  const { rows: after } = await client.execute(versionSql)
  expect(Number(after[0]?.['version'])).toBeGreaterThan(Number(before[0]?.['version']))

  const db = openDatabase()
  const { admin } = asAdmin(db, testAdmin, { now })
  const shown = { title: 'Un titre', description: 'Une description', image: texts[2] }
  const draftTexts = { meta_title: 'Un titre', meta_description: 'Une description' }
  const { prompt } = asVisitor(db, { now }).catalogue
  expect((await prompt({ slug: 'prompt-1' })).metadata).toMatchObject(shown)
  const { draft, conflicts } = await admin.prompts.get({ id: 'p-1' })
  expect(draft).toMatchObject({ titre: 'Un titre en cours', ...draftTexts })
  expect(conflicts).toEqual({})
  const revision = await admin.prompts.revision({ id: 'p-1', revision: 'rev-1' })
  expect(revision.draft).toMatchObject(draftTexts)
  const { rows: plans } = await client.execute(
    "SELECT contenu ->> '$.vers.meta_title' AS vers, contenu ->> '$.depuis.meta_title' AS depuis FROM planifications WHERE id = 'plan-2'",
  )
  expect(plans.map((row) => Object.values(row))).toEqual([['Un titre', 'Un titre']])
})

it('is refused on the database of a later one, in a sentence, and changes nothing', async () => {
  await applyMigrations(client)
  await client.execute(
    "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('later', 9999999999999)",
  )

  await expect(prepareDatabase(server)).rejects.toThrow(
    'The database is newer than this code, which lacks its migration of 2286-11-20T17:46:39.999Z: update the code, then try again.',
  )
  const { rows } = await client.execute('SELECT count(*) AS items FROM prompts')
  expect(rows[0]?.['items']).toBe(0)
})

/** Every row of these tables, as far as an upgrade leaves it alone. */
async function readKept(tables: Table[], count: number) {
  const kept = tables.filter(({ name }) => count >= (replaced[name] ?? 0))
  const entries = kept.map(async ({ name, columns }) => {
    const left = columns.filter((column) => !madeAnew[name]?.includes(column)).map(quoted)
    const all = left.join(', ')
    const { rows } = await client.execute(`SELECT ${all} FROM ${quoted(name)} ORDER BY ${all}`)
    return [name, rows.map((row) => left.map((_, place) => row[place]))] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

const openDatabase = () => databaseOn(clientOf(client))

/** What visitors are shown of it, and what the administration has. */
async function expectServed(): Promise<void> {
  const db = openDatabase()
  const { catalogue, search } = asVisitor(db, { now })
  const { admin } = asAdmin(db, testAdmin, { now })
  const list = await catalogue.prompts({ page: 1, sort: 'recent' })
  const prompt = await catalogue.prompt({ slug: 'prompt-1' })
  const gpt = await catalogue.gpt({ slug: 'gpt-1' })
  const found = await search.results({ q: 'numéro', page: 1, exact: false })
  const ofAdmin = { page: 1, ordre: 'asc' } as const
  const prompts = await admin.prompts.list({ ...ofAdmin, tri: 'titre' })
  const gpts = await admin.gpts.list({ ...ofAdmin, tri: 'nom' })
  const accounts = await admin.users.list()

  expect((await readHealth(db, now)).schema).toBe('current')
  expect(list.items.map(({ slug }) => slug)).toEqual(['prompt-1'])
  expect(prompt).toMatchObject({ titre: 'Prompt « numéro 1 » 👋', prompt: hardText })
  expect(gpt).toMatchObject({ nom: 'GPT numéro 1', role: hardText })
  expect(found.items.map(({ slug }) => slug).toSorted()).toEqual(['gpt-1', 'prompt-1'])
  expect(prompts.items.map(({ id }) => id)).toEqual(['p-1', 'p-2', 'p-3'])
  expect(gpts.items.map(({ id }) => id)).toEqual(['g-1', 'g-2'])
  expect((await admin.settings.read()).site_name).toBe('Le fonds d’Exemple')
  expect(Object.fromEntries(accounts.map(({ email, role }) => [email, role]))).toEqual({
    'u-admin@example.org': 'admin',
    'u-moderateur@example.org': 'moderator',
    'u-contributrice@example.org': 'contributor',
    'u-inscrit@example.org': null,
  })
}

/** What was written with a former release goes on with this one. */
async function expectEditable(): Promise<void> {
  const db = openDatabase()
  const { admin } = asAdmin(db, testAdmin, { now })
  const deleted = await admin.prompts.deleted()
  for (const { id } of deleted) await admin.prompts.restore({ id })
  await admin.prompts.setStatut({ ids: ['p-2'], statut: 'valide' })
  const opened = await Promise.all(['p-1', 'p-2', 'p-3'].map((id) => admin.prompts.get({ id })))
  const list = await asVisitor(db, { now }).catalogue.prompts({ page: 1, sort: 'recent' })

  expect(opened.map(({ item }) => item.prompt)).toEqual([hardText, hardText, hardText])
  expect(list.items.map(({ slug }) => slug).toSorted()).toEqual(['prompt-1', 'prompt-2'])
}
