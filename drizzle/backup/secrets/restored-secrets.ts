import { basename, join } from 'node:path'

import { usualFolder } from '#drizzle/backup/backup-folder.ts'
import type { Header } from '#drizzle/backup/backup-format.ts'
import type { ChosenDatabase } from '#drizzle/commands/chosen-database.ts'
import { findSecrets, type LocalSecrets, replaceSecrets } from '#drizzle/local/local-secrets.ts'
import { SetupError } from '#drizzle/local/setup-error.ts'
import { print, printError } from '#drizzle/local/terminal/output.ts'
import { writeWhole } from '#drizzle/local/write-once.ts'

import { knownPassphrase } from './passphrase.ts'
import { openSecrets } from './sealed-secrets.ts'

type Opened = { passphrase: string; secrets: Partial<LocalSecrets> }

const kept =
  'passwords, second factors and sessions open only where the site still has the secrets of then'

/** The secrets of a backup, before anything is changed; null, with a warning, where they stay closed. */
export async function openSecretsOf({ secrets: sealed }: Header): Promise<Opened | null> {
  if (!sealed) {
    printError(`Warning: the backup holds no secrets: ${kept}.`)
    return null
  }
  const passphrase = await knownPassphrase()
  if (passphrase === undefined) {
    printError(
      `Warning: the secrets of the backup stay closed, since BACKUP_PASSPHRASE is not set: ${kept}.`,
    )
    return null
  }
  const secrets = openSecrets(sealed, passphrase)
  if (!secrets) throw new SetupError('The passphrase is not that of this backup.')
  return { passphrase, secrets }
}

/** Gives the secrets to the local site, or to whoever keeps those of another. */
export async function giveSecrets(
  { dataFolder }: ChosenDatabase,
  secrets: Partial<LocalSecrets>,
  file: string,
): Promise<void> {
  if (dataFolder !== undefined) {
    if (await hasAll(dataFolder, secrets)) return
    await replaceSecrets(dataFolder, secrets)
    print('Restored the secrets too: start the site again, if it runs, so that it reads them')
    return
  }
  const list = join(usualFolder(), `secrets-of-${basename(file)}.json`)
  await writeWhole(list, JSON.stringify(secrets, null, 2))
  print(
    `Wrote the secrets of the backup, for your eyes alone, to ${list}: give them to the site (npx wrangler secret bulk ${list} --env production), then delete that file`,
  )
}

async function hasAll(dataFolder: string, secrets: Partial<LocalSecrets>): Promise<boolean> {
  const present = new Map(Object.entries(await findSecrets(dataFolder)))
  return Object.entries(secrets).every(([name, secret]) => present.get(name) === secret)
}
