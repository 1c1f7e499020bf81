import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Options = { method?: string; headers?: Record<string, string> }
export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** A request as no browser sends it: any host, and a path as it is written. */
export async function rawRequest(
  site: string,
  path: string,
  { method = 'GET', headers = {} }: Options = {},
): Promise<RawResponse> {
  const { port } = new URL(site)
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false })
  sent.end()
  // What `response` is emitted with.
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await buffer(response),
  }
}

/** The answer to bytes that no client of HTTP would send. */
export async function rawAnswer(
  site: string,
  bytes: string | Uint8Array,
): Promise<Omit<RawResponse, 'body'> & { body: string }> {
  const socket = connect(Number(new URL(site).port), '127.0.0.1')
  socket.write(bytes)
  const [head = '', ...body] = (await buffer(socket)).toString('latin1').split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(
      lines.map((line) => {
        const [name = '', ...value] = line.split(': ')
        return [name.toLowerCase(), value.join(': ')]
      }),
    ),
    body: body.join('\r\n\r\n'),
  }
}

/** Sends bytes as they are over a connection of its own; gives what comes back until the site closes it or falls silent. */
export async function rawExchange(site: string, bytes: string, silenceMs = 5000): Promise<string> {
  const socket = connect(Number(new URL(site).port), '127.0.0.1')
  const pieces: Buffer[] = []
  socket.setTimeout(silenceMs, () => socket.destroy())
  socket.on('data', (piece) => pieces.push(piece))
  // A site may close a connection before it has read everything.
  socket.on('error', () => socket.destroy())
  socket.write(Buffer.from(bytes, 'latin1'))
  await once(socket, 'close')
  return Buffer.concat(pieces).toString('latin1')
}
