import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/libsql/web'

import type { DatabaseAddress } from '#drizzle/commands/prepare-database.ts'
import { openClient } from '#drizzle/local/database-client.ts'
import { dailyPicks, gpts, prompts, siteSettings } from '#drizzle/schema/index.ts'
import type { SettingKey } from '#shared/site/site-settings.ts'
import { rowStatements } from '#tests/e2e/support/filled-tables.ts'
import { gptValues, promptValues } from '#tests/support/database/factories.ts'

import { editedRows } from './edited-rows.ts'

type Database = ReturnType<typeof drizzle>

const longWord = 'Lesartisansboulangersdunordpasdecalaisetdelapicardie.example'
const longText = `${longWord} et ${longWord.repeat(3)} puis quelques mots ordinaires.`

/** The sites that scenes need, each with the changes to its starting content. */
const changes = {
  catalogue: async () => undefined,
  /** Advertisements, texts of an unusual length, unwritten sections, and news that cannot be read. */
  unusual: async (db: Database) => {
    await setSetting(db, 'ad_publisher', 'ca-pub-0123456789012345')
    await db.insert(gpts).values({
      ...gptValues({
        slug: 'non-redige',
        nom: longWord,
        description: longText,
        categories: [longWord, 'SEO'],
        tags: [longWord, 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'],
      }),
      cote_rang: 900,
    })
    await db.insert(prompts).values([
      {
        ...promptValues({
          slug: 'sans-variable',
          titre: longText,
          description: longText,
          prompt: `# ${longWord}\n\n${longText}\n1. ${longText}\n- ${longText}`,
          categories: [longWord, 'SEO'],
          tags: [longWord],
        }),
        cote_rang: 901,
      },
      {
        ...promptValues({
          slug: 'trente-variables',
          titre: 'Trente variables',
          prompt: Array.from({ length: 30 }, (_, index) => `[donnée ${index + 1}]`).join(' puis '),
        }),
        cote_rang: 902,
      },
    ])
    // The page of news answers with the page of a failure.
    await db.run(sql`drop table item_news`)
  },
  /** A row in every table of the administration. */
  filled: async (db: Database) => {
    for (const statement of [...rowStatements(), ...journalStatements]) await db.run(statement)
  },
  maintenance: (db: Database) => setSetting(db, 'maintenance_mode', true),
  /** Items with revisions and redirects, a month with plans, and a record that was replaced. */
  edited: async (db: Database) => {
    for (const statement of [...rowStatements(), ...editedRows()]) await db.run(statement)
  },
}

export type SiteName = keyof typeof changes

/** An address that is the same in every run, since pages show it. The browser maps it to the real port. */
export const originOf = (site: SiteName): string =>
  `http://localhost:${4000 + Object.keys(changes).indexOf(site)}`

/** Changes the starting content of a site. The picks of the day would differ from day to day. */
export async function changeContent(site: SiteName, address: DatabaseAddress): Promise<void> {
  const client = openClient(address.url, address.authToken)
  const db = drizzle(client)
  await db
    .insert(dailyPicks)
    .values(
      [0, 1].flatMap((days) => [
        { jour: dayAfter(days), kind: 'gpt' as const, slug: 'lovable-architect', impose: true },
        { jour: dayAfter(days), kind: 'prompt' as const, slug: 'audit-on-page-url', impose: true },
      ]),
    )
    .onConflictDoUpdate({
      target: [dailyPicks.jour, dailyPicks.kind],
      set: { slug: sql`excluded.slug`, impose: true },
    })
  await changes[site](db)
  client.close()
}

const logValues = (action: string, details: string) =>
  `json_object('event_type', '${action}', 'details', json_object(${details}), 'timestamp', '2026-01-05T08:05:10.000Z',
    'ip_address', '203.0.113.0', 'user_agent', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36')`

/** An item in the bin, and changes of several items and of a record in the journal. */
const journalStatements = [
  `INSERT INTO deleted_items (id, kind, item_id, slug, titre, contenu, date_creation, deleted_at)
    VALUES ('corbeille', 'prompt', 'supprime', 'une-fiche-supprimee', 'Une fiche supprimée', '{"statut":"valide"}',
      '2026-01-01', strftime('%Y-%m-%dT00:00:00.000Z', 'now'))`,
  `INSERT INTO admin_logs (id, action, table_name, record_id, new_values, created_at) VALUES
    ('niveaux', 'prompt.change', 'prompts', 'niveaux', ${logValues('prompt.change', "'champ', 'niveau', 'valeur', 'Expert'")}, '2026-01-05T16:20:00.000Z'),
    ('suppression', 'prompt.delete', 'prompts', 'supprime', ${logValues('prompt.delete', "'slug', 'une-fiche-supprimee', 'statut', 'valide'")}, '2026-01-05T16:10:00.000Z'),
    ('reglage', 'setting.update', 'site_settings', 'site_name', ${logValues('setting.update', "'nom', 'site_name'")}, '2026-01-05T16:00:00.000Z')`,
  `INSERT INTO item_changes (entree, kind, item_id, version)
    SELECT 'niveaux', 'prompt', id, version FROM prompts WHERE titre LIKE '%audit%' ORDER BY slug LIMIT 7`,
]

/** A day in Paris, as `2026-11-30`. */
export const dayAfter = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv', { timeZone: 'Europe/Paris' })

const setSetting = (db: Database, key: SettingKey, value: unknown) =>
  db.update(siteSettings).set({ value }).where(eq(siteSettings.key, key))
