import type { BenchQuery } from './search-queries.ts'

/** A way to ask, which gives the number of answers, and what it is asked. */
export type Way = { name: string; ask: (q: string) => Promise<number>; queries: BenchQuery[] }

/** Milliseconds: of the clock over the medians of the queries, of processors for a query. */
export type Timing = {
  way: string
  /** All of the way where there is none. */
  kind: string | undefined
  queries: number
  answered: number
  wall: number[]
  serverCpu: number
  serviceCpu: number
}

type Block = {
  way: Way
  kind: string
  asked: { q: string; times: number[]; total: number }[]
  serverMs: number
  serviceMs: number
}

const rounds = 3
const shares = [0.5, 0.95, 0.99]

/**
 * Asks one query at a time: all of one kind, then all of the next, in rounds, so that whatever else the
 * machine does falls on all of them. The first round is not measured.
 */
export async function measureWays(
  ways: Way[],
  serverCpu: () => Promise<number>,
): Promise<{ timings: Timing[]; failures: Set<string> }> {
  const blocks = ways.flatMap((way) =>
    [...Map.groupBy(way.queries, ({ kind }) => kind)].map(([kind, same]): Block => {
      const asked = same.map(({ q }) => ({ q, times: [], total: 0 }))
      return { way, kind, asked, serverMs: 0, serviceMs: 0 }
    }),
  )
  const failures = new Set<string>()
  const askAll = async ({ way, asked }: Block) => {
    for (const query of asked) {
      const start = performance.now()
      try {
        query.total = await way.ask(query.q)
      } catch (error) {
        failures.add(`${way.name}, «${query.q}»: ${describe(error)}`)
      }
      query.times.push(performance.now() - start)
    }
  }
  for (const block of blocks) await askAll(block)
  for (const { times } of blocks.flatMap(({ asked }) => asked)) times.length = 0
  for (let round = 0; round < rounds; round += 1) {
    for (const block of blocks) {
      const before = { server: await serverCpu(), service: process.cpuUsage() }
      await askAll(block)
      const { user, system } = process.cpuUsage(before.service)
      block.serviceMs += (user + system) / 1000
      block.serverMs += (await serverCpu()) - before.server
    }
  }
  const timings = ways.flatMap((way) => {
    const own = blocks.filter((block) => block.way === way)
    const byKind = own.length > 1 ? own.map((block) => summarise([block], block.kind)) : []
    return [...byKind, summarise(own)]
  })
  return { timings, failures }
}

function summarise(blocks: Block[], kind?: string): Timing {
  const asked = blocks.flatMap((block) => block.asked)
  const medians = asked.map(({ times }) => percentile(times, 0.5))
  const perQuery = (of: (block: Block) => number) =>
    blocks.reduce((sum, block) => sum + of(block), 0) / asked.length / rounds
  return {
    way: blocks[0]?.way.name ?? '',
    kind,
    queries: asked.length,
    answered: asked.filter(({ total }) => total > 0).length,
    wall: shares.map((share) => percentile(medians, share)),
    serverCpu: perQuery(({ serverMs }) => serverMs),
    serviceCpu: perQuery(({ serviceMs }) => serviceMs),
  }
}

/** The smallest value that so large a share of the values does not exceed. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** The cause says what went wrong; what wraps it repeats the whole statement. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : describe(error.cause)
}
