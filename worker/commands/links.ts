import { runInterruptible } from '#drizzle/backup/interruptible.ts'
import { showProgress } from '#drizzle/backup/terminal.ts'
import { openChosenDatabase } from '#drizzle/commands/chosen-database.ts'
import { applyMigrations } from '#drizzle/commands/migrate.ts'
import { usualPort } from '#drizzle/commands/running-database.ts'
import { connectDatabase } from '#drizzle/local/database-client.ts'
import { createAsk } from '#drizzle/local/links/ask-address.ts'
import { SetupError } from '#drizzle/local/setup-error.ts'
import { print } from '#drizzle/local/terminal/output.ts'
import { clientOf, databaseOn } from '#worker/database/db.ts'
import { checkLinks } from '#worker/services/links/check-links.ts'

import { toldLinks } from './told-links.ts'

const usage =
  'Looks at every address to which public items lead (of the database of DATABASE_URL, else the local one): npm run links'

await runInterruptible(
  async (ending) => {
    if (process.argv.length > 2) throw new SetupError(usage)
    const database = await openChosenDatabase()
    ending.onEnd(database.stop)
    const client = await connectDatabase(database.url, database.authToken)
    await applyMigrations(client, { withRemovals: false })
    const siteOrigin = process.env.SITE_ORIGIN || `http://localhost:${usualPort}`
    const asker = { ask: createAsk({ siteOrigin }), most: Infinity }
    const checked = await checkLinks(databaseOn(clientOf(client)), asker, {
      now: () => new Date(),
      onChecked: showProgress('Looking', 'links'),
      signal: ending.signal,
    })
    print(toldLinks(checked))
  },
  () =>
    'Stopped: what was looked at is kept, but for the last few. The next run begins with the rest.',
)
