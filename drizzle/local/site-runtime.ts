import { join } from 'node:path'
import { inspect } from 'node:util'

import { Cron } from 'croner'
import { Log, LogLevel, Miniflare } from 'miniflare'
import { z } from 'zod'

import { builtWorkerOptions, readCrons } from './built-worker.ts'
import { boundPlatformStorage } from './data/platform-storage.ts'
import { printError } from './terminal/output.ts'

/**
 * The program that serves the built site: one workerd, and no development server before it. Its plan comes
 * by the environment, since it holds secrets and a command line is shown to every user of the machine.
 */
export const sitePlanSchema = z.object({
  configFile: z.string(),
  port: z.number(),
  variables: z.record(z.string(), z.string()),
  /** Where the platform's local storage is kept between two runs. */
  stateFolder: z.string(),
})
export type SitePlan = z.infer<typeof sitePlanSchema>

const plan = sitePlanSchema.parse(JSON.parse(process.env.SITE_PLAN ?? ''))
// Where wrangler keeps it too.
const storageFolder = join(plan.stateFolder, 'v3')
const server = new Miniflare({
  workers: [await builtWorkerOptions(plan.configFile, { name: 'site', hasFiles: true, ...plan })],
  resourcePersistencePath: storageFolder,
  cf: false,
  log: new Log(LogLevel.WARN),
  telemetry: { enabled: false },
})
await server.ready

/** What the platform offers for a Worker, which the declarations of Miniflare take for something else. */
type Scheduled = { scheduled: (event: { cron: string; scheduledTime: Date }) => Promise<unknown> }
const worker = (await server.getWorker('site')) as unknown as Scheduled

/** Runs by the clock until the program ends; a run waits for the one before. */
const schedule = (cron: string, run: () => Promise<void>) =>
  new Cron(
    cron,
    { timezone: 'UTC', protect: true, catch: (error) => printError(inspect(error)) },
    run,
  )

// What the platform does by the clock.
for (const cron of await readCrons(plan.configFile)) {
  schedule(cron, async () => {
    await worker.scheduled({ cron, scheduledTime: new Date() })
  })
}
schedule('* * * * *', () => boundPlatformStorage(server, storageFolder))

process.once('SIGTERM', () => void server.dispose().finally(() => process.exit()))
