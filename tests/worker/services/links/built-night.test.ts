/** @module-tag prove */

import { tmpdir } from 'node:os'

import { Miniflare } from 'miniflare'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { builtConfig, ensureLocalBuild } from '#drizzle/commands/production-build.ts'
import { builtWorkerOptions } from '#drizzle/local/built-worker.ts'
import { openClient } from '#drizzle/local/database-client.ts'
import { projectPath } from '#drizzle/local/project-root.ts'
import { jobRuns, links } from '#drizzle/schema/index.ts'
import { type SeededDatabase, startSeededDatabase } from '#tests/bench/pages/edge-site.ts'
import { clientOf, databaseOn } from '#worker/database/db.ts'

let seeded: SeededDatabase
let server: Miniflare

beforeAll(async () => {
  await ensureLocalBuild()
  seeded = await startSeededDatabase()
  const { database, secrets } = seeded
  const worker = await builtWorkerOptions(projectPath('dist', builtConfig), {
    name: 'site',
    port: 0,
    variables: {
      ...secrets,
      SITE_ORIGIN: 'http://localhost',
      DATABASE_URL: database.url,
      DATABASE_AUTH_TOKEN: database.authToken ?? '',
    },
    hasFiles: true,
    stateFolder: tmpdir(),
  })
  server = new Miniflare({ workers: [worker], cf: false, telemetry: { enabled: false } })
  await server.ready
})
afterAll(async () => {
  await server.dispose()
  await seeded.stop()
})

it('looks at links by the machine that it runs on, and notes what it saw', async () => {
  const db = databaseOn(clientOf(openClient(seeded.database.url, seeded.database.authToken)))
  // What the declarations of Miniflare take for something else.
  const worker = (await server.getWorker('site')) as unknown as {
    scheduled: (event: { cron: string; scheduledTime: Date }) => Promise<unknown>
  }

  await worker.scheduled({ cron: '17 2 * * *', scheduledTime: new Date() })

  const seen = await db.select().from(links)
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.map(({ vu_le, constat }) => [vu_le, constat])).not.toContainEqual([null, null])
  const [run] = await db.select().from(jobRuns)
  expect(run).toMatchObject({ travail: 'nuit', reussi: true })
  expect(run?.bilan).toMatch(/liens? vus?/)
})
