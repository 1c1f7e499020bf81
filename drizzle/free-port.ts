import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

import { SetupError } from './setup-error.ts'

/** A loopback port that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a TCP port has an address of this form.
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
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
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new SetupError(
      `Port ${port} is taken by another program or not allowed: stop it, or choose another port with PORT.`,
      { cause: error },
    )
  }
  server.close()
  await once(server, 'close')
}
