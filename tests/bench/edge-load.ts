import { connect } from 'node:net'

import { createAnswerReader } from './edge-answers.ts'
import type { EdgeRuntime } from './edge-runtime.ts'
import { percentile } from './search-timing.ts'

/** What is asked for: `path` alone, or several that take turns on each connection. */
export type Load = { origin: string; paths: string[] }
/** What came of it: `times` in milliseconds for each answer, and how many had which status. */
export type LoadPart = {
  seconds: number
  cpuMs: number | undefined
  times: number[]
  statuses: Record<number, number>
}
export type LoadResult = {
  perSecond: number
  p99Ms: number
  /** What workerd worked for one request, which other programs disturb less than they do its speed. */
  cpuUs: number | undefined
  statuses: Record<number, number>
}

export const connections = 16

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

/**
 * Keeps sixteen connections busy until so many requests are answered. A number and no time: what is
 * cut off when the time is up would go on in the runtime, at the cost of whoever is measured next.
 * Throws when a connection fails.
 */
export async function putLoad(
  { origin, paths }: Load,
  amount: number,
  { cpuMs }: Pick<EdgeRuntime, 'cpuMs'>,
): Promise<LoadPart> {
  const times: number[] = []
  const statuses: Record<number, number> = {}
  let asked = 0
  const takeTurn = () => {
    asked += 1
    return asked <= amount
  }
  const note: Note = (status, ms) => {
    times.push(ms)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  const requests = paths.map((path) => requestOf(origin, path))
  const cpuBefore = await cpuMs()
  const start = performance.now()
  await Promise.all(
    Array.from({ length: connections }, () => keepBusy(new URL(origin), requests, takeTurn, note)),
  ).catch((error: unknown) => {
    throw new Error(`Asking for ${paths.join(', ')} failed`, { cause: error })
  })
  const seconds = (performance.now() - start) / 1000
  const cpuAfter = await cpuMs()
  return {
    seconds,
    cpuMs: cpuBefore === undefined || cpuAfter === undefined ? undefined : cpuAfter - cpuBefore,
    times,
    statuses,
  }
}

/** Several parts as if they were one. */
export function summariseLoad(parts: LoadPart[]): LoadResult {
  const times = parts.flatMap((part) => part.times)
  const statuses: Record<number, number> = {}
  for (const [status, count] of parts.flatMap((part) => Object.entries(part.statuses))) {
    statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count
  }
  const cpuMs = parts.map((part) => part.cpuMs)
  return {
    perSecond: times.length / sum(parts.map(({ seconds }) => seconds)),
    p99Ms: percentile(times, 0.99),
    cpuUs: isKnown(cpuMs) ? (sum(cpuMs) * 1000) / times.length : undefined,
    statuses,
  }
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const isKnown = (values: (number | undefined)[]): values is number[] => !values.includes(undefined)

type Note = (status: number, ms: number) => void

function requestOf(origin: string, path: string): Buffer {
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
async function keepBusy(
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
