import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { z } from 'zod'

import type { TestAccount } from '#tests/support/database/accounts.ts'
import { siteOrigin, type testSite } from '#tests/worker/http/test-app.ts'

type Site = ReturnType<typeof testSite>

type BrowserOptions = { address?: string; userAgent?: string; headers?: Record<string, string> }

const challengeSchema = z.object({
  result: z.object({ data: z.object({ challenge: z.custom<Challenge>() }) }),
})
type Challenge = Parameters<typeof solveChallenge>[0]['challenge']

/** Asks a site as a browser of one person would: it keeps cookies, and says where it comes from. */
export function browserOn(
  site: Site,
  { address = '203.0.113.7', userAgent = 'Firefox/130.0 Linux', headers = {} }: BrowserOptions = {},
) {
  const cookies = new Map<string, string>()
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await site.get(path, {
      ...init,
      headers: {
        'cf-connecting-ip': address,
        'user-agent': userAgent,
        'sec-fetch-site': 'same-origin',
        ...(cookies.size > 0 && { cookie: cookieHeader(cookies) }),
        ...(init.method === 'POST' && {
          origin: siteOrigin,
          'content-type': 'application/json',
          'x-app': '1',
        }),
        ...headers,
        ...Object.fromEntries(new Headers(init.headers)),
      },
    })
    for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie)
    return response
  }
  const mutate = (procedure: string, input?: unknown, init: RequestInit = {}) =>
    send(`/api/trpc/${procedure}`, { method: 'POST', body: JSON.stringify(input), ...init })
  const query = (procedure: string, input?: unknown) =>
    send(
      `/api/trpc/${procedure}${input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`}`,
    )
  const solvedChallenge = async () => solve(await (await query('auth.challenge')).json())
  return {
    cookies,
    send,
    mutate,
    query,
    solvedChallenge,
    signIn: async (account: Pick<TestAccount, 'email' | 'password'>) =>
      mutate('auth.signIn', {
        email: account.email,
        password: account.password,
        captchaToken: await solvedChallenge(),
      }),
  }
}

/** What the sign-in form sends for a challenge that was solved. */
export async function solve(answer: unknown): Promise<string> {
  const { challenge } = challengeSchema.parse(answer).result.data
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

export const sessionName = '__Host-session'

const cookieHeader = (cookies: Map<string, string>) =>
  Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')

function keep(cookies: Map<string, string>, header: string): void {
  const [pair = '', ...attributes] = header.split('; ')
  const [name = '', value = ''] = pair.split('=')
  if (attributes.includes('Max-Age=0')) cookies.delete(name)
  else cookies.set(name, value)
}
