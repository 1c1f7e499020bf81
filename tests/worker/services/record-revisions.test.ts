import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { recordRevisions, settingRow, siteSettings } from '#drizzle/schema/index.ts'
import type { KnownVariable } from '#shared/variables/known-variable.ts'
import { asAdmin, type TestUser } from '#tests/support/calls/caller.ts'
import { insertUser } from '#tests/support/database/admin-rows.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

async function openDesk() {
  const db = await createTestDatabase()
  const user: TestUser = await insertUser(db)
  await writeBatch(db, [db.insert(siteSettings).values(settingRow('site_name', 'Au début'))])
  return { db, user, admin: asAdmin(db, user).admin }
}

const page = {
  page_route: '/prompts',
  meta_title: 'Le premier titre de la page',
  meta_description: 'La première description de la page.',
  meta_keywords: null,
  og_image: null,
}

const variable = {
  cle: 'secteur',
  libelle: 'Secteur',
  aide: 'Ce que vend le client.',
  exemple: 'plomberie',
  nature: 'choix',
  portee: 'client',
  choix: ['santé', 'droit'],
  alias: ['domaine'],
} satisfies KnownVariable

describe('what a record was', () => {
  it('of a setting is kept with who replaced it, however often; the same value is nothing new', async () => {
    const { admin, user } = await openDesk()
    await admin.settings.save({ key: 'site_name', value: 'Un' })
    await admin.settings.save({ key: 'site_name', value: 'Deux' })
    await admin.settings.save({ key: 'site_name', value: 'Deux' })

    const kept = await admin.settings.revisions()
    expect(kept.map(({ record_id, contenu, auteur }) => [record_id, contenu, auteur])).toEqual([
      ['site_name', 'Un', user.email],
      ['site_name', 'Au début', user.email],
    ])
  })

  it('of a page’s configuration survives its removal', async () => {
    const { admin } = await openDesk()
    const { id, updated_at } = await admin.seoPages.create(page)
    await admin.seoPages.update({ ...page, id, updated_at, meta_title: 'Le second titre' })
    await admin.seoPages.remove({ id })

    const kept = await admin.seoPages.revisions({ id })
    expect(kept.map(({ contenu }) => contenu)).toEqual([
      { ...page, meta_title: 'Le second titre' },
      page,
    ])
  })

  it('of a variable is as it was read, also where its lists are no JSON any more', async () => {
    const { db, admin } = await openDesk()
    await admin.variables.create(variable)
    await admin.variables.update({ lu: variable, variable: { ...variable, aide: 'Autre aide.' } })
    await writeBatch(db, [sql`update variables set alias = '{' where cle = ${variable.cle}`])
    await writeBatch(db, [sql`update variables set aide = 'encore' where cle = ${variable.cle}`])

    const kept = await admin.variables.revisions({ cle: variable.cle })
    expect(kept.at(-1)?.contenu).toEqual(variable)
    expect(kept[0]?.contenu).toMatchObject({ aide: 'Autre aide.', alias: [] })
  })

  it('is kept whoever writes', async () => {
    const { db } = await openDesk()
    await writeBatch(db, [sql`update site_settings set value = '"Autre"' where key = 'site_name'`])
    expect(await db.select().from(recordRevisions)).toMatchObject([
      { table_name: 'site_settings', contenu: 'Au début' },
    ])
  })
})
