import { join, resolve } from 'node:path'

import { chosenPath } from '#drizzle/backup/backup-folder.ts'
import { originOf } from '#drizzle/backup/backup-source.ts'
import { type Ending, runInterruptible } from '#drizzle/backup/interruptible.ts'
import { openChosenDatabase } from '#drizzle/commands/chosen-database.ts'
import { readOptions } from '#drizzle/commands/command-options.ts'
import { connectDatabase } from '#drizzle/local/database-client.ts'
import { projectPath } from '#drizzle/local/project-root.ts'
import { SetupError } from '#drizzle/local/setup-error.ts'
import { print } from '#drizzle/local/terminal/output.ts'
import { exportFileName } from '#shared/addresses/whole-export.ts'

import { checkExport, type ReadTable } from './check-export.ts'
import { writeExport } from './write-export.ts'

const usage = `Writes all that is content, settings and accounts (without what signs in to them) into one file, as JSON lines in gzip:
  npm run export -- [--to FILE]
  npm run export -- --check FILE
  --to FILE       the file (a new one in .data/exports)
  --check FILE    reads an export to its end instead, and says what it holds
The database is that of DATABASE_URL, else the local one. What gives a site back whole is npm run backup.`

await runInterruptible(
  async (ending) => {
    const { to, check } = readRequest(process.argv.slice(2))
    if (check === undefined) await write(to, ending)
    else await tell(check)
  },
  () => 'Stopped: no export was written.',
)

async function write(file: string, ending: Ending): Promise<void> {
  const database = await openChosenDatabase()
  ending.onEnd(database.stop)
  const client = await connectDatabase(database.url, database.authToken)
  const tables = await writeExport({ client, origin: originOf(database) }, file, ending)
  print(`Wrote ${file}`)
  print(`Verified: read again, ${sizeOf(tables)}`)
}

async function tell(file: string): Promise<void> {
  const { header, tables } = await checkExport(file)
  print(`An export of ${header.origin}, made at ${header.made_at}: ${sizeOf(tables)}`)
  for (const { name, rows } of tables) print(`  ${name}: ${rows}`)
}

function sizeOf(tables: readonly ReadTable[]): string {
  return `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows in ${tables.length} tables`
}

function readRequest(args: string[]): { to: string; check: string | undefined } {
  const { values } = readOptions(
    {
      args,
      options: {
        to: { type: 'string' },
        check: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    },
    usage,
  )
  if (values.help || (values.to !== undefined && values.check !== undefined)) {
    throw new SetupError(usage)
  }
  return {
    to: values.to === undefined ? usualFile() : chosenPath(values.to),
    check: values.check === undefined ? undefined : chosenPath(values.check),
  }
}

function usualFile(): string {
  const dataFolder = resolve(process.env.DATA_DIR || projectPath('.data'))
  return join(dataFolder, 'exports', exportFileName(new Date()))
}
