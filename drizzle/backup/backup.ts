import { basename } from 'node:path'

import type { Client } from '@libsql/client/web'

import { openChosenDatabase } from '#drizzle/commands/chosen-database.ts'
import { readOptions } from '#drizzle/commands/command-options.ts'
import { connectDatabase } from '#drizzle/local/database-client.ts'
import { SetupError } from '#drizzle/local/setup-error.ts'
import { print, printError } from '#drizzle/local/terminal/output.ts'
import { retention } from '#shared/site/retention.ts'

import { chosenPath, removeOlder, usualFolder } from './backup-folder.ts'
import { sourceOf } from './backup-source.ts'
import { runInterruptible } from './interruptible.ts'
import { writeBackup } from './write-backup.ts'

const usage = `Copies the database (of DATABASE_URL, else the local one) into one file, while it is used or not:
  npm run backup -- [--to FOLDER] [--keep NUMBER]
  --to FOLDER     where the file goes (.data/backups)
  --keep NUMBER   leaves so many backups of this database in the folder, ${retention.backups} unless told otherwise
The site's secrets are encrypted with BACKUP_PASSPHRASE, or a passphrase that is asked for.
Every night at three, by cron:
  0 3 * * * cd PROJECT && BACKUP_PASSPHRASE="$(cat FILE)" npm run --silent backup -- --keep 14
Back again: npm run restore -- FILE`

await runInterruptible(
  async (ending) => {
    const { folder, keep } = readRequest(process.argv.slice(2))
    const database = await openChosenDatabase()
    ending.onEnd(database.stop)
    const client = await connectDatabase(database.url, database.authToken)
    const source = await sourceOf(client, database)
    await noteRun(client, basename(await writeBackup(source, { folder, why: 'backup' }, ending)))
    const removed = await removeOlder(folder, source.origin, keep, new Date())
    print(
      removed.length === 0
        ? 'Removed no older backup'
        : `Removed ${removed.length} older backups: ${removed.join(', ')}`,
    )
  },
  () => 'Stopped: no backup was written.',
)

/** For the dashboard and whoever watches the site; a backup is one without it, too. */
async function noteRun(client: Client, name: string): Promise<void> {
  await client
    .execute({
      sql: "INSERT INTO job_runs (travail, fini_le, reussi, bilan) VALUES ('sauvegarde', ?, 1, ?) ON CONFLICT (travail) DO UPDATE SET fini_le = excluded.fini_le, reussi = 1, bilan = excluded.bilan",
      args: [new Date().toISOString(), `Écrite et vérifiée\u00a0: ${name}`],
    })
    .catch((error: unknown) => {
      printError(`The site was not told of the backup: ${String(error)}`)
    })
}

function readRequest(args: string[]): { folder: string; keep: number } {
  const { to, keep, help } = parse(args)
  if (help) throw new SetupError(usage)
  if (keep !== undefined && !/^[1-9]\d{0,5}$/.test(keep)) {
    throw new SetupError(`--keep needs a number of backups, not ${keep}.`)
  }
  return {
    folder: to === undefined ? usualFolder() : chosenPath(to),
    keep: keep === undefined ? retention.backups : Number(keep),
  }
}

function parse(args: string[]) {
  return readOptions(
    {
      args,
      options: {
        to: { type: 'string' },
        keep: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    },
    usage,
  ).values
}
