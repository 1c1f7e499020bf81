import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

import { hashPassword, readPeppers } from '#drizzle/accounts/password-hash.ts'
import { openClient } from '#drizzle/local/database-client.ts'
import type { BuiltWorker } from '#tests/support/site/built-worker.ts'
import { createAltcha } from '#worker/auth/challenge/altcha.ts'
import { clientPrefix } from '#worker/limits/client-prefix.ts'
import { keyedHash } from '#worker/limits/counter-client.ts'

export type Site = BuiltWorker
export type Challenge = Parameters<typeof solveChallenge>[0]['challenge']

export const password = 'un mot de passe à nous'
export const wrongPassword = 'pas le bon mot de passe'

/** Accounts of one role, or of none, with one password and so one hash of it; gives their addresses. */
export async function createAccounts(
  { database, secrets }: Site,
  count: number,
  role: 'admin' | 'moderator' = 'admin',
): Promise<string[]> {
  const [pepper] = readPeppers(secrets.PASSWORD_PEPPER)
  const hash = await hashPassword(password, pepper)
  const at = new Date().toISOString()
  const people = Array.from({ length: count }, () => crypto.randomUUID())
  await openClient(database.url, database.authToken).batch(
    people.flatMap((id) => [
      {
        sql: 'INSERT INTO users (id, email, password_hash, created_at) VALUES (?, ?, ?, ?)',
        args: [id, emailOf(id), hash, at],
      },
      {
        sql: 'INSERT INTO user_roles (id, user_id, role, granted_at) VALUES (?, ?, ?, ?)',
        args: [crypto.randomUUID(), id, role, at],
      },
    ]),
    'write',
  )
  return people.map(emailOf)
}

const emailOf = (id: string) => `${id}@example.org`

const littleWork = { cost: 1, minCounter: 1, maxCounter: 3 }

/**
 * What answers a challenge of the site for the client of an address, with next to no work: what is
 * measured is the site, and not how its attackers work. The site checks it as any other.
 */
export async function workedToken({ secrets }: Site, address: string): Promise<string> {
  const { CLIENT_KEY_SECRET } = secrets
  const client = await keyedHash(CLIENT_KEY_SECRET, `client ${clientPrefix(address)}`)
  const issued = await createAltcha(CLIENT_KEY_SECRET, littleWork).issue(client, new Date())
  // What the library made is what the library solves.
  const challenge = issued as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

/** Addresses of as many clients as there are numbers. */
export const addressOf = (index: number): string =>
  `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`

/** Does work for each number, so many at a time. */
export async function eachOf(
  count: number,
  atOnce: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: Math.min(count, atOnce) }, async () => {
      while (next < count) {
        next += 1
        await work(next - 1)
      }
    }),
  )
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
