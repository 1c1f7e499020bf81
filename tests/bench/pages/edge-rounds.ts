import { gzipSync } from 'node:zlib'

import { medianOf } from '#tests/bench/median.ts'
import { percentile } from '#tests/bench/search/search-timing.ts'

import { connections, type LoadPart, type LoadResult, putLoad, summariseLoad } from './edge-load.ts'
import type { EdgeRuntime } from './edge-runtime.ts'
import type { Target } from './edge-targets.ts'

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
  /** Medians of the ratios to the reference, in the same turn. */
  ratio: { perSecond: number; p99: number; cpu: number | undefined } | undefined
  failures: string[]
}

type Turn = { result: LoadResult; reference: LoadResult | undefined }

/** Fewer would be over before the connections are, and before a copy that is given often is zipped. */
const fewestRequests = 5 * connections

/** In a turn the target and what it is compared to come so often, since the machine's speed changes. */
const slices = 10

/** A turn begins with so much of itself that is not measured, */
const leadInShare = 0.15
/** and with a whole one where another Worker was asked before: its memory has to be found again. */
const takeOverShare = 1

/** Each target under load for some seconds, again and again, in slices with what it is compared to. */
export async function measureInTurns(
  targets: Target[],
  { rounds, seconds }: RoundOptions,
  runtime: EdgeRuntime,
): Promise<Measured[]> {
  const turns = new Map(targets.map(({ name }): [string, Turn[]] => [name, []]))
  const rates = new Map<string, number>()
  const load = async (target: Target, share: number): Promise<LoadPart> => {
    const amount = Math.ceil((rates.get(target.name) ?? 0) * seconds * share)
    const part = await putLoad(
      { origin: target.origin, paths: [target.path] },
      Math.max(fewestRequests, amount),
      runtime,
    )
    rates.set(target.name, summariseLoad([part]).perSecond)
    return part
  }
  let lastOrigin = ''
  const takeTurn = async (target: Target): Promise<Turn> => {
    const reference = targets.find(({ name }) => name === target.reference)
    await load(target, target.origin === lastOrigin ? leadInShare : takeOverShare)
    lastOrigin = target.origin
    const parts: LoadPart[] = []
    const referenceParts: LoadPart[] = []
    for (let slice = 0; slice < slices; slice += 1) {
      if (reference) referenceParts.push(await load(reference, 1 / slices))
      parts.push(await load(target, 1 / slices))
    }
    return {
      result: summariseLoad(parts),
      reference: reference && summariseLoad(referenceParts),
    }
  }

  const answers = new Map<string, Answer>()
  for (const target of targets) {
    answers.set(target.name, await warmUp(target))
    await load(target, 1)
  }
  for (let round = 0; round < rounds; round += 1) {
    console.error(`round ${round + 1} of ${rounds}`)
    for (const target of targets) {
      turns.get(target.name)?.push(await takeTurn(target))
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

const failuresOf = ({ statuses }: LoadResult): string[] =>
  Object.entries(statuses)
    .filter(([status]) => status !== '200')
    .map(([status, count]) => `${count} answers with status ${status}`)

const median = (values: number[]) => percentile(values, 0.5)
