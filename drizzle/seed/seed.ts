import { fileURLToPath } from 'node:url'

import type { Client } from '@libsql/client/web'
import { drizzle } from 'drizzle-orm/libsql/web'

import { readCategoryFacts } from '#drizzle/derived/category-facts.ts'
import { gptDerivedValues, promptDerivedValues } from '#drizzle/derived/content-values.ts'
import { exempleColumn } from '#drizzle/derived/exemple.ts'
import { connectDatabase } from '#drizzle/local/database-client.ts'
import { runCommand, SetupError } from '#drizzle/local/setup-error.ts'
import { print } from '#drizzle/local/terminal/output.ts'
import {
  dailyPicks,
  gpts,
  prompts,
  searchGroups,
  settingRow,
  siteSettings,
  variables,
} from '#drizzle/schema/index.ts'
import type { Statut } from '#shared/items/statut.ts'
import { defaultSettings, settingKeys, type SiteSettings } from '#shared/site/site-settings.ts'

import { readGptSeeds, readPromptSeeds } from './content.ts'
import { firstJourneysInsert } from './first-journeys.ts'
import { gptRow, promptRow } from './rows.ts'
import { wordGroups } from './search-vocabulary.ts'
import { variablesSeed } from './variables.ts'

/** Settings of the starting content. ChatGPT is the default assistant, and the footer shows live counts. */
const seedSettings: SiteSettings = {
  ...defaultSettings,
  default_ia: 'ChatGPT',
  footer_live_counts: true,
}

/** How many items were written, and how many of them everybody sees. */
type Count = { all: number; public: number }
type Seeded = { prompts: Count; gpts: Count }

/**
 * Loads the starting content into a database that never had any, in one atomic batch; one that holds an
 * item, or that somebody emptied, is left as it is. Gives what it wrote, or null.
 */
export async function seedDatabase(client: Client): Promise<Seeded | null> {
  const db = drizzle(client)
  const { rows } = await client.execute(
    `select (select count(*) from prompts) + (select count(*) from gpts) + withdrawn as traces
      from content_version`,
  )
  if (rows[0]?.traces !== 0) return null

  const [promptSeeds, gptSeeds, facts] = await Promise.all([
    readPromptSeeds(),
    readGptSeeds(),
    readCategoryFacts(db),
  ])
  const { consultant_name } = seedSettings.identity
  const promptRank = rankCounter()
  const gptRank = rankCounter()
  const statements = [
    ...settingKeys.map((key) =>
      db.insert(siteSettings).values(settingRow(key, seedSettings[key])).onConflictDoNothing(),
    ),
    ...promptSeeds.map((seed) => {
      const row = promptRow(seed)
      const derived = promptDerivedValues(row, facts)
      return db.insert(prompts).values({
        ...row,
        ...derived,
        ...exempleColumn(row.exemple),
        ...instants(seed),
        cote_rang: promptRank(derived.cote_code),
      })
    }),
    ...gptSeeds.map((seed) => {
      const row = gptRow(seed)
      const derived = gptDerivedValues(row, facts, consultant_name)
      return db.insert(gpts).values({
        ...row,
        ...derived,
        ...exempleColumn(row.exemple),
        ...instants(seed),
        cote_rang: gptRank(derived.cote_code),
      })
    }),
    ...wordGroups().map((group) => db.insert(searchGroups).values(group)),
    ...variablesSeed.map((variable) => db.insert(variables).values(variable)),
    // The one day whose pick is set and not drawn.
    db
      .insert(dailyPicks)
      .values({
        jour: '2025-06-06',
        kind: 'prompt',
        slug: 'expert-amelioration-prompts',
        impose: true,
      })
      .onConflictDoNothing(),
  ]
  const encoded = statements.map((statement) => {
    const { sql: text, params } = statement.toSQL()
    // Drizzle has encoded every parameter for this driver already.
    return { sql: text, args: params as (string | number | null)[] }
  })
  await client.batch([...encoded, firstJourneysInsert], 'write')
  return { prompts: countSeeds(promptSeeds.map(promptRow)), gpts: countSeeds(gptSeeds.map(gptRow)) }
}

const countSeeds = (rows: { statut: Statut }[]): Count => ({
  all: rows.length,
  public: rows.filter(({ statut }) => statut === 'valide').length,
})

/** What was written, for the terminal. */
export const describeSeeded = ({ prompts: ofPrompts, gpts: ofGpts }: Seeded): string =>
  `${ofPrompts.all} prompts (${ofPrompts.public} public), ${ofGpts.all} GPTs (${ofGpts.public} public)`

function instants(seed: { date_creation: string; date_modification: string }) {
  return {
    date_creation: new Date(seed.date_creation).toISOString(),
    date_modification: new Date(seed.date_modification).toISOString(),
  }
}

/** Ranks run from 1 for each call-number code, in the order asked. */
function rankCounter(): (code: string) => number {
  const ranks = new Map<string, number>()
  return (code) => {
    const rank = (ranks.get(code) ?? 0) + 1
    ranks.set(code, rank)
    return rank
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCommand(async () => {
    const { DATABASE_URL, DATABASE_AUTH_TOKEN } = process.env
    if (!DATABASE_URL) throw new SetupError('Set DATABASE_URL to the database to fill.')
    const client = await connectDatabase(DATABASE_URL, DATABASE_AUTH_TOKEN)
    const seeded = await seedDatabase(client)
    print(
      seeded
        ? `Loaded ${describeSeeded(seeded)}.`
        : 'Loaded nothing: the database has or had content of its own.',
    )
  })
}
