import { describe, expect, it } from 'vitest'

import { seoPagesConfig, settingRow, siteSettings } from '#drizzle/schema/index.ts'
import { splitIdentity } from '#shared/site/site-identity.ts'
import { defaultSettings } from '#shared/site/site-settings.ts'
import { asVisitor } from '#tests/support/calls/caller.ts'
import { builtInNames } from '#tests/support/database/built-in-categories.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

describe('the frame of every page', () => {
  it('has its defaults and live counts on a database without settings', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db)
    await insertGpt(db)
    await insertGpt(db)

    const { site_name, site_description, default_ia, identity } = defaultSettings
    expect(await asVisitor(db).catalogue.site()).toEqual({
      site_name,
      site_description,
      default_ia,
      footerCounts: { prompts: '150+ prompts', gpts: '100+ GPT testés, enrichis chaque semaine' },
      identity: splitIdentity(identity).shown,
      promptCount: 1,
      gptCount: 2,
      categories: [{ name: expect.any(String), promptCount: 1, gptCount: 2 }],
      looks: builtInNames.map((name) => ({ name })),
      choices: { ia: { prompt: [default_ia], gpt: [default_ia] }, niveaux: ['Débutant'] },
      pages: [],
    })
  })

  it('shows stored settings, and no setting that visitors have no use for', async () => {
    const db = await createTestDatabase()
    await writeBatch(db, [
      db.insert(siteSettings).values(settingRow('site_name', 'Autre nom')),
      db.insert(siteSettings).values(settingRow('footer_live_counts', true)),
      db.insert(siteSettings).values(settingRow('public_registration', true)),
    ])

    const site = await asVisitor(db).catalogue.site()

    expect(site).toMatchObject({
      site_name: 'Autre nom',
      footerCounts: { prompts: 'Aucune fiche pour l’instant', gpts: '' },
    })
    expect(site).not.toHaveProperty('public_registration')
    expect(site).not.toHaveProperty('maintenance_mode')
  })

  it('takes the default for each malformed row and keeps the others', async () => {
    const db = await createTestDatabase()
    await db.$client.batch(
      [
        `INSERT INTO site_settings VALUES ('site_name', '{pas du json')`,
        `INSERT INTO site_settings VALUES ('footer_live_counts', '"oui"')`,
        `INSERT INTO site_settings VALUES ('claims', '{"faster": 3}')`,
        `INSERT INTO site_settings VALUES ('inconnu', '1')`,
        `INSERT INTO site_settings VALUES ('default_ia', '"Claude"')`,
      ],
      'write',
    )

    expect(await asVisitor(db).catalogue.site()).toMatchObject({
      site_name: defaultSettings.site_name,
      footerCounts: { prompts: '150+ prompts', gpts: '100+ GPT testés, enrichis chaque semaine' },
      default_ia: 'Claude',
    })
    expect(await asVisitor(db).catalogue.claims()).toEqual(defaultSettings.claims)
  })

  it('refuses to write a setting that its schema refuses', () => {
    expect(() => settingRow('max_gpts_per_page', 101)).toThrow(/\d au plus\./)
    expect(() => settingRow('site_name', '')).toThrow('est obligatoire')
  })
})

describe('the metadata of a page (R231)', () => {
  it('is what is stored for exactly that path, and null for any other', async () => {
    const db = await createTestDatabase()
    const stored = {
      meta_title: 'Titre',
      meta_description: 'Description',
      meta_keywords: null,
      og_image: 'https://a.example/image.png',
    }
    await writeBatch(db, [db.insert(seoPagesConfig).values({ page_route: '/gpts', ...stored })])
    const { catalogue } = asVisitor(db)

    expect(await catalogue.pageMetadata({ route: '/gpts' })).toEqual(stored)
    expect(await catalogue.pageMetadata({ route: '/gpt' })).toBeNull()
    expect(await catalogue.pageMetadata({ route: '/' })).toBeNull()
  })
})
