import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { gpts, siteSettings } from '#drizzle/schema/index.ts'
import { gptScore } from '#shared/items/ranking.ts'
import {
  defaultSettings,
  settingKeys,
  type SiteSettings,
  siteSettingsSchema,
} from '#shared/site/site-settings.ts'
import { asAdmin, asVisitor } from '#tests/support/calls/caller.ts'
import { readJournal } from '#tests/support/database/admin-rows.ts'
import { gptValues, insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

const admin = (db: Database) => asAdmin(db).admin.settings

const identityOf = (consultant_name: string): SiteSettings['identity'] => ({
  ...defaultSettings.identity,
  consultant_name,
})

/** Another value of each setting. */
const others: SiteSettings = {
  site_name: 'Autre nom',
  site_description: 'Autre description.',
  maintenance_mode: true,
  public_registration: true,
  moderation_required: false,
  max_prompts_per_page: 7,
  max_gpts_per_page: 8,
  default_ia: 'Claude',
  footer_live_counts: true,
  french_category_names: true,
  delegated_roles: true,
  second_factor_required: true,
  ad_publisher: 'ca-pub-0123456789012345',
  texts: { ...defaultSettings.texts, subject: 'les juristes' },
  home_guides: false,
  claims: { ...defaultSettings.claims, faster: '50 %' },
  identity: identityOf('Camille Durand'),
}

describe('a setting (R176 to R178, R234)', () => {
  it.each(settingKeys)('%s is saved, read again, and is one row of the journal', async (key) => {
    const db = await createTestDatabase()
    // The pair is right by construction, which the union cannot see.
    const change = { key, value: others[key] } as Parameters<ReturnType<typeof admin>['save']>[0]

    await admin(db).save(change)

    expect(await admin(db).read()).toEqual({ ...defaultSettings, [key]: others[key] })
    expect(await readJournal(db)).toMatchObject([
      {
        action: 'setting.update',
        table_name: 'site_settings',
        record_id: key,
        user_id: 'admin-1',
      },
    ])
  })

  it('that is saved twice has one row, with the later value', async () => {
    const db = await createTestDatabase()

    await admin(db).save({ key: 'site_name', value: 'Premier' })
    await admin(db).save({ key: 'site_name', value: 'Second' })

    expect(await db.select().from(siteSettings)).toEqual([{ key: 'site_name', value: 'Second' }])
  })

  it('that is saved as it is writes nothing', async () => {
    const db = await createTestDatabase()

    await admin(db).save({ key: 'identity', value: defaultSettings.identity })

    expect(await db.select().from(siteSettings)).toEqual([])
    expect(await readJournal(db)).toEqual([])
  })

  it.each([
    ['a page size of 0', { key: 'max_prompts_per_page', value: 0 }],
    ['a page size of 101', { key: 'max_gpts_per_page', value: 101 }],
    ['a page size that is no whole number', { key: 'max_gpts_per_page', value: 2.5 }],
    ['a page size as text', { key: 'max_gpts_per_page', value: '20' }],
    ['a switch as text', { key: 'maintenance_mode', value: 'true' }],
    ['an empty name', { key: 'site_name', value: '  ' }],
    ['a publisher of another kind', { key: 'ad_publisher', value: 'pub-0123456789012345' }],
    ['a value of another key', { key: 'site_name', value: true }],
    ['an unknown key', { key: 'secret', value: 'x' }],
    ['an extra field', { key: 'site_name', value: 'Nom', updated_at: 'now' }],
    [
      'a trapped address',
      { key: 'identity', value: { ...others.identity, booking_url: 'javascript:alert(1)' } },
    ],
  ])('is refused with %s', async (_fault, input) => {
    const db = await createTestDatabase()

    // A client may send anything.
    const save = admin(db).save(input as Parameters<ReturnType<typeof admin>['save']>[0])

    await expect(save).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await db.select().from(siteSettings)).toEqual([])
  })
})

