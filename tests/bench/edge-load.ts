import autocannon from 'autocannon'

import type { EdgeRuntime } from './edge-runtime.ts'
import { percentile } from './search-timing.ts'

/** What is asked for: `path` alone, or several that take turns on each connection. */
export type Load = { origin: string; paths: string[] }
export type LoadResult = {
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** What workerd worked for one request, which other programs disturb less than they do its speed. */
  cpuUs: number | undefined
  requests: number
  /** How many answers had which status. */
  statuses: Record<number, number>
  errors: number
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

/**
 * Keeps sixteen connections busy until so many requests are answered. A number and no time: what is
 * cut off when the time is up would go on in the runtime, at the cost of whoever is measured next.
 */
export async function putLoad(
  { origin, paths }: Load,
  amount: number,
  { cpuMs }: Pick<EdgeRuntime, 'cpuMs'>,
): Promise<LoadResult> {
  const times: number[] = []
  const statuses: Record<number, number> = {}
  const cpuBefore = await cpuMs()
  const start = performance.now()
  let end = start
  const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    autocannon(
      {
        url: origin,
        connections,
        amount,
        headers: browserHeaders,
        requests: paths.map((path) => ({ path })),
      },
      (error: unknown, result) => (error ? reject(toError(error)) : resolve(result)),
    ).on('response', (_client, status, _bytes, ms) => {
      end = performance.now()
      times.push(ms)
      statuses[status] = (statuses[status] ?? 0) + 1
    })
  })
  const cpuAfter = await cpuMs()
  return {
    perSecond: times.length / ((end - start) / 1000),
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    cpuUs:
      cpuBefore === undefined || cpuAfter === undefined
        ? undefined
        : ((cpuAfter - cpuBefore) * 1000) / times.length,
    requests: times.length,
    statuses,
    errors,
  }
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
