import { readFile } from 'node:fs/promises'

import { Miniflare } from 'miniflare'
import { z } from 'zod'

import { workerOptions } from './edge-worker.ts'

/**
 * The program that edge-runtime.ts starts: a workerd whose Workers are each reached at a port of
 * their own, as production reaches them, without the entry Worker of a development server. Says on
 * one line that it is ready.
 */
const planSchema = z.object({
  workers: z.array(
    z.object({
      name: z.string(),
      port: z.number(),
      variables: z.record(z.string(), z.string()).optional(),
      hasFiles: z.boolean().optional(),
      collectsGarbage: z.boolean().optional(),
      recordsSpans: z.boolean().optional(),
    }),
  ),
  inspectorPort: z.number().optional(),
})

const { workers, inspectorPort } = planSchema.parse(JSON.parse(process.env.EDGE_PLAN ?? ''))
const options = await Promise.all(workers.map((worker) => workerOptions(worker)))
const start = performance.now()
const server = new Miniflare({
  workers: options,
  inspectorPort,
  cf: false,
  telemetry: { enabled: false },
})
await server.ready
const readyMs = performance.now() - start
console.log(JSON.stringify({ ready: { readyMs, workerdId: await childId() } }))

process.once('SIGTERM', () => void server.dispose().finally(() => process.exit()))

/** The runtime's process, where the system tells. */
async function childId(): Promise<number | undefined> {
  const path = `/proc/self/task/${process.pid}/children`
  const ids = (await readFile(path, 'utf8').catch(() => '')).trim().split(' ').map(Number)
  for (const id of ids) {
    const name = await readFile(`/proc/${id}/comm`, 'utf8').catch(() => '')
    if (name.trim() === 'workerd') return id
  }
  return undefined
}
