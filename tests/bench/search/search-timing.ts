import { setTimeout as sleep } from 'node:timers/promises'

import type { Random } from '#tests/bench/seeded-random.ts'

import type { BenchQuery } from './search-queries.ts'
import type { Ask } from './search-ways.ts'

/** A way to ask, what it is asked, and how often it is timed. */
export type Way = {
  ask: Ask
  queries: BenchQuery[]
  rounds: number
  /** The same query is not asked again so soon, since its answer is kept somewhere. */
  restMs?: number
}

export type QueryTiming = BenchQuery & {
  /** The median of the rounds, in milliseconds. */
  ms: number
  slowestMs: number
  /** How many answers there were. */
  total: number
}
export type Failure = BenchQuery & { way: string; reason: string }

type Measured<Name extends string> = { timings: Record<Name, QueryTiming[]>; failures: Failure[] }
type Entry<Name extends string> = {
  way: Name
  query: BenchQuery
  /** Where it stands among the queries of its way, from 0 to 1. */
  place: number
  times: number[]
  total: number
  askedAt: number
  failure?: string
}

/**
 * Asks one query at a time: each once unmeasured and shuffled, then in rounds. The ways take turns,
 * so that whatever else the machine does falls on all of them. A way of a single round is so slow
 * that it goes without the first pass.
 */
export async function measureWays<Name extends string>(
  ways: Record<Name, Way>,
  random: Random,
): Promise<Measured<Name>> {
  // The keys of a record are its type's, which Object.keys forgets.
  const names = Object.keys(ways) as Name[]
  const entries = names
    .flatMap((way) => entriesOf(way, ways[way].queries))
    .toSorted((a, b) => a.place - b.place)
  const ask = async (entry: Entry<Name>) => {
    const { ask: askWay, restMs = 0 } = ways[entry.way]
    await sleep(Math.max(0, entry.askedAt + restMs - performance.now()))
    const start = performance.now()
    try {
      entry.total = await askWay(entry.query.q)
    } catch (error) {
      entry.failure = describe(error)
    }
    entry.askedAt = performance.now()
    return entry.askedAt - start
  }

  for (const entry of shuffled(entries, random)) if (ways[entry.way].rounds > 1) await ask(entry)
  const rounds = Math.max(...names.map((way) => ways[way].rounds))
  for (let round = 0; round < rounds; round += 1) {
    for (const entry of entries) {
      if (round < ways[entry.way].rounds) entry.times.push(await ask(entry))
    }
  }

  const timings = names.map((name) => [
    name,
    entries.filter(({ way }) => way === name).map((entry) => timingOf(entry)),
  ])
  return {
    // One list for each name, by construction.
    timings: Object.fromEntries(timings) as Record<Name, QueryTiming[]>,
    failures: entries.flatMap(({ way, query, failure }) =>
      failure === undefined ? [] : [{ way, ...query, reason: failure }],
    ),
  }
}

/** The smallest value that so large a share of the values does not exceed. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

function entriesOf<Name extends string>(way: Name, queries: BenchQuery[]): Entry<Name>[] {
  return queries.map((query, index) => ({
    way,
    query,
    place: index / queries.length,
    times: [],
    total: 0,
    askedAt: Number.NEGATIVE_INFINITY,
  }))
}

function timingOf({ query, times, total }: Entry<string>): QueryTiming {
  return { ...query, ms: percentile(times, 0.5), slowestMs: Math.max(...times), total }
}

/** The cause says what went wrong; what wraps it repeats the whole statement. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : describe(error.cause)
}

function shuffled<Value>(values: Value[], random: Random): Value[] {
  return values
    .map((value) => ({ value, key: random.next() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ value }) => value)
}
