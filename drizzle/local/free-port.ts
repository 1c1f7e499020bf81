import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

import { SetupError } from './setup-error.ts'

/** Below the ports of outgoing connections, one of which could take it before it is listened on. */
const ports = { from: 20_000, to: 32_000 }
const attempts = 100

/** A loopback port that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = randomInt(ports.from, ports.to)
    const isFree = await tryListening(port).then(
      () => true,
      () => false,
    )
    if (isFree) return port
  }
  throw new SetupError(`No port from ${ports.from} to ${ports.to} is free.`)
}

/** The port that PORT names, or the usual one. */
export function readPort(usual: number): number {
  const text = process.env.PORT || String(usual)
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new SetupError(`PORT must be a number from 1 to 65535, not ${text}.`)
}

/** Fails with one sentence when a program listens on the loopback port. */
export async function refuseTakenPort(port: number): Promise<void> {
  try {
    await tryListening(port)
  } catch (error) {
    throw new SetupError(
      `Port ${port} is taken by another program or not allowed: stop it, or choose another port with PORT.`,
      { cause: error },
    )
  }
}

async function tryListening(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
