import { stat } from 'node:fs/promises'

import { connectDatabase } from '#drizzle/local/database-client.ts'
import { findSecrets, secretsFile } from '#drizzle/local/local-secrets.ts'
import { SetupError } from '#drizzle/local/setup-error.ts'

type Place = { url: string; authToken?: string | undefined }

/**
 * Refuses to make new secrets for a database that has accounts: under others no password would be right.
 */
export async function refuseLostSecrets(dataFolder: string, place: Place): Promise<void> {
  if ((await findSecrets(dataFolder)).PASSWORD_PEPPER !== undefined) return
  const client = await connectDatabase(place.url, place.authToken)
  const { rows } = await client.execute('SELECT 1 FROM users LIMIT 1')
  if (rows.length === 0) return
  const file = secretsFile(dataFolder)
  const where = (await stat(file).catch(() => undefined))
    ? `cannot be read: ${file} is cut or empty. Put it back as it was`
    : `are not in ${dataFolder}: put secrets.json back there`
  throw new SetupError(
    `The database has accounts, and the secrets that their passwords need ${where} (a backup made with a passphrase holds it), give PASSWORD_PEPPER in the environment, or make new secrets with npm run admin -- reset --email you@example.org.`,
  )
}
