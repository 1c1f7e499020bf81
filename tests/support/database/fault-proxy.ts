import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { freePort } from '#drizzle/local/free-port.ts'

/** The seven ways in which a database is down. */
export const faults = [
  'refused',
  'hang',
  'reset',
  'bad-gateway',
  'unauthorised',
  'truncated',
  'slow',
] as const
export type Fault = (typeof faults)[number]

export type FaultProxy = {
  url: string
  /** How many requests have come so far. */
  requests: () => number
  /** Breaks the way to the database, or mends it; on the same port. */
  set: (fault: Fault | null) => Promise<void>
  stop: () => Promise<void>
}

const slowMs = 5000

/** Stands between a Worker and its database, and fails as told. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const port = await freePort()
  let fault: Fault | null = null
  let requests = 0

  const server = createServer((incoming, outgoing) => {
    requests += 1
    void answer(fault, incoming, outgoing, new URL(target))
  })
  const listen = () => once(server.listen(port, '127.0.0.1'), 'listening')
  const close = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  await listen()

  return {
    url: `http://127.0.0.1:${port}`,
    requests: () => requests,
    set: async (next) => {
      fault = next
      if (next === 'refused') await close()
      else if (!server.listening) await listen()
    },
    stop: close,
  }
}

async function answer(
  fault: Fault | null,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  to: URL,
): Promise<void> {
  // Who stopped waiting, or was cut off, is no concern of the proxy's.
  outgoing.on('error', () => {})
  incoming.on('error', () => {})
  if (fault === 'hang') return
  if (fault === 'reset') return void incoming.socket.resetAndDestroy()
  if (fault === 'bad-gateway') return void outgoing.writeHead(502).end('Bad Gateway')
  if (fault === 'unauthorised') return void outgoing.writeHead(401).end('{"error":"Unauthorized"}')
  if (fault === 'slow') await sleep(slowMs, undefined, { ref: false })
  if (outgoing.destroyed) return
  forward(incoming, outgoing, to, fault === 'truncated')
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, to: URL, isCut: boolean) {
  const { method, url: path, headers } = incoming
  const onward = request(
    { host: to.hostname, port: to.port, path, method, headers: { ...headers, host: to.host } },
    (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      if (isCut) response.once('data', (chunk: Buffer) => cut(chunk, outgoing))
      else response.pipe(outgoing)
    },
  )
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}

/** Half of what would have come, and then nothing. */
function cut(chunk: Buffer, outgoing: ServerResponse): void {
  outgoing.write(chunk.subarray(0, chunk.length / 2), () => outgoing.destroy())
}
