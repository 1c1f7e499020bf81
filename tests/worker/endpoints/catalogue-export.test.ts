import { beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

import { gpts, prompts } from '#drizzle/schema/index.ts'
import {
  gptValues,
  insertGpt,
  insertPrompt,
  promptValues,
} from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { recordingBudgets } from '#tests/support/site/budgets.ts'
import { siteOrigin, testSite } from '#tests/worker/http/test-app.ts'
import { openDatabase } from '#worker/database/databases.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { costs } from '#worker/limits/costs.ts'
import { exportPageSize } from '#worker/services/items/catalogue-export.ts'

const paths = [
  '/export/prompts.json',
  '/export/prompts.csv',
  '/export/gpts.json',
  '/export/gpts.csv',
]

const exportSchema = z.object({
  source: z.string(),
  date: z.iso.datetime(),
  nombre: z.number(),
  prompts: z.array(z.record(z.string(), z.unknown())).default([]),
  gpts: z.array(z.record(z.string(), z.unknown())).default([]),
})

const readJson = async (db: Database, path: string) =>
  exportSchema.parse(await (await testSite(() => db).get(path)).json())

async function readCsv(db: Database, path: string): Promise<Record<string, string>[]> {
  const [names = [], ...lines] = parseCsv(await readText(await testSite(() => db).get(path)))
  return lines.map((line) => Object.fromEntries(names.map((name, at) => [name, line[at] ?? ''])))
}

/** With its byte order mark, which `text()` takes away. */
const readText = async (response: Response) =>
  Buffer.from(await response.arrayBuffer()).toString('utf8')

/** Records whose fields are all quoted and separated by semicolons; anything else fails. */
function parseCsv(text: string): string[][] {
  expect(text.startsWith('\uFEFF')).toBe(true)
  const field = '"(?:[^"]|"")*"'
  const records = text.slice(1).match(new RegExp(`${field}(?:;${field})*\r\n`, 'g')) ?? []
  expect(records.join('')).toBe(text.slice(1))
  return records.map((record) =>
    (record.match(new RegExp(field, 'g')) ?? []).map((one) =>
      one.slice(1, -1).replaceAll('""', '"'),
    ),
  )
}

describe('an export of the catalogue', () => {
  let db: Database

  beforeAll(async () => {
    db = await createTestDatabase()
    await insertPrompt(db, {
      slug: 'fiche',
      titre: 'Une "fiche", à voir',
      prompt: 'Ligne une\nligne deux, [sujet]',
      categories: ['SEO', 'Audit'],
      conversations_associees: [{ nom: 'Essai', url: 'https://chatgpt.com/share/x' }],
    })
    await insertGpt(db, {
      slug: 'dossier',
      nom: 'Un dossier',
      exemple: {
        valeurs: [{ nom: 'demande', valeur: 'Auditer' }],
        resultat: '## Constat\n\nRien.',
      },
      faq: [{ question: 'Quoi ?', reponse: 'Cela.' }],
    })
    for (const statut of ['brouillon', 'refuse'] as const) {
      await insertPrompt(db, { statut, titre: 'canariesque', prompt: 'canariesque' })
      await insertGpt(db, { statut, nom: 'canariesque' })
    }
  })

  it('says where it comes from, when, and how much it holds', async () => {
    const { source, date, nombre, prompts: items } = await readJson(db, '/export/prompts.json')

    expect([source, nombre, items.length]).toEqual([siteOrigin, 1, 1])
    expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(600_000)
  })

  it('holds what the pages show', async () => {
    const [prompt] = (await readJson(db, '/export/prompts.json')).prompts
    const [gpt] = (await readJson(db, '/export/gpts.json')).gpts

    expect(prompt).toMatchObject({
      url: `${siteOrigin}/prompt/fiche`,
      titre: 'Une "fiche", à voir',
      prompt: 'Ligne une\nligne deux, [sujet]',
      categories: ['SEO', 'Audit'],
      conversations: [{ nom: 'Essai', url: 'https://chatgpt.com/share/x' }],
    })
    expect(gpt).toMatchObject({
      url: `${siteOrigin}/gpt/dossier`,
      nom: 'Un dossier',
      faq: [{ question: 'Quoi ?', reponse: 'Cela.' }],
    })
  })

  // Spreadsheets and scripts of others read the columns by their place.
  it.each([
    [
      '/export/prompts.csv',
      'url cote slug titre description prompt niveau categories tags ia auteur_nom auteur_linkedin_url date_creation date_modification verifie_avec verifie_le exemple_valeurs exemple_resultat exemple_remarque',
    ],
    [
      '/export/gpts.csv',
      'url cote slug nom description role url_destination categories tags ia auteur_nom auteur_linkedin_url date_creation date_modification verifie_avec verifie_le exemple_valeurs exemple_resultat exemple_remarque',
    ],
  ])('%s keeps the order of its columns', async (path, columns) => {
    const [item] = await readCsv(db, path)

    expect(Object.keys(item ?? {}).join(' ')).toBe(columns)
  })

  it('keeps the order of the fields of its JSON', async () => {
    const [prompt] = (await readJson(db, '/export/prompts.json')).prompts
    const [gpt] = (await readJson(db, '/export/gpts.json')).gpts

    expect(Object.keys(prompt ?? {}).join(' ')).toBe(
      'url cote slug description categories tags ia date_creation date_modification auteur_nom auteur_linkedin_url requetes_seo exemple verifie_avec verifie_le titre prompt niveau historique conversations',
    )
    expect(Object.keys(gpt ?? {}).join(' ')).toBe(
      'url cote slug description categories tags ia date_creation date_modification auteur_nom auteur_linkedin_url requetes_seo exemple verifie_avec verifie_le nom role url_destination cas_usage workflow limitations faq conversations',
    )
  })

  it('gives away nothing that no page shows', async () => {
    const { prompts: promptItems } = await readJson(db, '/export/prompts.json')
    const { gpts: gptItems } = await readJson(db, '/export/gpts.json')
    const names = [...promptItems, ...gptItems].flatMap((item) => Object.keys(item))

    expect(names).toContain('slug')
    for (const hidden of ['id', 'statut', 'score', 'version', 'cree_par', 'recherche', 'epingle']) {
      expect(names).not.toContain(hidden)
    }
  })

  it('opens in a spreadsheet with every text as it is', async () => {
    expect(await readCsv(db, '/export/prompts.csv')).toEqual([
      expect.objectContaining({
        url: `${siteOrigin}/prompt/fiche`,
        titre: 'Une "fiche", à voir',
        prompt: 'Ligne une\nligne deux, [sujet]',
        categories: 'SEO | Audit',
        ia: 'GPT-4',
        exemple_resultat: '',
      }),
    ])
    expect(await readCsv(db, '/export/gpts.csv')).toEqual([
      expect.objectContaining({
        url: `${siteOrigin}/gpt/dossier`,
        nom: 'Un dossier',
        exemple_valeurs: 'demande : Auditer',
        exemple_resultat: '## Constat\n\nRien.',
        exemple_remarque: '',
      }),
    ])
  })

  it.each(paths)('%s is public, not listed, and holds no draft', async (path) => {
    const response = await testSite(() => db).get(path)

    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': path.endsWith('.csv')
        ? 'text/csv; charset=utf-8'
        : 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=60',
      'x-robots-tag': 'noindex',
    })
    expect(await response.text()).not.toContain('canariesque')
  })

  it.each(paths)('%s is charged to its client, who is told when to come back', async (path) => {
    const { budgets, takeSpent } = recordingBudgets(() => ({
      allowed: false,
      retryAfterSeconds: 7,
    }))
    const headers = { 'cf-connecting-ip': '203.0.113.7' }
    const response = await testSite(() => db, { budgets }).get(path, { headers })

    expect(takeSpent()).toEqual([`client 203.0.113.7: ${costs.export.units}`])
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toBe(
      'Trop de requêtes. Veuillez patienter. Réessayez dans 7\u00a0secondes.\n',
    )
  })

  it.each(paths)('%s of an empty catalogue is empty and whole', async (path) => {
    const empty = await createTestDatabase()

    const items = path.endsWith('.csv')
      ? await readCsv(empty, path)
      : Object.values(await readJson(empty, path)).filter((value) => typeof value === 'object')
    expect(items.flat()).toEqual([])
  })
})

