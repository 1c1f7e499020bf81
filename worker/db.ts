import { type Client, createClient } from '@libsql/client/web'
import { drizzle } from 'drizzle-orm/libsql/web'

import type { Database } from '#drizzle/database.ts'

import { type Breaker, createBreaker } from './breaker.ts'
import { coalesceReads } from './coalesced-reads.ts'
import type { Config } from './config.ts'
import { readNearby } from './nearby-reads.ts'

export type { Database }

type Address = Pick<Config, 'DATABASE_URL' | 'DATABASE_AUTH_TOKEN'>
type Options = { timeoutMs?: number; breaker?: Breaker }

/** How long one database request may take: the client itself never gives up. */
const longestMs = 1500

/**
 * A handle for one request and no longer: what it reads in one go travels as one database request.
 * Opening one costs nothing, there is no handshake.
 */
export function openDatabase(address: Address, options: Options = {}): Database {
  return drizzle(coalesceReads(openClient(address, options)))
}

/** The databases of an isolate: what it knows of their health outlives a request. */
export type Databases = {
  /** The one that is written to. */
  openPrimary: (options?: Pick<Options, 'timeoutMs'>) => Database
  /**
   * Reads where it is nearest, if that is as new as the content version, else at the primary; writes at
   * the primary. For public pages alone.
   */
  openNearest: (oldestVersion: () => number) => Database
  /** The copy of the primary, where there is one. */
  openReplica: ((options?: Pick<Options, 'timeoutMs'>) => Database) | null
}

export function createDatabases(config: Address & Pick<Config, 'DATABASE_REPLICA_URL'>): Databases {
  const { DATABASE_REPLICA_URL: replicaUrl, DATABASE_AUTH_TOKEN } = config
  const breaker = createBreaker()
  const openPrimary: Databases['openPrimary'] = (options) =>
    openDatabase(config, { ...options, breaker })
  if (!replicaUrl) return { openPrimary, openNearest: () => openPrimary(), openReplica: null }

  const replica = { DATABASE_URL: replicaUrl, DATABASE_AUTH_TOKEN }
  const replicaBreaker = createBreaker()
  return {
    openPrimary,
    openNearest: (oldestVersion) => {
      const near = openClient(replica, { breaker: replicaBreaker })
      const client = readNearby(near, openClient(config, { breaker }), oldestVersion)
      return drizzle(coalesceReads(client))
    },
    openReplica: (options) => openDatabase(replica, { ...options, breaker: replicaBreaker }),
  }
}

function openClient(
  { DATABASE_URL, DATABASE_AUTH_TOKEN }: Address,
  { timeoutMs = longestMs, breaker = (ask) => ask() }: Options,
): Client {
  return createClient({
    url: DATABASE_URL,
    authToken: DATABASE_AUTH_TOKEN,
    intMode: 'number',
    concurrency: Number.POSITIVE_INFINITY,
    // A redirect is not followed: the database is one address, and workerd knows no 'error' mode.
    fetch: (request: Request) => {
      // The server takes ten times as long to compress a reply as the network to carry it.
      request.headers.set('accept-encoding', 'identity')
      return breaker(() =>
        fetch(request, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' }),
      )
    },
  })
}
