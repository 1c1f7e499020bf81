import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

import { freePort } from '#drizzle/local/free-port.ts'

export type TappedServer = {
  url: string
  /** Every byte that was sent to the server: addresses with their queries, headers, bodies. */
  received: () => string
  stop: () => Promise<void>
}

/** Stands before a server and keeps what it is sent, as no log of its own would. */
export async function tapServer(target: string): Promise<TappedServer> {
  const chunks: Buffer[] = []
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    // Who hangs up in the middle of an answer is no fault of the server's.
    socket.on('error', () => socket.destroy())
  }
  const server = createServer((near) => {
    const far = connect({ host: '127.0.0.1', port: Number(new URL(target).port) })
    keep(near)
    keep(far)
    near.on('data', (chunk: Buffer) => chunks.push(chunk))
    near.pipe(far).pipe(near)
  })
  const port = await freePort()
  await once(server.listen(port, '127.0.0.1'), 'listening')

  return {
    url: `http://localhost:${port}`,
    received: () => Buffer.concat(chunks).toString(),
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
