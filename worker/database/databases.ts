import { createClient } from '@libsql/client/web'

import type { Config } from '#worker/runtime/config.ts'
import { withinTime } from '#worker/runtime/time-limit.ts'

import { type Breaker, createBreaker } from './breaker.ts'
import {
  type ContentVersion,
  contentVersionStatement,
  parseContentVersion,
} from './content-version.ts'
import { type Client, clientOf, type Database, databaseOn, type Run } from './db.ts'
import { readAtReplica } from './replica-reads.ts'

type Address = Pick<Config, 'DATABASE_URL' | 'DATABASE_AUTH_TOKEN'>
type Options = { timeoutMs?: number; breaker?: Breaker }

/** The client itself has no timeout. */
const defaultTimeoutMs = 1500
const probeMs = 500

/**
 * A handle for one request and no longer: what it reads in one go travels as one database request.
 * Making one costs nothing: the database is reached when it is asked.
 */
export function openDatabase(address: Address, options: Options = {}): Database {
  return databaseOn(openClient(address, options))
}

/** The databases of an isolate: what it knows of their health outlives a request. */
export type Databases = {
  /** The one that is written to. */
  openPrimary: (options?: Timeout) => Database
  /** The same, for what only reads, with the token that lets nothing else be done where there is one. */
  openReader: (options?: Timeout) => Database
  /**
   * Reads where it is nearest, if that is as new as the content version, else at the primary; writes at
   * the primary. For public pages alone.
   */
  openNearest: (oldestVersion: () => number, options?: Timeout) => Database
  /** The copy of the primary, where there is one. */
  openReplica: ((options?: Timeout) => Database) | null
}

type Timeout = Pick<Options, 'timeoutMs'>

/** `onWrite` receives the content version after each batch that was written. */
export function createDatabases(
  config: Address & Pick<Config, 'DATABASE_REPLICA_URL' | 'DATABASE_READ_TOKEN'>,
  onWrite: (version: ContentVersion) => void = () => {},
): Databases {
  const { DATABASE_URL, DATABASE_REPLICA_URL: replicaUrl, DATABASE_AUTH_TOKEN } = config
  const readToken = config.DATABASE_READ_TOKEN ?? DATABASE_AUTH_TOKEN
  const primary = { DATABASE_URL, DATABASE_AUTH_TOKEN }
  const breaker = breakerOf(primary)
  const openPrimaryWriter = clientOpener(primary, breaker)
  const openReader = clientOpener({ DATABASE_URL, DATABASE_AUTH_TOKEN: readToken }, breaker)
  const openWriter = (options?: Timeout): Client => {
    const { read, write } = openPrimaryWriter(options)
    return { read, write: reportVersion(write, onWrite) }
  }
  /** Public requests read with the read-only token where one is configured. They write to the primary. */
  const withPrimaryWrites = (read: Run) => databaseOn({ read, write: openWriter().write })
  const primaryHandles = {
    openPrimary: (options?: Timeout) => databaseOn(openWriter(options)),
    openReader: (options?: Timeout) => databaseOn(openReader(options)),
  }
  if (!replicaUrl) {
    return {
      ...primaryHandles,
      openNearest: (_oldestVersion, options) => withPrimaryWrites(openReader(options).read),
      openReplica: null,
    }
  }

  const copy = { DATABASE_URL: replicaUrl, DATABASE_AUTH_TOKEN: readToken }
  const openReplica = clientOpener(copy, breakerOf(copy))
  return {
    ...primaryHandles,
    openNearest: (oldestVersion, options) =>
      withPrimaryWrites(
        readAtReplica(openReplica(options).read, openReader(options).read, oldestVersion),
      ),
    openReplica: (options) => databaseOn(openReplica(options)),
  }
}

const breakerOf = (address: Address) =>
  createBreaker(() => openClient(address, { timeoutMs: probeMs }).read(['select 1']))

/** Each batch also reads the content version, in its own transaction. */
const reportVersion =
  (write: Run, onWrite: (version: ContentVersion) => void): Run =>
  async (statements) => {
    const results = await write([...statements, contentVersionStatement])
    const version = parseContentVersion(results.pop())
    if (version) onWrite(version)
    return results
  }

/** Returns a function that opens clients of one server. They share its circuit breaker. */
const clientOpener =
  (address: Address, breaker: Breaker) =>
  (options?: Timeout): Client =>
    openClient(address, { ...options, breaker })

function openClient(address: Address, options: Options): Client {
  return clientOf(
    createClient({
      url: address.DATABASE_URL,
      authToken: address.DATABASE_AUTH_TOKEN,
      intMode: 'number',
      concurrency: Number.POSITIVE_INFINITY,
      fetch: ask(options),
    }),
  )
}

/** Sends a request to a database and reads its reply, in the time it has. */
const ask =
  ({ timeoutMs = defaultTimeoutMs, breaker = (send) => send() }: Options) =>
  (request: Request): Promise<Response> => {
    // The server takes ten times as long to compress a reply as the network to carry it.
    request.headers.set('accept-encoding', 'identity')
    return breaker(() =>
      withinTime(timeoutMs, async (signal) => {
        // A redirect is not followed: the database is one address, and workerd knows no 'error' mode.
        const response = await fetch(request, { signal, redirect: 'manual' })
        return new Response(await response.arrayBuffer(), response)
      }),
    )
  }
