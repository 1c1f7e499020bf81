import { once } from 'node:events'

import { z } from 'zod'

import { freePort } from '#drizzle/local/free-port.ts'

import { type EdgeRuntime, startEdge } from './edge-runtime.ts'
import { originOf, type SeededDatabase, siteWorker } from './edge-site.ts'

export type HeapSite = {
  runtime: EdgeRuntime
  origin: string
  /** What the site's isolate holds once garbage is collected, in bytes. */
  readHeap: () => Promise<number>
}

const usageSchema = z.object({
  result: z.object({ usedSize: z.number(), backingStorageSize: z.number() }),
})

/**
 * The cached site alone in a workerd whose heap is capped as the platform caps it, and which
 * collects garbage when asked.
 */
export async function startHeapSite({ database, secrets }: SeededDatabase): Promise<HeapSite> {
  const options = { database, secrets, isCached: true, collectsGarbage: true }
  const site = await siteWorker({ name: 'site', ...options })
  const inspectorPort = await freePort()
  const runtime = await startEdge({
    workers: [site],
    inspectorPort,
    v8Flags: ['--expose-gc', '--max-old-space-size=128'],
  })
  const origin = originOf(site.port)
  return {
    runtime,
    origin,
    readHeap: async () => {
      const response = await fetch(`${origin}/__gc`)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`Garbage was not collected: status ${response.status}`)
      return readUsedBytes(`ws://127.0.0.1:${inspectorPort}/core:user:site`)
    },
  }
}

/** What an isolate uses of its heap and beside it, garbage among it. */
export async function readUsedBytes(inspector: string): Promise<number> {
  const socket = new WebSocket(inspector)
  try {
    await once(socket, 'open')
    const answered = once(socket, 'message')
    socket.send(JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' }))
    // The one question gets the one answer; a socket of the platform speaks in texts.
    const [message] = (await answered) as [MessageEvent<string>]
    const { usedSize, backingStorageSize } = usageSchema.parse(JSON.parse(message.data)).result
    // The bytes of buffers, such as copies of pages, lie beside the heap.
    return usedSize + backingStorageSize
  } finally {
    socket.close()
  }
}
