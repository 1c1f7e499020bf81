import { type Client, createClient } from '@libsql/client/web'

import { SetupError } from './setup-error.ts'

/** Where `npm run db` serves the local database, and `npx wrangler dev` looks for it (wrangler.toml). */
export const localDatabasePort = 8080

const defaultTimeoutMs = 30_000
/** A migration of a catalogue of 100,000 items takes a minute. */
const commandTimeoutMs = 600_000

/** A client that waits so long for each request at most; the library's own waits for ever. */
export function openClient(url: string, authToken?: string, timeoutMs = defaultTimeoutMs): Client {
  try {
    return createClient({
      url,
      authToken,
      fetch: (request: Request) => {
        // A server takes ten times as long to compress an answer as a line takes to carry it.
        request.headers.set('accept-encoding', 'identity')
        // The database is one address: what it holds is told to no other.
        return fetch(request, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
      },
    })
  } catch {
    throw new SetupError(
      `DATABASE_URL is not the address of a libSQL server (http, https or libsql): ${url}`,
    )
  }
}

/**
 * The client of commands, which may take long. The database is asked one thing first, so that a wrong
 * address or token is told in one sentence.
 */
export async function connectDatabase(url: string, authToken?: string): Promise<Client> {
  try {
    await openClient(url, authToken).execute('select 1')
  } catch (error) {
    if (error instanceof SetupError) throw error
    throw new SetupError(`The database at ${url} ${describeFailure(error)}`)
  }
  return openClient(url, authToken, commandTimeoutMs)
}

function describeFailure(error: unknown): string {
  const text = errorChain(error).join(': ')
  if (/status 40[13]/.test(text)) {
    return 'refuses the access token: check DATABASE_AUTH_TOKEN.'
  }
  if (/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|TimeoutError|timeout/i.test(text)) {
    return 'cannot be reached: check DATABASE_URL and that the server runs.'
  }
  return `does not answer as a libSQL server: ${text}`
}

function errorChain(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const code = 'code' in error && typeof error.code === 'string' ? [error.code] : []
  return [error.message, error.name, ...code, ...errorChain(error.cause)]
}
