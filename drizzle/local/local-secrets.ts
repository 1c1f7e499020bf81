import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { z } from 'zod'

import { SetupError } from './setup-error.ts'
import { writeOnce, writeWhole } from './write-once.ts'

export const secretsSchema = z.object({
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
  const file = secretsFile(dataFolder)
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

/** Those of a site that are at hand, in the environment or beside a local database; none is made. */
export async function findSecrets(dataFolder?: string): Promise<Partial<LocalSecrets>> {
  const given = Object.entries(process.env).filter(([, text]) => text)
  return {
    ...(dataFolder && (await findStored(dataFolder))),
    ...secretsSchema.partial().safeParse(Object.fromEntries(given)).data,
  }
}

/** Gives a local site other secrets, whether it has some or not; what they lack it keeps. */
export async function replaceSecrets(
  dataFolder: string,
  secrets: Partial<LocalSecrets>,
): Promise<void> {
  const completed = { ...newSecrets(), ...(await findStored(dataFolder)), ...secrets }
  await writeWhole(secretsFile(dataFolder), JSON.stringify(completed))
}

const findStored = async (dataFolder: string) =>
  secretsSchema.safeParse(parse(await readFile(secretsFile(dataFolder), 'utf8').catch(() => '')))
    .data

/** Where they are, once the database beside them was prepared. */
export const secretsFile = (dataFolder: string) => join(dataFolder, 'secrets.json')

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
