import type { Client } from '@libsql/client/web'

import type { ChosenDatabase } from '#drizzle/commands/chosen-database.ts'
import { findSecrets } from '#drizzle/local/local-secrets.ts'
import { printError } from '#drizzle/local/terminal/output.ts'

import { newPassphrase } from './secrets/passphrase.ts'
import { sealSecrets, type SealedSecrets } from './secrets/sealed-secrets.ts'
import type { Source } from './write-draft.ts'

const lost =
  'restored beside other secrets, its passwords, second factors and sessions open nothing'

/** What is backed up of a database: the rows of its tables, and the secrets that belong to it. */
export async function sourceOf(
  client: Client,
  database: ChosenDatabase,
  passphrase?: string,
): Promise<Source> {
  return {
    client,
    origin: originOf(database),
    secrets: await sealedSecrets(database, passphrase),
  }
}

/** Which database it is, for whoever reads a file that was taken of it. */
export const originOf = ({ dataFolder, url }: ChosenDatabase): string =>
  dataFolder ?? withoutSecrets(url)

async function sealedSecrets(
  { dataFolder }: ChosenDatabase,
  given?: string,
): Promise<SealedSecrets | null> {
  const secrets = await findSecrets(dataFolder)
  if (!secrets.PASSWORD_PEPPER) {
    printError(
      `Warning: the backup is without secrets, since PASSWORD_PEPPER, SESSION_SECRETS and CLIENT_KEY_SECRET of the site are not known here: ${lost}.`,
    )
    return null
  }
  const passphrase = given ?? (await newPassphrase())
  if (passphrase !== undefined) return sealSecrets(secrets, passphrase)
  printError(`Warning: the backup is without secrets, since BACKUP_PASSPHRASE is not set: ${lost}.`)
  return null
}

function withoutSecrets(address: string): string {
  const { host, pathname } = new URL(address)
  return host + pathname
}