describe('several settings saved at once', () => {
  it('leave one row of the journal for each that changed', async () => {
    const db = await createTestDatabase()

    await admin(db).saveMany({
      values: { ...defaultSettings, site_name: 'Nom', max_gpts_per_page: 50 },
      depart: defaultSettings,
    })

    expect((await readJournal(db)).map(({ record_id }) => record_id).toSorted()).toEqual([
      'max_gpts_per_page',
      'site_name',
    ])
  })

  it('leave what others saved meanwhile, field by field', async () => {
    const db = await createTestDatabase()
    const { texts } = defaultSettings
    const change = (name: 'subject' | 'audience', value: string) =>
      admin(db).saveMany({ values: { texts: { ...texts, [name]: value } }, depart: { texts } })
    await change('subject', 'les juristes')

    const saved = await change('audience', 'juristes')

    expect(saved.texts).toEqual({ ...texts, subject: 'les juristes', audience: 'juristes' })
    expect(await admin(db).read()).toEqual(saved)
  })

  it('are refused where another changed the same one meanwhile', async () => {
    const db = await createTestDatabase()
    const { texts, site_name } = defaultSettings
    const named = { depart: { site_name, texts } }
    await admin(db).saveMany({ ...named, values: { site_name: 'Un' } })
    await admin(db).saveMany({ ...named, values: { texts: { ...texts, subject: 'un' } } })

    for (const values of [{ site_name: 'Deux' }, { texts: { ...texts, subject: 'deux' } }]) {
      await expect(admin(db).saveMany({ ...named, values })).rejects.toMatchObject({
        code: 'CONFLICT',
      })
    }
    expect(await admin(db).read()).toMatchObject({ site_name: 'Un', texts: { subject: 'un' } })
    await admin(db).saveMany({ ...named, values: { site_name: 'Un' } })
  })

  it('are refused with a key that is no setting', async () => {
    const db = await createTestDatabase()
    const values = { site_name: 'Nom', password: 'x' }

    await expect(admin(db).saveMany({ values, depart: {} })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    expect(await db.select().from(siteSettings)).toEqual([])
  })

  it('are written together or not at all, with their journal', async () => {
    const db = await createTestDatabase()
    await db.$client.batch(
      [
        "create trigger no_log before insert on admin_logs when new.record_id = 'default_ia' begin select raise(abort, 'full'); end",
      ],
      'write',
    )

    await expect(admin(db).saveMany({ values: others, depart: defaultSettings })).rejects.toThrow(
      'full',
    )

    expect(await admin(db).read()).toEqual(defaultSettings)
    expect(await readJournal(db)).toEqual([])
  })
})

describe('the journal of settings', () => {
  it('tells the former value and the new one, and only the fields that changed', async () => {
    const db = await createTestDatabase()

    await admin(db).save({ key: 'claims', value: others.claims })

    const [row] = await readJournal(db)
    expect(row?.new_values).toMatchObject({
      details: { avant: { faster: '95 %' }, apres: { faster: '50 %' } },
    })
    expect(JSON.stringify(row)).not.toContain('audit_cost')
  })

  it('masks addresses, stays on one line and under 8 kB (R247)', async () => {
    const db = await createTestDatabase()
    const noise = '\u001B[31mrouge\r\nligne\u2028suite'
    const tools = Array.from({ length: 20 }, () => ({
      nom: `Outil ${noise}`,
      url: `https://example.org/${'a'.repeat(1000)}`,
      description: 'x'.repeat(200),
    }))
    const identity = { ...others.identity, email: 'camille.durand@example.org', tools }

    await admin(db).save({ key: 'identity', value: identity })

    const rows = await readJournal(db)
    const stored = JSON.stringify(rows[0]?.new_values)
    expect(rows).toHaveLength(1)
    expect(Buffer.byteLength(stored)).toBeLessThanOrEqual(8192)
    expect(stored).not.toMatch(/camille\.durand@/)
    // oxlint-disable-next-line no-control-regex -- none of them may be stored
    expect(stored).not.toMatch(/[\u0000-\u001F\u2028\u2029]|\\u001b|\\r|\\n/i)
  })
})

describe('what a setting says is so', () => {
  it('page sizes drive the public lists', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db)
    await insertPrompt(db)
    await insertPrompt(db)

    await admin(db).save({ key: 'max_prompts_per_page', value: 2 })

    const list = await asVisitor(db).catalogue.prompts({ page: 1, sort: 'recent' })
    expect(list).toMatchObject({ pageSize: 2, total: 3 })
    expect(list.items).toHaveLength(2)
  })

  it('the name is in the frame and the metadata of pages', async () => {
    const db = await createTestDatabase()
    const { get } = testSite(() => db)

    await admin(db).save({ key: 'site_name', value: 'Nom & Compagnie' })

    const html = await (await get('/prompts')).text()
    expect(html).toContain('<meta property="og:site_name" content="Nom &amp; Compagnie"/>')
    expect(html).not.toContain('Promptothèque')
  })

  it('the description is that of the home page, until its own metadata is stored', async () => {
    const db = await createTestDatabase()
    const { get } = testSite(() => db)
    const description = async () =>
      /<meta name="description" content="([^"]*)"/.exec(await (await get('/')).text())?.[1]
    const own = await description()

    await admin(db).save({ key: 'site_description', value: 'Une description à nous.' })
    const written = await description()
    await asAdmin(db).admin.seoPages.create({
      page_route: '/',
      meta_title: 'Titre',
      meta_description: 'Celle de la page.',
      meta_keywords: null,
      og_image: null,
    })

    expect(own).toContain('Bibliothèque gratuite')
    expect(written).toBe('Une description à nous.')
    expect(await description()).toBe('Celle de la page.')
  })

  it('the identity is on the legal pages', async () => {
    const db = await createTestDatabase()
    const { get } = testSite(() => db)

    await admin(db).save({
      key: 'identity',
      value: { ...others.identity, company_name: 'Atelier Durand' },
    })

    expect(await (await get('/mentions-legales')).text()).toContain('Atelier Durand')
  })
})

