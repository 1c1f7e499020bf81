import { ensureLocalBuild } from '#drizzle/commands/production-build.ts'
import { runCommand, SetupError } from '#drizzle/local/setup-error.ts'
import { type HeapSite, startHeapSite } from '#tests/bench/pages/edge-heap.ts'
import { readPages } from '#tests/bench/pages/edge-pages.ts'
import { startSeededDatabase } from '#tests/bench/pages/edge-site.ts'

import { sendPaced } from './soak-pace.ts'
import { type Minute, printSoak } from './soak-report.ts'
import { soakVisits, type Visit } from './soak-visits.ts'

const perSecond = 200

/**
 * Two hundred mixed requests a second for fifteen minutes after one of warm-up, in a heap as small as
 * the platform's: what is answered, how fast, and whether memory grows.
 * `npm run soak -- 2` for two minutes. Fails when a figure is missed.
 */
await runCommand(async () => {
  const count = Number(process.argv[2] ?? 15)
  if (!Number.isInteger(count) || count < 2) throw new SetupError('Give minutes, 2 or more.')
  await ensureLocalBuild()
  const seeded = await startSeededDatabase()
  try {
    const visitOf = soakVisits(await readPages(seeded.database))
    const site = await startHeapSite(seeded)
    try {
      const [warmUp, ...minutes] = await soak(site, visitOf, count + 1)
      if (!warmUp) throw new Error('There was no warm-up')
      if (!printSoak(warmUp, minutes)) process.exitCode = 1
    } finally {
      await site.runtime.stop()
    }
  } finally {
    await seeded.stop()
  }
})

async function soak(
  { origin, readHeap }: HeapSite,
  visitOf: (index: number) => Visit,
  count: number,
): Promise<Minute[]> {
  // Gently at first: what a site without any copy does under load is another question than this.
  await sendPaced(origin, visitOf, { perSecond: 5, seconds: 20, first: 0 })
  const minutes: Minute[] = []
  while (minutes.length < count) {
    const first = minutes.length * 60 * perSecond
    const pace = { perSecond, seconds: 60, first }
    const { times, unexpected } = await sendPaced(origin, visitOf, pace)
    minutes.push({ times, unexpected: [...unexpected], heapBytes: await readHeap() })
    const wrong = unexpected.values().reduce((sum, answers) => sum + answers, 0)
    console.error(`minute ${minutes.length} of ${count}, the first of warm-up: ${wrong} unexpected`)
  }
  return minutes
}
