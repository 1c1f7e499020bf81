import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { gptDerivedValues, promptDerivedValues } from '#drizzle/derived/content-values.ts'
import { adminLogs, gpts, prompts, seoPagesConfig, siteSettings } from '#drizzle/schema/index.ts'
import { defaultSettings, readSettings, settingKeys } from '#shared/site/site-settings.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import { builtInFacts } from '#tests/support/database/built-in-categories.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const long = '2020-01-01T00:00:00.000Z'

const page = {
  page_route: '/ma-page',
  meta_title: 'Un titre',
  meta_description: 'Une description.',
  meta_keywords: 'audit, seo',
  og_image: 'https://example.org/image.png',
}

const adminAt = (db: Database) => asAdmin(db, undefined, { now }).admin

describe('a row of seo_pages_config (R200, R235)', () => {
  it('holds a route, its metadata and when it was written, and is found by its id (R200)', async () => {
    const db = await createTestDatabase()

    const { id, updated_at } = await adminAt(db).seoPages.create(page)

    expect(await db.select().from(seoPagesConfig)).toEqual([{ id, ...page, updated_at }])
    expect(updated_at).toBe(now.toISOString())
  })

  it('is the only one of its route, whoever writes (R200)', async () => {
    const db = await createTestDatabase()
    await adminAt(db).seoPages.create(page)

    await expect(
      writeBatch(db, [db.insert(seoPagesConfig).values({ ...page, meta_title: 'Un autre' })]),
    ).rejects.toThrow(/UNIQUE/)
  })

  it('is listed by route, changed by id with its instant, and removed by id (R235)', async () => {
    const db = await createTestDatabase()
    const { create, update, remove, list } = adminAt(db).seoPages
    const first = await create(page)
    const other = await create({ ...page, page_route: '/autre', meta_keywords: null })
    const listed = (await list()).configured.map(({ id, page_route }) => [id, page_route])

    const { updated_at } = await update({ ...page, ...first, meta_title: 'Changé' })
    const changed = await db.select().from(seoPagesConfig).where(eq(seoPagesConfig.id, first.id))
    await remove({ id: first.id })

    expect(listed).toEqual([
      [other.id, '/autre'],
      [first.id, '/ma-page'],
    ])
    expect(changed).toEqual([{ id: first.id, ...page, meta_title: 'Changé', updated_at }])
    expect(updated_at > first.updated_at).toBe(true)
    expect(await db.select({ id: seoPagesConfig.id }).from(seoPagesConfig)).toEqual([
      { id: other.id },
    ])
  })
})

/** The keys that the specification names, each with another value than its default. */
const known = {
  site_name: 'Autre nom',
  site_description: 'Autre description.',
  maintenance_mode: true,
  public_registration: true,
  moderation_required: false,
  max_prompts_per_page: 7,
  max_gpts_per_page: 8,
} as const

describe('a row of site_settings (R202, R234)', () => {
  it('is a key and its value, for each of the seven known ones (R202)', async () => {
    const db = await createTestDatabase()

    await adminAt(db).settings.saveMany({ values: known, depart: defaultSettings })

    const rows = await db.select().from(siteSettings)
    expect(Object.keys(known)).toHaveLength(7)
    expect(settingKeys).toEqual(expect.arrayContaining(Object.keys(known)))
    expect(Object.fromEntries(rows.map(({ key, value }) => [key, value]))).toEqual(known)
    expect(Object.keys(rows[0] ?? {})).toEqual(['key', 'value'])
    expect(readSettings(rows)).toEqual({ ...defaultSettings, ...known })
  })

  it('is read with all the others, inserted once and then replaced (R234)', async () => {
    const db = await createTestDatabase()
    const { read, save } = adminAt(db).settings
    const first = await read()

    await save({ key: 'max_gpts_per_page', value: 30 })
    await save({ key: 'max_gpts_per_page', value: 40 })

    expect(first).toEqual(defaultSettings)
    expect(await read()).toEqual({ ...defaultSettings, max_gpts_per_page: 40 })
    expect(await db.select().from(siteSettings)).toEqual([{ key: 'max_gpts_per_page', value: 40 }])
  })
})

