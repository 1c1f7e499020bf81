import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { SetupError } from '#drizzle/local/setup-error.ts'
import { print } from '#drizzle/local/terminal/output.ts'

import {
  backupName,
  type BackupReason,
  draftOf,
  makeFolder,
  removeLeftDrafts,
} from './backup-folder.ts'
import { rowsOf, type TableEntry } from './backup-format.ts'
import type { Ending } from './interruptible.ts'
import { checkBackup } from './read-backup.ts'
import { withRestored } from './scratch-database.ts'
import { tallyTables } from './tables/table-rows.ts'
import { type Source, writeDraft } from './write-draft.ts'

/**
 * Writes a backup of a database into a folder, and gives its file once it was read again, restored into
 * an empty database, and every table found to be as it was written. Until then it has another name.
 */
export async function writeBackup(
  source: Source,
  { folder, why }: { folder: string; why: BackupReason },
  ending: Ending,
): Promise<string> {
  await makeFolder(folder)
  await removeLeftDrafts(folder)
  const at = new Date()
  const file = join(folder, backupName(why, at))
  const draft = draftOf(file)
  const writing = writeDraft(source, { at, draft, signal: ending.signal })
  ending.onEnd(async () => {
    await writing.catch(() => {})
    await rm(draft, { force: true })
  })
  await writing
  const { tables } = await checkBackup(draft)
  refuseOther(tables, await restoredTables(draft, ending))
  await rename(draft, file)
  print(`Wrote ${file}`)
  print(
    `Verified: read again and restored into an empty database, ${rowsOf(tables)} rows in ${tables.length} tables, each with the hash of the file`,
  )
  return file
}

const restoredTables = (file: string, ending: Ending): Promise<TableEntry[]> =>
  withRestored(file, ending, async (client, { kept }) => {
    const { rows } = await client.execute('PRAGMA foreign_key_check')
    if (rows.length > 0) {
      throw new SetupError(
        'The backup was not kept: rows of it belong to others that are missing in the database.',
      )
    }
    return tallyTables(client, kept)
  })

function refuseOther(written: readonly TableEntry[], restored: readonly TableEntry[]): void {
  const other = written.filter(
    ({ rows, sha256 }, index) =>
      restored[index]?.rows !== rows || restored[index].sha256 !== sha256,
  )
  if (other.length === 0 && written.length === restored.length) return
  throw new SetupError(
    `The backup was not kept: restored, these tables are not as they were written: ${other.map(({ name }) => name).join(', ')}.`,
  )
}
