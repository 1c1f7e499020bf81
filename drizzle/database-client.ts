import { type Client, createClient } from '@libsql/client/web'

import { SetupError } from './setup-error.ts'

const timeoutMs = 30_000

/** The client of commands: one bounded wait for each request, where the library has none. */
export function openClient(url: string, authToken?: string): Client {
  try {
    return createClient({
      url,
      authToken,
      fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(timeoutMs) }),
    })
  } catch {
    throw new SetupError(
      `DATABASE_URL is not the address of a libSQL server (http, https or libsql): ${url}`,
    )
  }
}

/** Asks the database one thing, so that a wrong address or token is told in one sentence. */
export async function checkDatabase(client: Client, url: string): Promise<void> {
  try {
    await client.execute('select 1')
  } catch (error) {
    throw new SetupError(`The database at ${url} ${describeFailure(error)}`)
  }
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