describe('a row of admin_logs (R203)', () => {
  it('names the action, the table and the record, and keeps values under five names (R203)', async () => {
    const db = await createTestDatabase()

    const { id } = await adminAt(db).seoPages.create(page)

    const rows = await db.select().from(adminLogs)
    expect(rows).toEqual([
      {
        id: expect.any(String) as unknown,
        action: 'seo_page.create',
        table_name: 'seo_pages_config',
        record_id: id,
        user_id: 'admin-1',
        created_at: now.toISOString(),
        new_values: {
          event_type: 'seo_page.create',
          details: expect.objectContaining({ page_route: '/ma-page' }) as unknown,
          timestamp: now.toISOString(),
          ip_address: '192.0.2.0',
          user_agent: 'test',
        },
      },
    ])
  })
})

describe('what an administrator does to content (R232)', () => {
  const newest = { tri: 'date_creation', ordre: 'desc', page: 1 } as const
  const instants = ['2026-03-01', '2026-01-01', '2026-02-01'].map((day) => `${day}T00:00:00.000Z`)

  it('reads all of it by creation date, the latest first, with its number', async () => {
    const db = await createTestDatabase()
    for (const date_creation of instants) {
      await insertPrompt(db, { date_creation, statut: 'refuse' })
      await insertGpt(db, { date_creation, statut: 'brouillon' })
    }
    const lists = [await adminAt(db).prompts.list(newest), await adminAt(db).gpts.list(newest)]

    for (const { items, total } of lists) {
      expect(total).toBe(3)
      expect(items.map(({ date_creation }) => date_creation)).toEqual(
        instants.toSorted().toReversed(),
      )
    }
  })

  it('removes by id, and nothing else', async () => {
    const db = await createTestDatabase()
    const [prompt, gpt] = [await insertPrompt(db), await insertGpt(db)]
    const kept = [await insertPrompt(db), await insertGpt(db)].map(({ id }) => id)

    await adminAt(db).prompts.remove({ ids: [prompt.id] })
    await adminAt(db).gpts.remove({ ids: [gpt.id] })

    const left = [await db.select().from(prompts), await db.select().from(gpts)].flat()
    expect(left.map(({ id }) => id)).toEqual(kept)
  })

  it('gives another status by id', async () => {
    const db = await createTestDatabase()
    const [prompt, gpt] = [await insertPrompt(db), await insertGpt(db)]

    await adminAt(db).prompts.setStatut({ ids: [prompt.id], statut: 'brouillon' })
    await adminAt(db).gpts.setStatut({ ids: [gpt.id], statut: 'brouillon' })

    const rows = [await db.select().from(prompts), await db.select().from(gpts)].flat()
    expect(rows.map(({ statut }) => statut)).toEqual(['brouillon', 'brouillon'])
  })

  it('writes the search queries of a prompt, what it is found by and the date, and no other column', async () => {
    const db = await createTestDatabase()
    const before = await insertPrompt(db, { date_modification: long })
    const [stored] = await db.select().from(prompts)
    const requetes_seo = { requetes: ['audit seo'] }

    await adminAt(db).prompts.setRequetesSeo({ id: before.id, version: 1, requetes_seo })

    expect(await db.select().from(prompts)).toEqual([
      {
        ...stored,
        requetes_seo,
        ...followed(promptDerivedValues({ ...before, requetes_seo }, builtInFacts)),
        date_modification: now.toISOString(),
        version: 2,
      },
    ])
  })

  it('writes the workflow of a GPT, what it is found by and the date, and no other column', async () => {
    const db = await createTestDatabase()
    const before = await insertGpt(db, { date_modification: long, workflow: [] })
    const [stored] = await db.select().from(gpts)

    await adminAt(db).workflows.generate({ id: before.id, version: 1 })

    const [row] = await db.select().from(gpts)
    const { workflow = [] } = row ?? {}
    expect(workflow).not.toEqual([])
    expect(row).toEqual({
      ...stored,
      workflow,
      ...followed(gptDerivedValues({ ...before, workflow }, builtInFacts, '')),
      date_modification: now.toISOString(),
      version: 2,
    })
  })
})

type Followed = Pick<ReturnType<typeof promptDerivedValues>, 'recherche' | 'completude' | 'manques'>

/** What an item is found by, and how complete it is. */
const followed = ({ recherche, completude, manques }: Followed): Followed => ({
  recherche,
  completude,
  manques,
})
