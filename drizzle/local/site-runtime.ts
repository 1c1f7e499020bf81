import { join } from 'node:path'

import { Log, LogLevel, Miniflare } from 'miniflare'
import { z } from 'zod'

import { builtWorkerOptions } from './built-worker.ts'

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
const server = new Miniflare({
  workers: [await builtWorkerOptions(plan.configFile, { name: 'site', hasFiles: true, ...plan })],
  // Where wrangler keeps it too.
  resourcePersistencePath: join(plan.stateFolder, 'v3'),
  cf: false,
  log: new Log(LogLevel.WARN),
  telemetry: { enabled: false },
})
await server.ready

process.once('SIGTERM', () => void server.dispose().finally(() => process.exit()))
