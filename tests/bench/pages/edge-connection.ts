import { connect } from 'node:net'

import { createAnswerReader } from './edge-answers.ts'

/** What a browser sends with every visit of a page, to the site and to what it is compared to. */
const browserHeaders = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'fr-FR,fr;q=0.9,en;q=0.8',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
}

const longestSilenceMs = 10_000
const readBytes = 65_536

/** Is told the status of each answer and how long it took. */
export type Note = (status: number, ms: number) => void

/** The bytes that ask for a path as a browser does. */
export function requestOf(origin: string, path: string): Buffer {
  const headers = Object.entries({ host: new URL(origin).host, ...browserHeaders })
  return Buffer.from(
    [`GET ${path} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`), '', ''].join(
      '\r\n',
    ),
  )
}

/**
 * One connection, which asks again as soon as it is answered. A client of its own, since whatever
 * parses every header and makes every part of a body anew needs longer for a page than workerd does:
 * it would be the client that is measured.
 */
export async function keepBusy(
  { hostname, port }: URL,
  requests: Buffer[],
  takeTurn: () => boolean,
  note: Note,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>()
  let turn = 0
  let askedAt = 0
  const ask = () => {
    const request = requests[turn % requests.length]
    if (!request || !takeTurn()) {
      socket.destroy()
      resolve(undefined)
      return
    }
    turn += 1
    askedAt = performance.now()
    socket.write(request)
  }
  const read = createAnswerReader((status) => {
    note(status, performance.now() - askedAt)
    ask()
  })
  const buffer = Buffer.allocUnsafeSlow(readBytes)
  const socket = connect({
    host: hostname,
    port: Number(port),
    noDelay: true,
    onread: {
      buffer,
      callback(length) {
        try {
          read(buffer.subarray(0, length))
        } catch (error) {
          reject(error)
          socket.destroy()
        }
        return true
      },
    },
  })
  socket.once('connect', ask)
  socket.once('error', reject)
  socket.once('close', () => reject(new Error('The server closed a connection')))
  socket.setTimeout(longestSilenceMs, () => socket.destroy(new Error('The server fell silent')))
  await promise
}
