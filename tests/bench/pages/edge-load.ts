import { percentile } from '#tests/bench/search/search-timing.ts'

import { keepBusy, type Note, requestOf } from './edge-connection.ts'
import type { EdgeRuntime } from './edge-runtime.ts'

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
