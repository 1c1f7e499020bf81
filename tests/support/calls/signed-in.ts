import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { z } from 'zod'

import { hashPassword, readPeppers } from '#drizzle/accounts/password-hash.ts'
import { openClient } from '#drizzle/local/database-client.ts'
import type { Role } from '#shared/access/user.ts'
import type { BuiltWorker } from '#tests/support/site/built-worker.ts'
import { createSessionHandles } from '#worker/auth/session-handle.ts'
import { clientOf, databaseOn } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { newSession } from '#worker/services/access/sessions.ts'

type Site = Pick<BuiltWorker, 'url' | 'secrets'> & {
  database: Pick<BuiltWorker['database'], 'url' | 'authToken'>
}
type Account = { id: string; email: string; password: string }
/** A cookie as Playwright's `context.addCookies` takes it. */
type Cookie = { name: string; value: string; url: string }

const password = 'un mot de passe à nous'

/** An administrator of a served site, with a password of their own. */
export const createReadyAdmin = (
  site: Pick<Site, 'database' | 'secrets'>,
  email = `${crypto.randomUUID()}@example.org`,
): Promise<Account> => createReadyAccount(site, 'admin', email)

/** An account of a role on a served site, with a password of its own. */
export async function createReadyAccount(
  { database, secrets }: Pick<Site, 'database' | 'secrets'>,
  role: Role,
  email = `${crypto.randomUUID()}@example.org`,
): Promise<Account> {
  const id = crypto.randomUUID()
  const at = new Date().toISOString()
  await openClient(database.url, database.authToken).batch(
    [
      {
        sql: 'INSERT INTO users (id, email, password_hash, created_at) VALUES (?, ?, ?, ?)',
        args: [id, email, await hashOf(secrets.PASSWORD_PEPPER), at],
      },
      {
        sql: 'INSERT INTO user_roles (id, user_id, role, granted_at) VALUES (?, ?, ?, ?)',
        args: [crypto.randomUUID(), id, role, at],
      },
    ],
    'write',
  )
  return { id, email, password }
}

const hashes = new Map<string, Promise<string>>()

/** The password's hash, made once for a site: it is slow on purpose. */
function hashOf(peppers: string): Promise<string> {
  const [pepper] = readPeppers(peppers)
  const hash = hashes.get(peppers) ?? hashPassword(password, pepper)
  hashes.set(peppers, hash)
  return hash
}

/**
 * Opens a session of an account as its sign-in would, without the challenge and the hash, which take a
 * second and have tests of their own; gives the cookies.
 */
export async function openSession(
  { url, database, secrets }: Site,
  account: Pick<Account, 'id'>,
): Promise<Cookie[]> {
  const now = new Date()
  const db = databaseOn(clientOf(openClient(database.url, database.authToken)))
  const actor = { userId: account.id, adresse: '203.0.113.0/24', userAgent: 'tests', now }
  const { presented, expiresAt, statements } = await newSession(db, actor, account.id)
  await writeBatch(db, statements)
  const responseHeaders = new Headers()
  const open = createSessionHandles({
    sessionSecrets: secrets.SESSION_SECRETS,
    clientKeySecret: secrets.CLIENT_KEY_SECRET,
    siteOrigin: url,
  })
  await open({ cookies: undefined, responseHeaders, now }).start(presented, expiresAt)
  return readCookies(url, responseHeaders)
}

/** Signs in to a served site as its form does, real challenge and all; gives the cookies. */
export async function signInTo(
  site: Site,
  account: Pick<Account, 'email' | 'password'>,
  address = '203.0.113.7',
): Promise<Cookie[]> {
  const response = await sendSignIn(site, account, await solvedChallenge(site, address), address)
  if (!response.ok) throw new Error(`Sign-in answered ${response.status}: ${await response.text()}`)
  return readCookies(site.url, response.headers)
}

const readCookies = (url: string, headers: Headers): Cookie[] =>
  headers.getSetCookie().map((cookie) => {
    const [name = '', value = ''] = (cookie.split('; ')[0] ?? '').split('=')
    return { name, value, url }
  })

/** A signed-in administrator of a served site, made for the occasion. */
export async function signedInAdmin(site: Site): Promise<{ account: Account; cookies: Cookie[] }> {
  const account = await createReadyAdmin(site)
  return { account, cookies: await signInTo(site, account) }
}

/** Sends the sign-in form with what answers the challenge. */
export const sendSignIn = (
  { url }: Pick<Site, 'url'>,
  { email, password: typed }: Pick<Account, 'email' | 'password'>,
  captchaToken: string,
  address: string,
): Promise<Response> =>
  fetch(`${url}/api/trpc/auth.signIn`, {
    method: 'POST',
    headers: {
      'cf-connecting-ip': address,
      'content-type': 'application/json',
      origin: url,
      'x-app': '1',
    },
    body: JSON.stringify({ email, password: typed, captchaToken }),
  })

const challengeSchema = z.object({
  result: z.object({ data: z.object({ challenge: z.custom<Challenge>() }) }),
})
type Challenge = Parameters<typeof solveChallenge>[0]['challenge']

/** Asks for a challenge as a client of the address, and does its work. */
export async function solvedChallenge(
  { url }: Pick<Site, 'url'>,
  address: string,
): Promise<string> {
  const headers = { 'cf-connecting-ip': address }
  const response = await fetch(`${url}/api/trpc/auth.challenge`, { headers })
  const { challenge } = challengeSchema.parse(await response.json()).result.data
  return btoa(
    JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
  )
}
