import { generateKeyPairSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { importJWK, SignJWT } from 'jose'
import { z } from 'zod'

import { SetupError } from './setup-error.ts'
import { writeOnce } from './write-once.ts'

const keySchema = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  d: z.string(),
  x: z.string(),
})

/** What a libSQL server checks tokens with, and the two that it accepts. */
export type DatabaseTokens = {
  /** The public key, in base64url. */
  key: string
  authToken: string
  /** It reads, and may do nothing else. */
  readToken: string
}

/**
 * The tokens of the local database. Their key is made at its first start and kept beside it for its owner
 * alone, so that whoever has a token still has one after a restart.
 */
export async function readDatabaseTokens(dataFolder: string): Promise<DatabaseTokens> {
  const file = join(dataFolder, 'database-key.json')
  const { privateKey } = generateKeyPairSync('ed25519')
  await writeOnce(file, JSON.stringify(privateKey.export({ format: 'jwk' })))
  const stored = keySchema.safeParse(parse(await readFile(file, 'utf8'))).data
  if (!stored) {
    throw new SetupError(`The file ${file} does not hold a key: delete it, and start again.`)
  }
  const key = await importJWK(stored, 'EdDSA')
  const token = (access: 'rw' | 'ro') =>
    new SignJWT({ a: access }).setProtectedHeader({ alg: 'EdDSA' }).sign(key)
  return { key: stored.x, authToken: await token('rw'), readToken: await token('ro') }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
