import { createClient } from '@libsql/client/web'
import { drizzle } from 'drizzle-orm/libsql/web'

import { type Database, databaseOptions } from '#drizzle/database.ts'

import { coalesceReads } from './coalesced-reads.ts'
import type { Config } from './config.ts'

export type { Database }

/** How long one database request may take: the client itself never gives up. */
const timeoutMs = 1500

/**
 * A handle for one request and no longer: what it reads in one go travels as one database request.
 * Opening one costs nothing, there is no handshake.
 */
export function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_AUTH_TOKEN'>,
): Database {
  const client = createClient({
    url: config.DATABASE_URL,
    authToken: config.DATABASE_AUTH_TOKEN,
    intMode: 'number',
    concurrency: Number.POSITIVE_INFINITY,
    // A redirect is not followed: the database is one address, and workerd knows no 'error' mode.
    fetch: (request: Request) => {
      // The server takes ten times as long to compress a reply as the network to carry it.
      request.headers.set('accept-encoding', 'identity')
      return fetch(request, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' })
    },
  })
  return drizzle(coalesceReads(client), databaseOptions)
}
