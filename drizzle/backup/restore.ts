import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type ChosenDatabase, openChosenDatabase } from '#drizzle/commands/chosen-database.ts'
import { readOptions } from '#drizzle/commands/command-options.ts'
import { connectDatabase } from '#drizzle/local/database-client.ts'
import { SetupError } from '#drizzle/local/setup-error.ts'
import { print } from '#drizzle/local/terminal/output.ts'

import { chosenPath, usualFolder } from './backup-folder.ts'
import { type Header, rowsOf } from './backup-format.ts'
import { sourceOf } from './backup-source.ts'
import { type Ending, runInterruptible } from './interruptible.ts'
import { migratedCopy } from './migrated-copy.ts'
import { checkBackup } from './read-backup.ts'
import { hasContent, replaceContent } from './replace-content.ts'
import { giveSecrets, openSecretsOf } from './secrets/restored-secrets.ts'
import { readApplied, readMigrations } from './tables/applied-migrations.ts'
import { ask, isAnswered, showProgress } from './terminal.ts'
import { writeBackup } from './write-backup.ts'

const usage = `Puts a backup in the place of the content of the database (of DATABASE_URL, else the local one):
  npm run restore -- FILE [--yes] [--to FOLDER]
  --yes           asks nothing
  --to FOLDER     where a backup of what is there is put first (.data/backups)
The secrets in it are opened with BACKUP_PASSPHRASE, or a passphrase that is asked for.`

type Request = { file: string; folder: string; isSure: boolean }

let isReplaced = false

await runInterruptible(
  (ending) => restore(readRequest(process.argv.slice(2)), ending),
  () =>
    isReplaced
      ? 'Stopped: the backup is restored; the search is made ready at the next start.'
      : 'Stopped: nothing was changed.',
)

async function restore({ file, folder, isSure }: Request, ending: Ending): Promise<void> {
  const migrations = await readMigrations()
  const header = await checkBackup(file, showProgress('Checking'))
  const opened = await openSecretsOf(header)

  const database = await openChosenDatabase()
  ending.onEnd(database.stop)
  const client = await connectDatabase(database.url, database.authToken)
  const former = await readApplied(client, migrations)
  const isFilled = await hasContent(client, former)
  if (isFilled && !isSure) await refuseUnlessAgreed(database, header)
  const current = join(tmpdir(), `restored-${crypto.randomUUID()}.gz`)
  await migratedCopy(file, current, ending)
  if (isFilled) {
    print('First, a backup of what is there')
    const source = await sourceOf(client, database, opened?.passphrase)
    await writeBackup(source, { folder, why: 'before-restore' }, ending)
  }

  const also = async () => {
    isReplaced = true
    if (opened) await giveSecrets(database, opened.secrets, file)
  }
  await replaceContent(client, { file: current, former, migrations, also }, ending)
  print(
    `Restored ${rowsOf(header.tables)} rows in ${header.tables.length} tables, as they were on ${header.made_at}`,
  )
}

async function refuseUnlessAgreed(
  { url, dataFolder }: ChosenDatabase,
  { made_at }: Header,
): Promise<void> {
  const place = dataFolder === undefined ? `at ${url}` : `in ${dataFolder}`
  const question = `The database ${place} has content. Replace all of it by that of ${made_at}?`
  if (!isAnswered()) throw new SetupError(`${question} Say so with --yes.`)
  const answer = await ask(`${question} (yes or no) `)
  if (answer.trim().toLowerCase() !== 'yes') throw new SetupError('Nothing was changed.')
}

function readRequest(args: string[]): Request {
  const { values, positionals } = parse(args)
  const [file] = positionals
  if (values.help || file === undefined || positionals.length > 1) throw new SetupError(usage)
  return {
    file: chosenPath(file),
    folder: values.to === undefined ? usualFolder() : chosenPath(values.to),
    isSure: values.yes,
  }
}

function parse(args: string[]) {
  return readOptions(
    {
      args,
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        yes: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    },
    usage,
  )
}