it('asks to come back later when the database does not answer', async () => {
  const site = testSite(() =>
    openDatabase({ DATABASE_URL: 'http://127.0.0.1:1/', DATABASE_AUTH_TOKEN: undefined }),
  )
  const response = await site.get('/export/prompts.csv')
  vi.mocked(console.error).mockClear()

  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

describe('an export of more than one page', () => {
  const count = exportPageSize * 2 + 1

  it('has every item once, read a page at a time', async () => {
    const db = await createTestDatabase()
    for (let start = 0; start < count; start += 250) {
      const rows = Array.from({ length: Math.min(250, count - start) }, (_, index) => start + index)
      await writeBatch(db, [
        db.insert(prompts).values(rows.map((row) => promptValues({ slug: `fiche-${row}` }))),
        db.insert(gpts).values(rows.map((row) => gptValues({ slug: `dossier-${row}` }))),
      ])
    }
    const { prompts: items } = await readJson(db, '/export/prompts.json')

    expect(new Set(items.map(({ slug }) => slug)).size).toBe(count)
    expect(items).toHaveLength(count)
    expect(await readCsv(db, '/export/gpts.csv')).toHaveLength(count)
  })

  it('ends without a word in the log when its reader leaves', async () => {
    const db = await createTestDatabase()
    await writeBatch(db, [
      db.insert(prompts).values(Array.from({ length: 10 }, () => promptValues())),
    ])
    const response = await testSite(() => db).get('/export/prompts.json')
    const reader = response.body?.getReader()
    const first = await reader?.read()
    await reader?.cancel()

    expect(first?.done).toBe(false)
    expect((await reader?.read())?.done).toBe(true)
  })
})
