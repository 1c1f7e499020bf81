import { startHeapSite } from './edge-heap.ts'
import { putLoad } from './edge-load.ts'
import { type EdgePages, everyCallOf } from './edge-pages.ts'
import type { SeededDatabase } from './edge-site.ts'

export type Memory = { requests: number; warmBytes: number; endBytes: number }

const warmUpRequests = 2000

/** What the isolate holds after a warm-up, and after so many requests for all that is public. */
export async function measureMemory(
  seeded: SeededDatabase,
  pages: EdgePages,
  requests: number,
): Promise<Memory> {
  const { runtime, origin, readHeap } = await startHeapSite(seeded)
  try {
    const paths = [
      ...pages.all,
      ...['/prompts', '/gpts', pages.prompt, pages.gpt].map(everyCallOf),
      '/recherche?q=audit',
      '/prompts?page=2',
      '/une-adresse-inconnue',
    ]
    await putLoad({ origin, paths }, warmUpRequests, runtime)
    const warmBytes = await readHeap()
    await putLoad({ origin, paths }, requests, runtime)
    return { requests, warmBytes, endBytes: await readHeap() }
  } finally {
    await runtime.stop()
  }
}
