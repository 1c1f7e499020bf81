import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { z } from 'zod'

import { openClient } from '#drizzle/database-client.ts'
import { hashPassword, readPeppers } from '#drizzle/password-hash.ts'
import type { Role } from '#shared/user.ts'

import type { BuiltWorker } from './built-worker.ts'

type Site = Pick<BuiltWorker, 'url' | 'database' | 'secrets'>
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
  const [pepper] = readPeppers(secrets.PASSWORD_PEPPER)
  await openClient(database.url).batch(
    [
      {
        sql: 'INSERT INTO users (id, email, password_hash, created_at) VALUES (?, ?, ?, ?)',
        args: [id, email, await hashPassword(password, pepper), at],
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

/** Signs in to a served site as its form does, real challenge and all; gives the cookies. */
export async function signInTo(
  site: Site,
  account: Pick<Account, 'email' | 'password'>,
  address = '203.0.113.7',
): Promise<Cookie[]> {
  const response = await sendSignIn(site, account, await solvedChallenge(site, address), address)
  if (!response.ok) throw new Error(`Sign-in answered ${response.status}: ${await response.text()}`)
  return response.headers.getSetCookie().map((cookie) => {
    const [name = '', value = ''] = (cookie.split('; ')[0] ?? '').split('=')
    return { name, value, url: site.url }
  })
}

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
