import { medianOf } from '#tests/bench/median.ts'

import { startEdge } from './edge-runtime.ts'
import { bareWorker, originOf, type SeededDatabase, siteWorker } from './edge-site.ts'
import type { EdgeWorker } from './edge-worker.ts'

export type StartUp = {
  starts: number
  /** What the site adds to the start of a runtime with the bare Worker, in milliseconds of CPU. */
  cpuMs: number | undefined
  /** The same until the first answer. */
  answerCpuMs: number | undefined
  /** And as time passes. */
  answerMs: number
}

type Start = Omit<StartUp, 'starts'>

/** Starts a runtime with the site and one with the bare Worker in turns; medians of the differences. */
export async function measureStartUp(
  { database, secrets }: SeededDatabase,
  starts: number,
): Promise<StartUp> {
  const differences: Start[] = []
  for (let start = 0; start < starts; start += 1) {
    const bare = await startOnce(await bareWorker())
    const site = await startOnce(
      await siteWorker({ name: 'site', database, secrets, isCached: true }),
    )
    differences.push({
      cpuMs: difference(site.cpuMs, bare.cpuMs),
      answerCpuMs: difference(site.answerCpuMs, bare.answerCpuMs),
      answerMs: site.answerMs - bare.answerMs,
    })
  }
  return {
    starts,
    cpuMs: medianOf(differences.map(({ cpuMs }) => cpuMs)),
    answerCpuMs: medianOf(differences.map(({ answerCpuMs }) => answerCpuMs)),
    answerMs: medianOf(differences.map(({ answerMs }) => answerMs)) ?? Number.NaN,
  }
}

async function startOnce(worker: EdgeWorker): Promise<Start> {
  const runtime = await startEdge({ workers: [worker] })
  try {
    const cpuMs = await runtime.cpuMs()
    const start = performance.now()
    // Refused before any page or database is thought of: the first answer costs the start alone.
    const response = await fetch(originOf(worker.port), { method: 'PUT' })
    await response.arrayBuffer()
    const answerMs = runtime.readyMs + performance.now() - start
    return { cpuMs, answerMs, answerCpuMs: await runtime.cpuMs() }
  } finally {
    await runtime.stop()
  }
}

const difference = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? undefined : a - b
