import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { z } from 'zod'

import { SetupError } from './setup-error.ts'
import { writeOnce } from './write-once.ts'

const secretsSchema = z.object({
  CLIENT_KEY_SECRET: z.string().min(32),
  SESSION_SECRETS: z.string().min(32),
  PASSWORD_PEPPER: z.string().min(32),
})

/** The secrets of the Worker, under the names that it reads them by. */
export type LocalSecrets = z.infer<typeof secretsSchema>

/**
 * The secrets of the local site, made at its first start and kept beside its database for its owner
 * alone, so that passwords and sessions outlive a restart. What the environment gives comes first.
 */
export async function readLocalSecrets(dataFolder: string): Promise<LocalSecrets> {
  const file = join(dataFolder, 'secrets.json')
  await writeOnce(file, JSON.stringify(newSecrets()))
  const stored = secretsSchema.safeParse(parse(await readFile(file, 'utf8'))).data
  if (!stored) {
    throw new SetupError(
      `The file ${file} does not hold the secrets of the local site: restore it, or delete it and give every account a new password with npm run admin.`,
    )
  }
  const { CLIENT_KEY_SECRET, SESSION_SECRETS, PASSWORD_PEPPER } = process.env
  return {
    CLIENT_KEY_SECRET: CLIENT_KEY_SECRET || stored.CLIENT_KEY_SECRET,
    SESSION_SECRETS: SESSION_SECRETS || stored.SESSION_SECRETS,
    PASSWORD_PEPPER: PASSWORD_PEPPER || stored.PASSWORD_PEPPER,
  }
}

const newSecrets = (): LocalSecrets => ({
  CLIENT_KEY_SECRET: randomSecret(),
  SESSION_SECRETS: `k1:${randomSecret()}`,
  PASSWORD_PEPPER: randomSecret(),
})

const randomSecret = () => randomBytes(32).toString('hex')

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
