import { readdir, readFile } from 'node:fs/promises'

import { z } from 'zod'

import { startChild } from '#drizzle/local/child-processes.ts'
import { projectPath } from '#drizzle/local/project-root.ts'
import { SetupError } from '#drizzle/local/setup-error.ts'

import type { EdgeWorker } from './edge-worker.ts'

export type EdgePlan = {
  workers: EdgeWorker[]
  /** Where a debugger may attach, for measures of memory. */
  inspectorPort?: number
  v8Flags?: string[]
}

export type EdgeRuntime = {
  /** From the start of workerd until it takes requests. */
  readyMs: number
  /** What workerd has worked so far, in all its threads; undefined where the system does not tell. */
  cpuMs: () => Promise<number | undefined>
  /** What workerd has in memory now and had at most; undefined where the system does not say. */
  residentBytes: () => Promise<{ now: number; peak: number } | undefined>
  stop: () => Promise<void>
}

const readySchema = z.object({
  ready: z.object({ readyMs: z.number(), workerdId: z.number().optional() }),
})

/** Starts Workers in one workerd, in a program of its own; resolves when they take requests. */
export async function startEdge({ v8Flags = [], ...plan }: EdgePlan): Promise<EdgeRuntime> {
  const { promise: ready, resolve } = Promise.withResolvers<string>()
  const child = await startChild(
    process.execPath,
    [projectPath('tests/bench/pages/edge-server.ts')],
    {
      // The plan holds secrets, which a command line would show to everybody.
      env: {
        EDGE_PLAN: JSON.stringify(plan),
        MINIFLARE_WORKERD_V8_FLAGS: v8Flags.join(' '),
        NODE_ENV: 'production',
      },
      onOutput: (text) => {
        const line = text.split('\n').find((part) => part.startsWith('{"ready"'))
        if (line) resolve(line)
      },
    },
  )
  const line = await Promise.race([ready, child.ended])
  if (typeof line === 'number') {
    throw new SetupError(`The measured server stopped at once:\n${child.lastOutput()}`)
  }
  const { readyMs, workerdId } = readySchema.parse(JSON.parse(line)).ready
  return {
    readyMs,
    cpuMs: async () => (workerdId === undefined ? undefined : await workedMs(workerdId)),
    residentBytes: async () =>
      workerdId === undefined ? undefined : await readResidentBytes(workerdId),
    stop: child.stop,
  }
}

async function readResidentBytes(
  processId: number,
): Promise<{ now: number; peak: number } | undefined> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '')
  const bytesOf = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024
  return status === '' ? undefined : { now: bytesOf('VmRSS'), peak: bytesOf('VmHWM') }
}

/** The first number of a thread's statistics is its time on a processor, in nanoseconds. */
async function workedMs(processId: number): Promise<number> {
  const folder = `/proc/${processId}/task`
  const threads = await Promise.all(
    (await readdir(folder)).map((id) =>
      readFile(`${folder}/${id}/schedstat`, 'utf8').catch(() => '0'),
    ),
  )
  return threads.reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1e6, 0)
}
