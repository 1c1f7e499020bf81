import { gzipSync } from 'node:zlib'

import { connections, type LoadResult, putLoad } from './edge-load.ts'
import type { EdgeRuntime } from './edge-runtime.ts'
import type { Target } from './edge-targets.ts'
import { medianOf } from './median.ts'
import { percentile } from './search-timing.ts'

export type RoundOptions = { rounds: number; seconds: number }

export type Measured = Target & {
  bytes: number
  gzipBytes: number
  /** What the answer says about where it comes from. */
  cacheStatus: string | undefined
  /** Medians of the rounds. */
  perSecond: number
  p99Ms: number
  cpuUs: number | undefined
  /** Medians of the ratios to the reference, each of two turns that followed each other closely. */
  ratio: { perSecond: number; p99: number; cpu: number | undefined } | undefined
  failures: string[]
}

type Turn = { result: LoadResult; reference: LoadResult | undefined }

/** So many turns later what else the machine does may have changed: the reference takes a turn again. */
const referenceLastsTurns = 2

/** Fewer would be over before the connections are, and before a copy that is given often is zipped. */
const fewestRequests = 5 * connections

/** A turn begins with so much of itself. */
const leadInShare = 0.15

/** Each target under load for some seconds, again and again, next to what it is compared to. */
export async function measureInTurns(
  targets: Target[],
  { rounds, seconds }: RoundOptions,
  runtime: EdgeRuntime,
): Promise<Measured[]> {
  const turns = new Map(targets.map(({ name }): [string, Turn[]] => [name, []]))
  const last = new Map<string, { result: LoadResult; at: number }>()
  const rates = new Map<string, number>()
  let turn = 0
  const load = async (target: Target) => {
    turn += 1
    const amount = Math.max(fewestRequests, (rates.get(target.name) ?? 0) * seconds)
    const asked = { ...target, paths: [target.path] }
    // Not measured: the target before leaves garbage, which the first requests after it clear up.
    await putLoad(asked, Math.max(fewestRequests, Math.ceil(amount * leadInShare)), runtime)
    const result = await putLoad(asked, Math.ceil(amount), runtime)
    last.set(target.name, { result, at: turn })
    rates.set(target.name, result.perSecond)
    return result
  }
  const referenceOf = async ({ reference }: Target) => {
    const target = targets.find(({ name }) => name === reference)
    if (!target) return undefined
    const known = last.get(target.name)
    return known && turn - known.at <= referenceLastsTurns ? known.result : await load(target)
  }

  const answers = new Map<string, Answer>()
  for (const target of targets) {
    answers.set(target.name, await warmUp(target))
    await load(target)
  }
  for (let round = 0; round < rounds; round += 1) {
    console.error(`round ${round + 1} of ${rounds}`)
    for (const target of targets) {
      const reference = await referenceOf(target)
      turns.get(target.name)?.push({ result: await load(target), reference })
    }
  }
  return targets.map((target) => summarise(target, answers, turns.get(target.name) ?? []))
}

type Answer = Pick<Measured, 'bytes' | 'gzipBytes' | 'cacheStatus'>

/** What is loaded lazily is loaded, and what is kept is kept, before anything is timed. */
async function warmUp({ origin, path }: Target): Promise<Answer> {
  let answer: Answer | undefined
  for (let visit = 0; visit < 2; visit += 1) {
    const response = await fetch(origin + path)
    const body = Buffer.from(await response.arrayBuffer())
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
    answer = {
      bytes: body.length,
      gzipBytes: gzipSync(body).length,
      cacheStatus: response.headers.get('cache-status') ?? undefined,
    }
  }
  if (!answer) throw new Error(`${path} was not visited`)
  return answer
}

function summarise(target: Target, answers: Map<string, Answer>, turns: Turn[]): Measured {
  const answer = answers.get(target.name)
  if (!answer) throw new Error(`${target.name} was not measured`)
  const pairs = turns.flatMap(({ result, reference }) => (reference ? [{ result, reference }] : []))
  return {
    ...target,
    ...answer,
    perSecond: median(turns.map(({ result }) => result.perSecond)),
    p99Ms: median(turns.map(({ result }) => result.p99Ms)),
    cpuUs: medianOf(turns.map(({ result }) => result.cpuUs)),
    ratio:
      pairs.length === 0
        ? undefined
        : {
            perSecond: median(
              pairs.map((pair) => pair.result.perSecond / pair.reference.perSecond),
            ),
            p99: median(pairs.map((pair) => pair.result.p99Ms / pair.reference.p99Ms)),
            cpu: medianOf(
              pairs.map(({ result, reference }) =>
                result.cpuUs && reference.cpuUs ? reference.cpuUs / result.cpuUs : undefined,
              ),
            ),
          },
    failures: turns.flatMap(({ result }) => failuresOf(result)),
  }
}

function failuresOf({ statuses, errors }: LoadResult): string[] {
  const wrong = Object.entries(statuses).filter(([status]) => status !== '200')
  return [
    ...wrong.map(([status, count]) => `${count} answers with status ${status}`),
    ...(errors > 0 ? [`${errors} connections failed`] : []),
  ]
}

const median = (values: number[]) => percentile(values, 0.5)