describe("the consultant's name (R250)", () => {
  it('when it changes, the scores of the GPTs that bear either name follow, of every status', async () => {
    const db = await createTestDatabase()
    const before = defaultSettings.identity.consultant_name
    await insertGpt(db, { slug: 'ancien', nom: `Audit de ${before}` })
    await insertGpt(db, { slug: 'nouveau', nom: 'CAMILLE DURAND relit', statut: 'brouillon' })
    await insertGpt(db, { slug: 'epingle', nom: 'Camille Durand', epingle: true })
    await insertGpt(db, { slug: 'autre', nom: 'Un autre' })

    await admin(db).save({ key: 'identity', value: identityOf('Camille Durand') })

    const rows = await db.select().from(gpts).orderBy(asc(gpts.slug))
    expect(rows.map(({ slug, score }) => [slug, score])).toEqual(
      rows.map((row) => [row.slug, gptScore(row, 'Camille Durand')]),
    )
    const scoreOf = (slug: string) => rows.find((row) => row.slug === slug)?.score
    expect(scoreOf('nouveau')).toBe(40)
    expect(scoreOf('ancien')).toBe(40)
    expect(scoreOf('epingle')).toBe(1000)
    expect(scoreOf('autre')).toBe(0)
  })

  it('when it changes, more GPTs than one write takes are all ranked anew', async () => {
    const db = await createTestDatabase()
    // In one go: sqld refuses more than 128 requests at a time.
    const rows = Array.from({ length: 150 }, (_, place) =>
      gptValues({ nom: `Camille Durand ${place}` }),
    )
    await writeBatch(
      db,
      rows.map((row) => db.insert(gpts).values(row)),
    )

    await admin(db).save({ key: 'identity', value: identityOf('Camille Durand') })

    expect(await db.$count(gpts, eq(gpts.score, 40))).toBe(150)
  })
})

it('every setting has a form of its own and a default that it accepts', () => {
  expect(siteSettingsSchema.parse(defaultSettings)).toEqual(defaultSettings)
  expect(siteSettingsSchema.parse(others)).toEqual(others)
})
